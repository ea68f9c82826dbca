// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the widget. The layout owns this object; closures of the widget refer to it weakly.

import CGtk
import GtkKit

/// The divider between the two parts of a widget.
final class Divider {
    /// Called with the size of the second part after the user has moved the divider.
    var moved: (Int) -> Void = { _ in }
    /// Called when the widget has got another size.
    var resized: () -> Void = {}
    /// The divided widget.
    let widget: Widget
    /// The length of the widget when the divider was placed last. A divider that moves while it stays the same was moved by
    /// the user.
    private var placedLength: Int?
    private var isPlacing = false

    /// Creates the divider of a `GtkPaned`.
    init(of widget: Widget) {
        self.widget = widget
        widget.limitTouchesToHandle()
        widget.onNotify("position") { [weak self] in self?.noteMove() }
        widget.onNotify("max-position") { [weak self] in
            if let self, length != placedLength { resized() }
        }
    }

    /// Whether the parts are below each other.
    var isVertical: Bool {
        get { gtk_orientable_get_orientation(widget.opaque) == GTK_ORIENTATION_VERTICAL }
        set {
            gtk_orientable_set_orientation(
                widget.opaque, newValue ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
        }
    }

    /// Gives the second part a size, if there is more than that.
    func place(end: Int) {
        placedLength = length
        guard length > end else { return }
        isPlacing = true
        gtk_paned_set_position(widget.opaque, Int32(length - end))
        isPlacing = false
    }

    /// The width of the widget, or its height if the parts are below each other.
    private var length: Int { isVertical ? widget.size.height : widget.size.width }

    private func noteMove() {
        guard !isPlacing, length > 0, length == placedLength else { return }
        moved(length - Int(gtk_paned_get_position(widget.opaque)))
    }
}
