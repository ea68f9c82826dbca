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
    private var history: HistoryButtons?
    private let parent: Widget
    private var stores: [String: PropertyStore] = [:]
    /// What the lists of choices contain in addition to the choices, by the key of the property.
    private let extras: [String: ChoiceExtras]
    private var parts: [String: (widget: Widget, rows: [PropertyRow])] = [:]
    private var shown: String?

    /// Creates the preferences, without rows, from the window's widgets. File choosers open over `parent`. `extras` are
    /// what the lists of choices contain in addition to the choices, by the key of the property.
    init(_ builder: Builder, extras: [String: ChoiceExtras], parent: Widget) {
        self.extras = extras
        pane = builder.widget("pane")
        self.parent = parent
        builder.widget("reset-all").on("clicked") { [weak self] in self?.store?.resetAll() }
        history = HistoryButtons(
            builder, undo: { [weak self] in self?.store?.undo() }, redo: { [weak self] in self?.store?.redo() })
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

    /// Updates the undo and redo buttons.
    private func showHistory() {
        history?.show(canUndo: store?.history.toUndo != nil, canRedo: store?.history.toRedo != nil)
    }

    private func fill() {
        for (name, part) in parts { part.widget.isVisible = name == shown }
        guard isOpen, let shown, parts[shown] == nil, let store else { return }
        let part = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        let rows = store.properties.sections.flatMap { section in
            let properties = store.properties.filter { $0.section == section }
            let rows = properties.map {
                PropertyRow(of: $0, in: store, extras: extras[$0.key] ?? ChoiceExtras(), parent: parent)
            }
            part.append(.group(title: translated(section.title), of: rows.map(\.widget)))
            return rows
        }
        pane.append(part)
        parts[shown] = (part, rows)
    }
}
