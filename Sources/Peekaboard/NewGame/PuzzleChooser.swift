// The chooser owns the buttons, and the store that reads the results calls back only while the chooser exists.

import BoardKinds
import Boards
import CGtk
import GtkKit
import PeekaboardModel
import Scene
import Store

/// The puzzles of Pentominoes as two lists: those of the day, and boards from easy to hard.
final class PuzzleChooser {
    /// The name of the property that the chooser sets.
    static let property = "puzzle"

    /// The widget: the lists, one below the other.
    let widget = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)

    private let property: LiveProperty?
    private let store: PropertyStore
    /// The puzzle that is selected.
    private var selected: PropertyValue?
    private var group: Widget?

    /// Creates the chooser of the puzzle of the next game. It is filled when the results have been read.
    init(in store: PropertyStore, results: StoreQueue) {
        self.store = store
        property = store.properties.first { $0.name == Self.property }
        results.ask { [board = PentominoKind.name] store throws(StoreError) in
            try store.setups(board: board)
        } then: { [weak self] read in
            self?.fill(PuzzleList(solved: (try? read.get()) ?? [], today: .today))
        }
    }

    /// Sets the puzzle of the next game to the one that is selected.
    func apply() {
        if let property, let selected { store.set(property, to: selected) }
    }

    private func fill(_ list: PuzzleList) {
        let isUntouched = property.map { store.hasDefaultValue($0) } ?? true
        selected = isUntouched ? list.suggestion.map { .choice($0) } ?? property?.read() : property?.read()
        // Translators: A heading above the puzzles that are the same for everybody on a day.
        widget.append(.group(title: translated("Puzzle of the Day"), of: list.daily.map(row)))
        // Translators: A heading above a list of boards.
        widget.append(.group(title: translated("Boards, from Easy to Hard"), of: list.boards.map(row)))
    }

    private func row(of entry: PuzzleList.Entry) -> Widget {
        let (row, button) = (Widget(adw_action_row_new()!), Widget(gtk_check_button_new()!))
        adw_preferences_row_set_title(row.typed(), entry.title)
        // Translators: Below the name of a puzzle.
        if entry.isSolved { adw_action_row_set_subtitle(row.typed(), translated("Solved")) }
        button.setAccessibleLabel(entry.title)
        gtk_widget_set_valign(button.pointer, GTK_ALIGN_CENTER)
        gtk_check_button_set_group(button.typed(), group?.typed())
        group = group ?? button
        gtk_check_button_set_active(button.typed(), selected == .choice(entry.id) ? 1 : 0)
        let shown = button.typed() as UnsafeMutablePointer<GtkCheckButton>
        button.on("toggled") { [weak self] in
            if gtk_check_button_get_active(shown) != 0 { self?.selected = .choice(entry.id) }
        }
        adw_action_row_add_prefix(row.typed(), button.pointer)
        adw_action_row_set_activatable_widget(row.typed(), button.pointer)
        return row
    }
}
