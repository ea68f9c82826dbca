// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the widgets. The stage's controller owns this object; closures of widgets refer to it weakly.

import CGtk
import GtkKit
import PageRuns
import PageSource

/// A row with the values of a literal that are compared: a button for each that writes it in the code, and one that removes
/// it. It scrolls if there is not enough space.
final class ComparisonRow {
    /// Called when the user chooses a value for the code.
    var chosen: (CodeLiteral) -> Void = { _ in }
    /// Called when the user no longer wants to compare a value.
    var removed: (Comparison.KeptValue) -> Void = { _ in }
    /// Called when the row has no values any more, and has had the keyboard focus.
    var focusLost: () -> Void = {}
    /// The row.
    let widget = Widget(gtk_scrolled_window_new()!)

    private let row = Box(.horizontal, spacing: 6)
    private var shown: [Comparison.KeptValue] = []
    private var samples: [TrailSample] = []

    /// The largest width of a value, in characters.
    private static let maxCharacters = 24

    /// Creates a row without values.
    init() {
        gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_child(widget.opaque, row.pointer)
        widget.addClass("comparison-row")
        // Translators: The accessible name of a row with values of a number in the code, which the user compares.
        row.setAccessibleLabel(translated("Compared values"))
        widget.isVisible = false
    }

    /// Shows the values that are compared.
    func display(_ values: [Comparison.KeptValue]) {
        guard values.map(\.literal) != shown.map(\.literal) else { return }
        let hadFocus = row.releaseFocus()
        row.removeChildren()
        samples = []
        shown = values
        values.forEach(add)
        widget.isVisible = !values.isEmpty
        guard hadFocus else { return }
        if values.isEmpty { focusLost() } else { gtk_widget_child_focus(row.pointer, GTK_DIR_TAB_FORWARD) }
    }

    private func add(_ value: Comparison.KeptValue) {
        let name = value.literal.description
        let (content, sample, label) = (Box(.horizontal, spacing: 6), TrailSample(.kept(value.color)), Label(name))
        samples.append(sample)
        if name.count > Self.maxCharacters {
            label.ellipsize(PANGO_ELLIPSIZE_END)
            label.setWidth(characters: Self.maxCharacters)
        }
        content.append(sample.widget)
        content.append(label)
        let button = Button(child: content)
        button.setAccessibleLabel(name)
        // Translators: A tooltip. {value} is a line of code: “force = 7.5”.
        let tooltip = filled(translated("Write {value} in the code"), ["value": name])
        gtk_widget_set_tooltip_text(button.pointer, tooltip)
        button.on("clicked") { [weak self] in self?.chosen(value.literal) }
        // Translators: A button. {value} is a line of code: “force = 7.5”.
        let stop = filled(translated("Stop Comparing {value}"), ["value": name])
        let close = Button(icon: "window-close-symbolic", name: stop)
        close.on("clicked") { [weak self] in self?.removed(value) }
        let pair = Box(.horizontal)
        pair.addClass("linked")
        pair.append(button)
        pair.append(close)
        row.append(pair)
    }
}
