// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns the panel. The view of a console is created when it is first shown.

import CGtk
import GtkKit

/// The console below the board that is shown. Each board has its own console, because the lines refer to that board's
/// `gc`, as does the Swift page that can be made from it.
final class ConsolePanel {
    /// Whether the panel is open.
    var isOpen = false {
        didSet {
            revealer.setRevealed(isOpen)
            fill()
        }
    }

    /// Whether the panel has the keyboard focus.
    var hasFocus: Bool { gtk_widget_get_focus_child(revealer.pointer) != nil }

    /// The maximum number of lines kept for each board.
    private static let limit = 1000

    private let revealer: Revealer
    private let stack: Widget
    private var logs: [String: ConsoleLog] = [:]
    private var views: [String: ConsoleView] = [:]
    private var shown: String?

    /// Creates the panel from the window's widgets.
    init(_ builder: Builder) {
        revealer = builder.widget("console")
        stack = builder.widget("console-lines")
        builder.widget("console-copy").on("clicked") { [weak self] in self?.copy() }
        builder.widget("console-clear").on("clicked") { [weak self] in self?.clear() }
    }

    /// Shows the lines of a board instead of those of other boards.
    func display(_ board: String) {
        shown = board
        fill()
    }

    /// Adds lines to the console of a board. If `replacesLast`, a change replaces the previous line, provided that is a
    /// change too.
    func add(_ text: String, _ kind: ConsoleLog.Kind, replacesLast: Bool = false, of board: String) {
        let last = views[board]?.log.lines.last ?? logs[board]?.lines.last
        let replaces = replacesLast && kind == .change && last?.kind == .change
        if let view = views[board] { return view.add(text, kind, replacesLast: replaces) }
        var log = logs[board] ?? ConsoleLog(limit: Self.limit)
        log.add(text, kind, replacesLast: replaces)
        logs[board] = log
    }

    private func fill() {
        guard isOpen, let shown else { return }
        if views[shown] == nil {
            let view = ConsoleView(
                // Translators: The panel below the board that lists what happens.
                name: translated("Console"), log: logs.removeValue(forKey: shown) ?? ConsoleLog(limit: Self.limit))
            views[shown] = view
            gtk_stack_add_named(stack.opaque, view.widget.pointer, shown)
        }
        gtk_stack_set_visible_child_name(stack.opaque, shown)
    }

    private func copy() { shown.flatMap { views[$0] }?.copyAll() }

    private func clear() { shown.flatMap { views[$0] }?.clear() }
}
