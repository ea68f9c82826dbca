import Boards
import CGtk
import GtkKit

/// The pane beside the board: a row for each of its live properties, made from the property's description.
final class PreferencePane {
    private let rows: [PropertyRow]

    /// Fills the pane of a window. File choosers open over `parent`.
    init(_ builder: Builder, store: PropertyStore, parent: Widget) {
        let pane = builder.widget("pane")
        rows = LiveProperty.Section.allCases.flatMap { section in
            let group = Widget(adw_preferences_group_new()!)
            adw_preferences_group_set_title(group.typed(), section.title)
            let rows = store.properties.filter { $0.section == section }.map {
                PropertyRow(of: $0, in: store, parent: parent)
            }
            rows.forEach { adw_preferences_group_add(group.typed(), $0.widget.pointer) }
            pane.append(group)
            return rows
        }
        builder.widget("reset-all").on("clicked") { store.properties.forEach(store.reset) }
    }
}

extension LiveProperty.Section {
    fileprivate var title: String {
        switch self {
        case .game: translated("Game")
        case .look: translated("Look")
        case .pace: translated("Pace")
        }
    }
}
