// SPDX-License-Identifier: GPL-3.0-or-later
// The popover is a child of the box around the text view: a text view cannot be destroyed with a popover in it. Closures
// refer back weakly.

import CGtk
import GtkKit
import PageSource

/// A popover with two fields in which the user types the range of a number in the code.
final class RangePopover {
    /// Called with each range that is typed; `nil` if the fields are empty.
    var typed: (ClosedRange<Double>?) -> Void = { _ in }
    /// Called when the popover is closed.
    var closed: () -> Void = {}

    private let popover = Widget(gtk_popover_new()!)
    private let from = EntryRow(), to = EntryRow()
    private let message = Widget.paragraph("")
    private var literal: CodeLiteral?

    /// The width of the fields, in points.
    private static let width = 220

    /// Creates a popover in the box that a code view fills.
    init(in area: Widget) {
        // Translators: A field: the least value of a number.
        from.title = translated("From")
        // Translators: A field: the largest value of a number.
        to.title = translated("To")
        let column = Box(.vertical, spacing: 6)
        let list = Widget(gtk_list_box_new()!)
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        list.addClass("boxed-list")
        list.requestSize(width: Self.width)
        for row in [from, to] {
            gtk_list_box_append(list.opaque, row.pointer)
            row.onEdit { [weak self] _ in self?.read() }
            row.on("entry-activated") { [weak self] in self.map { gtk_popover_popdown($0.popover.typed()) } }
        }
        column.append(list)
        message.addClass("caption")
        message.setMaxWidth(characters: 28)
        column.append(message)
        gtk_popover_set_child(popover.typed(), column.pointer)
        gtk_widget_set_parent(popover.pointer, area.pointer)
        popover.on("closed") { [weak self] in
            self?.literal = nil
            self?.closed()
        }
    }

    /// Lets the user type a range of a number at a place in the text view. `range` is the present one; `nil` for the guess.
    func popUp(_ literal: CodeLiteral, range: ClosedRange<Double>?, at place: GdkRectangle) {
        self.literal = nil
        from.text = range.map { Self.text($0.lowerBound) } ?? ""
        to.text = range.map { Self.text($0.upperBound) } ?? ""
        self.literal = literal
        read()
        var place = place
        gtk_popover_set_pointing_to(popover.typed(), &place)
        gtk_popover_popup(popover.typed())
        from.grabFocus()
    }

    private func read() {
        guard let literal else { return }
        var problem: String?
        switch TypedRange(from: from.text, to: to.text, of: literal) {
        case .none: typed(nil)
        case .range(let range): typed(range)
        case .invalid(let text): problem = text
        }
        message.setClass("error", problem != nil)
        message.setClass("dim-label", problem == nil)
        // Translators: Below two fields for the range of a number.
        let hint = translated(
            "Dragging {name} stays in this range. Leave both fields empty for a range that fits the number.")
        let text = problem ?? filled(hint, ["name": literal.name.isEmpty ? literal.text : literal.name])
        guard text != message.text else { return }
        message.text = text
        for row in [from, to] { peekaboard_accessible_description(row.delegate.raw, text) }
        if problem != nil { _ = peekaboard_announce(popover.raw, text) }
    }

    private static func text(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
