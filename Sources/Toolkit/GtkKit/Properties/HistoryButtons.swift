// SPDX-License-Identifier: GPL-3.0-or-later
// The widgets own the closures, which refer to their owner weakly.

import CGtk

/// The buttons for undo and redo above preferences, and their shortcuts.
package final class HistoryButtons {
    private let undo: Widget
    private let redo: Widget

    /// Connects the buttons of a pane, `undo-change` and `redo-change`. The shortcuts work while the focus is in
    /// `preferences`. They work in text fields too, and even if there is nothing left to undo: otherwise they would undo
    /// moves on the board.
    package init(
        _ builder: Builder, undo undoLast: @escaping @MainActor () -> Void,
        redo redoNext: @escaping @MainActor () -> Void
    ) {
        undo = builder.widget("undo-change")
        redo = builder.widget("redo-change")
        undo.on("clicked", undoLast)
        redo.on("clicked", redoNext)
        let pane = builder.widget("preferences")
        let actions = ActionMap(within: pane, named: "changes")
        actions.add("undo", undoLast)
        actions.add("redo", redoNext)
        pane.addShortcut("<Control>z", action: "changes.undo", scope: .withinFirst)
        pane.addShortcut("<Control><Shift>z", action: "changes.redo", scope: .withinFirst)
    }

    /// Updates the buttons. If the focused one becomes insensitive, the other one gets the focus.
    package func update(canUndo: Bool, canRedo: Bool) {
        let focused = [undo, redo].first { gtk_widget_has_focus($0.pointer) != 0 }
        undo.isSensitive = canUndo
        redo.isSensitive = canRedo
        if let focused, !focused.isSensitive { (undo.isSensitive ? undo : redo).grabFocus() }
    }
}
