// The flow box owns the buttons. Their closures refer to the chooser weakly.

import CGtk
import Scene

/// Small pictures with titles below them, one of which can be chosen. The chosen one is pressed.
package final class PictureChooser {
    /// One of the pictures.
    package struct Entry {
        let id: String
        let title: String
        let name: String
        let picture: NodeTree

        /// Creates an entry. The title is in the user's language; `name` is the accessible name, if it differs.
        package init(id: String, title: String, name: String? = nil, picture: NodeTree) {
            (self.id, self.title, self.name, self.picture) = (id, title, name ?? title, picture)
        }
    }

    /// The widget.
    package let widget = Widget(gtk_flow_box_new()!)
    /// Called with the identifier of a picture that the user chooses.
    package var chosen: (String) -> Void = { _ in }
    /// The identifier of the picture that is pressed; `nil` or an unknown one if none is.
    package var current: String? { didSet { showCurrent() } }

    private let side: Double
    private let pictureCache: PictureCache
    private var buttons: [(id: String, button: Widget)] = []

    /// Creates an empty chooser. `side` is the longer side of a picture, in points.
    package init(side: Double, columns: Int, pictureCache: PictureCache) {
        self.side = side
        self.pictureCache = pictureCache
        gtk_flow_box_set_selection_mode(widget.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_homogeneous(widget.opaque, 1)
        gtk_flow_box_set_min_children_per_line(widget.opaque, guint(columns))
        gtk_flow_box_set_max_children_per_line(widget.opaque, guint(columns))
        gtk_flow_box_set_row_spacing(widget.opaque, 6)
        gtk_widget_set_vexpand(widget.pointer, 0)  // The pictures expand only within their buttons.
    }

    /// Shows other pictures.
    package func show(_ entries: [Entry]) {
        while let child = gtk_widget_get_first_child(widget.pointer) { gtk_flow_box_remove(widget.opaque, child) }
        buttons = []
        entries.forEach(add)
    }

    /// Adds a picture after the others.
    package func add(_ entry: Entry) {
        let button = button(for: entry)
        buttons.append((entry.id, button))
        gtk_flow_box_insert(widget.opaque, button.pointer, -1)
        if let parent = gtk_widget_get_parent(button.pointer) { gtk_widget_set_focusable(parent, 0) }
        showCurrent()
    }

    private func button(for entry: Entry) -> Widget {
        let button = Widget(gtk_toggle_button_new()!)
        button.addClass("picture-button")
        button.addClass("flat")
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3)!)
        let picture = Widget.thumbnail(of: entry.picture, side: side, pictureCache: pictureCache)
        gtk_widget_set_halign(picture.pointer, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(picture.pointer, GTK_ALIGN_CENTER)
        gtk_widget_set_vexpand(picture.pointer, 1)
        picture.addClass("picture")
        gtk_widget_set_overflow(picture.pointer, GTK_OVERFLOW_HIDDEN)
        column.append(picture)
        let label = Widget(gtk_label_new(entry.title)!)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        label.addClass("caption")
        column.append(label)
        gtk_button_set_child(button.typed(), column.pointer)
        button.setAccessibleLabel(entry.name)
        button.on("clicked") { [weak self] in
            self?.chosen(entry.id)
            self?.showCurrent()  // GTK has released the button of the current picture.
        }
        return button
    }

    private func showCurrent() {
        for (id, button) in buttons { gtk_toggle_button_set_active(button.typed(), id == current ? 1 : 0) }
    }
}
