// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import CGtk
import GtkKit
import Scene

/// Galleries of small pictures arranged in a grid, each with a title.
enum GalleryWidget {
    private static let gap = 12

    /// Returns a widget that shows galleries, or `nil` if there are none.
    static func make(_ galleries: [Gallery]) -> Widget? {
        guard !galleries.isEmpty else { return nil }
        let box = Box(.vertical, spacing: 18)
        for gallery in galleries {
            let pictures = pictures(of: gallery)
            pictures.setAccessibleLabel(gallery.note)
            box.append(PreferencesGroup(title: gallery.title, description: gallery.note, of: [pictures]))
        }
        return box
    }

    private static func pictures(of gallery: Gallery) -> Widget {
        let flow = FlowBox(columns: 2...12, rowSpacing: gap, columnSpacing: gap)
        for item in gallery.items {
            guard let size = item.plates.first?.size else { continue }
            let picture = Widget.drawing(height: Int(size.height.rounded(.up))) { context, _ in
                for plate in item.plates { plate.paintCells(on: context) }
            }
            gtk_drawing_area_set_content_width(picture.typed(), Int32(size.width))
            picture.halign = .center
            let child = flow.append(picture)
            child.setAccessibleLabel(item.name)
            peekaboard_accessible_description(child.raw, item.description)
        }
        return flow
    }
}
