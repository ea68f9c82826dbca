// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import PageSource
import Scene

/// A bar below a literal in the code. Dragged, it changes the literal.
final class LiteralHandle: CodeOverlay {
    /// The height of the bar and what is around it that can be dragged, in points.
    private static let height = 9.0, heightForFingers = 30.0
    /// The least width, and by how much the bar goes beyond the literal on both sides, in points.
    private static let minWidth = 16.0, minWidthForFingers = 44.0

    /// Whether it is large enough for fingers.
    private var isLarge = false

    /// Creates a handle that is in no view yet.
    init() {
        super.init(Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!))
        widget.addClass("literal-handle")
        widget.isVisible = false
    }

    /// Shows the handle below a literal with a place in the text of a view.
    func show(_ literal: CodeLiteral, below box: Rect, in view: CodeView, isLarge: Bool) {
        if case .number = literal.kind {
            gtk_widget_set_cursor_from_name(widget.pointer, "ew-resize")
        } else {
            gtk_widget_set_cursor_from_name(widget.pointer, "pointer")
        }
        if isLarge != self.isLarge { widget.setClass("large", isLarge) }
        self.isLarge = isLarge
        let width = max(isLarge ? Self.minWidthForFingers : Self.minWidth, box.size.width)
        widget.requestSize(width: Int(width), height: Int(isLarge ? Self.heightForFingers : Self.height))
        let end = box.origin.y + box.size.height
        move(to: Point(x: (box.center.x - width / 2).rounded(), y: end - 3), in: view)
        widget.isVisible = true
    }

    /// Shows whether the literal is being changed.
    func setHeld(_ isHeld: Bool) { widget.setClass("held", isHeld) }
}
