import Boards
import CGtk
import GtkKit
import PeekaboardModel

/// The preferences next to the board: a row for each live property of the board that is shown, generated from the
/// property's description, and buttons for undo and redo above them. The rows of a board are created when they are
/// first shown.
final class PreferencePane {
    /// Whether the preferences are open.
    var isOpen = false { didSet { fill() } }

    private let pane: Widget
    private let undo: Widget
    private let redo: Widget
    private let parent: Widget
    private var stores: [String: PropertyStore] = [:]
    private var parts: [String: (widget: Widget, rows: [PropertyRow])] = [:]
    private var shown: String?

    /// Creates the preferences, without rows, from the window's widgets. File choosers open over `parent`.
    init(_ builder: Builder, parent: Widget) {
        pane = builder.widget("pane")
        undo = builder.widget("undo-change")
        redo = builder.widget("redo-change")
        self.parent = parent
        builder.widget("reset-all").on("clicked") { [weak self] in self?.store?.resetAll() }
        undo.on("clicked") { [weak self] in self?.store?.undo() }
        redo.on("clicked") { [weak self] in self?.store?.redo() }
        addKeys(to: builder.widget("preferences"))
    }

    /// Adds the properties of a board.
    func add(_ store: PropertyStore, of board: String) {
        stores[board] = store
        store.historyChanged = { [weak self] in
            if self?.shown == board { self?.showHistory() }
        }
    }

    /// Shows the rows of a board instead of those of other boards.
    func show(_ board: String) {
        shown = board
        fill()
        showHistory()
    }

    private var store: PropertyStore? { shown.flatMap { stores[$0] } }

    /// Adds shortcuts for undo and redo that work while the focus is in the preferences. They work in text fields too,
    /// and even if there is nothing left to undo: otherwise they would undo moves on the board.
    private func addKeys(to widget: Widget) {
        let actions = ActionMap(within: widget, named: "changes")
        actions.add("undo") { [weak self] in self?.store?.undo() }
        actions.add("redo") { [weak self] in self?.store?.redo() }
        widget.addShortcut("<Control>z", action: "changes.undo", scope: .withinFirst)
        widget.addShortcut("<Control><Shift>z", action: "changes.redo", scope: .withinFirst)
    }

    /// Updates the undo and redo buttons. If the focused one becomes insensitive, the other one gets the focus.
    private func showHistory() {
        let focused = [undo, redo].first { gtk_widget_has_focus($0.pointer) != 0 }
        undo.isSensitive = store?.history.toUndo != nil
        redo.isSensitive = store?.history.toRedo != nil
        if let focused, !focused.isSensitive { (undo.isSensitive ? undo : redo).grabFocus() }
    }

    private func fill() {
        for (name, part) in parts { part.widget.isVisible = name == shown }
        guard isOpen, let shown, parts[shown] == nil, let store else { return }
        let part = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        let rows = store.properties.sections.flatMap { section in
            let properties = store.properties.filter { $0.section == section }
            let rows = properties.map { PropertyRow(of: $0, in: store, parent: parent) }
            part.append(.group(title: translated(section.title), of: rows.map(\.widget)))
            return rows
        }
        pane.append(part)
        parts[shown] = (part, rows)
    }
}
