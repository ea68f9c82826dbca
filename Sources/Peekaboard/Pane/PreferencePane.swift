import Boards
import CGtk
import GtkKit
import PeekaboardModel

/// The pane beside the board: a row for each live property of the board that is shown, made from the property's
/// description, and above them what undoes changes and does them again. The rows of a board are made when they are to be seen
/// for the first time.
final class PreferencePane {
    /// Whether the pane can be seen.
    var isOpen = false { didSet { fill() } }

    private let pane: Widget
    private let undo: Widget
    private let redo: Widget
    private let parent: Widget
    private var stores: [String: PropertyStore] = [:]
    private var parts: [String: (widget: Widget, rows: [PropertyRow])] = [:]
    private var shown: String?

    /// The empty pane of a window. File choosers open over `parent`.
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

    /// Shows the rows of a board in place of all others.
    func show(_ board: String) {
        shown = board
        fill()
        showHistory()
    }

    private var store: PropertyStore? { shown.flatMap { stores[$0] } }

    /// The keys are the pane's while the focus is in it, also in a field for words, and even if there is nothing left to undo:
    /// else they would come to whatever undoes moves on the board.
    private func addKeys(to widget: Widget) {
        let actions = ActionMap(within: widget, named: "changes")
        actions.add("undo") { [weak self] in self?.store?.undo() }
        actions.add("redo") { [weak self] in self?.store?.redo() }
        widget.addShortcut("<Control>z", action: "changes.undo", reach: .withinFirst)
        widget.addShortcut("<Control><Shift>z", action: "changes.redo", reach: .withinFirst)
    }

    /// Lets those buttons be used that have something to do. One that has nothing left hands the focus to the other.
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
