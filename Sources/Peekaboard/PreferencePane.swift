import Boards
import CGtk
import GtkKit

/// The pane beside the board: a row for each live property of the board that is shown, made from the property's
/// description. The rows of a board are made when they are to be seen for the first time.
final class PreferencePane {
    /// Whether the pane can be seen.
    var isOpen = false { didSet { fill() } }

    private let pane: Widget
    private let parent: Widget
    private var stores: [Options.BoardName: PropertyStore] = [:]
    private var parts: [Options.BoardName: (widget: Widget, rows: [PropertyRow])] = [:]
    private var shown: Options.BoardName?

    /// The empty pane of a window. File choosers open over `parent`.
    init(_ builder: Builder, parent: Widget) {
        pane = builder.widget("pane")
        self.parent = parent
        builder.widget("reset-all").on("clicked") { [weak self] in self?.resetAll() }
    }

    /// Adds the properties of a board.
    func add(_ store: PropertyStore, of board: Options.BoardName) { stores[board] = store }

    /// Shows the rows of a board in place of all others.
    func show(_ board: Options.BoardName) {
        shown = board
        fill()
    }

    private func fill() {
        for (name, part) in parts { part.widget.isVisible = name == shown }
        guard isOpen, let shown, parts[shown] == nil, let store = stores[shown] else { return }
        let part = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        let rows = LiveProperty.Section.allCases.flatMap { section in
            let properties = store.properties.filter { $0.section == section }
            let rows = properties.map { PropertyRow(of: $0, in: store, parent: parent) }
            if !rows.isEmpty { part.append(group(of: section, rows)) }
            return rows
        }
        pane.append(part)
        parts[shown] = (part, rows)
    }

    private func group(of section: LiveProperty.Section, _ rows: [PropertyRow]) -> Widget {
        let group = Widget(adw_preferences_group_new()!)
        adw_preferences_group_set_title(group.typed(), section.title)
        rows.forEach { adw_preferences_group_add(group.typed(), $0.widget.pointer) }
        return group
    }

    /// Brings back the values of the beginning for the board that is shown.
    private func resetAll() {
        guard let store = shown.flatMap({ stores[$0] }) else { return }
        store.properties.forEach(store.reset)
    }
}

extension LiveProperty.Section {
    fileprivate var title: String {
        switch self {
        // Translators: The headings of the pane; this one is about the game itself.
        case .game: translated("Game")
        case .help: translated("Help while playing")
        // Translators: How the board looks.
        case .look: translated("Look")
        // Translators: How long motions take.
        case .pace: translated("Pace")
        case .cards: translated("Cards")
        }
    }
}
