// SPDX-License-Identifier: GPL-3.0-or-later
// The window's controller owns the console, which holds references to its widgets. Their closures refer back weakly.

import CGtk
import Console
import GtkKit

/// The console of a page: the lines about what happens, and an entry for Swift that is run in the page.
final class PageConsole {
    // Translators: The panel below the board that lists what happens.
    let view = ConsoleView(name: translated("Console"))
    let entry = ExpressionEntry()
    /// Runs an expression. Returns whether it was taken.
    var expressionEntered: (String) -> Bool = { _ in false }

    private let layout: WindowLayout
    /// Whether the result of an expression is still to be said.
    private var awaitsResult = false

    /// Creates an empty console from the window's widgets.
    init(_ builder: Builder, layout: WindowLayout) {
        self.layout = layout
        gtk_widget_set_vexpand(view.widget.pointer, 1)
        layout.consoleBox.append(view.widget)
        layout.consoleBox.append(entry.widget)
        entry.entered = { [weak self] text in
            guard let self, expressionEntered(text) else { return false }
            awaitsResult = true
            return true
        }
        let filter: SearchEntry = builder.widget("console-filter")
        let shared = filter.raw  // The filter owns the closures.
        filter.on("search-changed") { [weak self] in self?.view.filter = SearchEntry(sharing: shared).text }
        filter.on("stop-search") { SearchEntry(sharing: shared).text = "" }
    }

    /// Adds the actions to those of the window.
    func addActions(to actions: ActionMap) {
        actions.add(of: view, ["copy-console": { $0.copyAll() }, "clear-console": { $0.clear() }])
        layout.addSwitch(of: .console, to: actions) { [unowned self] in entry.widget.grabFocus() }
        actions.add(of: self, if: { $0.layout.request.isWhole }, ["prompt": { $0.goToEntry() }])
    }

    /// Goes to the entry, or hides the console if the user is there, or can't be.
    private func goToEntry() {
        if layout.showsConsole, entry.isEnabled, !entry.widget.hasFocusWithin {
            entry.widget.grabFocus()
        } else {
            gtk_widget_activate_action_variant(entry.widget.pointer, "win.console", nil)
        }
    }

    /// Removes the lines of another page, and forgets that the user has closed the console.
    func open() {
        view.clear()
        if layout.request.wantsConsole == false { layout.request.wantsConsole = nil }
    }

    /// Adds a line. The console opens when there is something to read, unless the user has closed it.
    func log(_ line: String, _ kind: ConsoleLog.Kind, replacesLast: Bool = false) {
        view.add(line, kind, replacesLast: replacesLast)
        if awaitsResult, kind == .output || kind == .error {
            awaitsResult = false
            entry.announce(line)
        }
        if layout.request.wantsConsole == nil { layout.request.wantsConsole = true }
    }
}
