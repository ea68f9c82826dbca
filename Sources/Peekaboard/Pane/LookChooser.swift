// The chooser holds references to its buttons, which their parent owns. Closures that the store keeps refer to the
// chooser weakly.

import Boards
import CGtk
import GtkKit
import Localization
import PeekaboardModel
import Scene

/// The looks of a board as small pictures of it. One is pressed unless the look has been changed.
final class LookChooser {
    /// The widget: a heading, and the looks below it.
    let widget: Widget

    /// The area of the boards in the pictures, and the longer side of a picture, in points.
    private static let area = Size(width: 340, height: 260), side = 88.0
    private static let columns: guint = 3

    private let model: any BoardModel
    private let pictureCache: PictureCache
    private let custom = Widget(gtk_label_new("")!)
    private let flow = Widget(gtk_flow_box_new()!)
    private var buttons: [(look: Look, button: Widget)] = []

    /// Creates a chooser of the looks of a board, which outlives it.
    init(of model: any BoardModel, pictureCache: PictureCache) {
        self.model = model
        self.pictureCache = pictureCache
        gtk_flow_box_set_selection_mode(flow.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_homogeneous(flow.opaque, 1)
        gtk_flow_box_set_min_children_per_line(flow.opaque, Self.columns)
        gtk_flow_box_set_max_children_per_line(flow.opaque, Self.columns)
        gtk_flow_box_set_row_spacing(flow.opaque, 6)
        // Translators: A heading in the preferences: how the board looks. Below it are names such as “Wood”.
        let title = translated("Look")
        flow.setAccessibleLabel(title)
        custom.dim()
        custom.addClass("caption")
        widget = .group(title: title, of: [flow])
        adw_preferences_group_set_header_suffix(widget.typed(), custom.pointer)
        draw()
        for property in model.properties.properties where model.properties.looks.contains(where: { $0.sets(property) })
        {
            model.properties.onChange(of: property) { [weak self] in self?.showCurrent() }
        }
    }

    /// Draws all pictures again, because the style of the desktop has changed.
    func draw() {
        while let child = gtk_widget_get_first_child(flow.pointer) { gtk_flow_box_remove(flow.opaque, child) }
        buttons = model.properties.looks.map { look in (look, button(of: look)) }
        for (_, button) in buttons {
            gtk_flow_box_insert(flow.opaque, button.pointer, -1)
            if let parent = gtk_widget_get_parent(button.pointer) { gtk_widget_set_focusable(parent, 0) }
        }
        showCurrent()
    }

    private func button(of look: Look) -> Widget {
        let button = Widget.pictureButton(
            of: model.preview(of: look, in: Self.area), side: Self.side, title: translated(look.title),
            pictureCache: pictureCache)
        button.on("clicked") { [weak self] in
            self?.model.properties.choose(look)
            self?.showCurrent()  // GTK has released the button of the current look.
        }
        return button
    }

    private func showCurrent() {
        let current = model.properties.look?.id
        // Translators: Beside the heading “Look”, if a look has been changed.
        gtk_label_set_text(custom.opaque, current == nil ? translated("Custom") : "")
        for (look, button) in buttons { gtk_toggle_button_set_active(button.typed(), look.id == current ? 1 : 0) }
    }
}

extension Look {
    /// Whether the look has a value of a property.
    fileprivate func sets(_ property: LiveProperty) -> Bool { values[property.name] != nil }
}
