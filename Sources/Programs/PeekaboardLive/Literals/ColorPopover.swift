// SPDX-License-Identifier: GPL-3.0-or-later
// The popover is a child of the box around the text view: a text view cannot be destroyed with a popover in it. Closures
// refer back weakly.

import CGtk
import GtkKit
import PageSource
import Scene

/// A popover in which the user chooses a color that is written in the code.
final class ColorPopover {
    /// Called with red, green, blue, and alpha of each color.
    var chosen: ([Double]) -> Void = { _ in }
    /// Called when the popover is closed.
    var closed: () -> Void = {}

    private let area: Widget
    private let popover = Widget(gtk_popover_new()!)
    private var editor: ColorEditor?

    /// Creates a popover in the box that a code view fills.
    init(in area: Widget) {
        self.area = area
        gtk_widget_set_parent(popover.pointer, area.pointer)
        popover.on("closed") { [weak self] in self?.closed() }
    }

    /// Lets the user change a color at a place in the text view.
    func popUp(_ literal: ColorLiteral, at place: GdkRectangle) {
        let values = literal.values
        let editor = ColorEditor(
            Color(red: values[0], green: values[1], blue: values[2], alpha: values[3]), hasAlpha: literal.hasAlpha)
        editor.changed = { [weak self] in self?.chosen([$0.red, $0.green, $0.blue, $0.alpha]) }
        self.editor = editor
        gtk_popover_set_child(popover.typed(), editor.widget.pointer)
        var place = place
        gtk_popover_set_pointing_to(popover.typed(), &place)
        gtk_popover_popup(popover.typed())
    }
}
