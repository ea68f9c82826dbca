import BoardKinds
import CGtk
import GtkKit
import Scene

/// Galleries of small pictures arranged in a grid, each with a title.
enum GalleryWidget {
    private static let gap = 12.0

    /// Returns a widget that shows galleries, or `nil` if there are none.
    static func make(_ galleries: [Gallery]) -> Widget? {
        guard !galleries.isEmpty else { return nil }
        let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        for gallery in galleries {
            let pictures = pictures(of: gallery)
            peekaboard_accessible_label(pictures.raw, gallery.note)
            box.append(.group(title: gallery.title, description: gallery.note, of: [pictures]))
        }
        return box
    }

    private static func pictures(of gallery: Gallery) -> Widget {
        let flow = Widget(gtk_flow_box_new()!)
        gtk_flow_box_set_selection_mode(flow.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_max_children_per_line(flow.opaque, 12)
        gtk_flow_box_set_min_children_per_line(flow.opaque, 2)
        gtk_flow_box_set_row_spacing(flow.opaque, guint(gap))
        gtk_flow_box_set_column_spacing(flow.opaque, guint(gap))
        for item in gallery.items {
            guard let size = item.plates.first?.size else { continue }
            let picture = Widget.drawing(height: Int(size.height.rounded(.up))) { context, _ in
                for plate in item.plates { plate.paintCells(on: context) }
            }
            gtk_drawing_area_set_content_width(picture.typed(), Int32(size.width))
            gtk_widget_set_halign(picture.pointer, GTK_ALIGN_CENTER)
            let child = Widget(gtk_flow_box_child_new()!)
            gtk_flow_box_child_set_child(child.typed(), picture.pointer)
            peekaboard_accessible_label(child.raw, item.name)
            peekaboard_accessible_description(child.raw, item.description)
            gtk_flow_box_append(flow.opaque, child.pointer)
        }
        return flow
    }
}
