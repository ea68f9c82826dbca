// SPDX-License-Identifier: GPL-3.0-or-later
// The overlay owns the widgets, whose closures refer to this object weakly.

import CGtk

/// A quiet line that covers the middle of a bar as long as it is shown, so that nothing moves when it appears or disappears.
final class BarHint {
    /// Called when the user dismisses the line.
    var dismissed: () -> Void = {}
    /// The bar with the line.
    let widget = Widget(gtk_overlay_new()!)

    private let row = Box(.horizontal, spacing: 6)
    private let label = Widget.paragraph("")

    /// The space at both ends of the bar that stays free: that of a button, in points.
    private static let margin: Int32 = 50

    /// Creates a line over a bar, which is hidden.
    init(over bar: Widget) {
        gtk_overlay_set_child(widget.opaque, bar.pointer)
        gtk_overlay_add_overlay(widget.opaque, row.pointer)
        gtk_widget_set_margin_start(row.pointer, Self.margin)
        gtk_widget_set_margin_end(row.pointer, Self.margin)
        row.addClass("time-line-hint")
        row.isVisible = false
        label.addClass("caption")
        label.addClass("dim-label")
        label.ellipsize(PANGO_ELLIPSIZE_END, lines: 3)
        label.hexpand = true
        row.append(label)
        // Translators: A button that removes a hint, which is not shown again.
        let button = Button(label: translated("Dismiss"))
        for name in ["flat", "caption"] { button.addClass(name) }
        button.valign = .center
        button.on("clicked") { [weak self] in self?.dismissed() }
        row.append(button)
    }

    /// Shows a text, or hides the line.
    func show(_ text: String?) {
        guard (text != nil) != row.isVisible else { return }
        if text == nil { _ = row.releaseFocus() }
        label.text = text ?? ""
        row.isVisible = text != nil
    }
}
