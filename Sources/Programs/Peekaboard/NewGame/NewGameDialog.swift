// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the dialog, and the main window owns this controller, until the dialog is closed. Closures of widgets refer
// to the controller weakly.

import BoardKinds
import Boards
import CGtk
import GtkKit
import PeekaboardModel
import Scene
import Store

/// What is chosen when a game begins: the deck of Pairs or the puzzle of Pentominoes as pictures, and a row for each
/// other property that belongs to a new game. The choices are made in a draft, which takes effect when the game begins.
final class NewGameDialog {
    /// What can be chosen as pictures.
    private enum Pictures {
        case decks(DeckFanChooser), puzzles(PuzzleChooser)

        var widget: Widget {
            switch self {
            case .decks(let shelf): shelf.widget
            case .puzzles(let chooser): chooser.widget
            }
        }

        /// Calls `body` when the user chooses a picture and goes on.
        func whenActivated(_ body: @escaping () -> Void) {
            switch self {
            case .decks(let shelf): shelf.chooser.activated = body
            case .puzzles(let chooser): chooser.activated = body
            }
        }

        /// The name of the property that the pictures set.
        var property: String {
            switch self {
            case .decks: "deck"
            case .puzzles: PuzzleChooser.property
            }
        }
    }

    private let tally = Tally("game dialog")
    private let draft: GameDraft
    private let pictures: Pictures?
    private let rows: [(property: BoardProperty, row: PropertyRow)]
    private let dialog: Dialog
    private let column = Box(.vertical, spacing: 18)
    private let play = Button(label: translated("Play"))
    private let playChosen: () -> Void

    /// Creates the dialog for a draft, with decks in folders, those of the user. `showDecks` shows the list of all decks
    /// after the dialog is closed, and `playChosen` begins the game.
    init(
        of draft: GameDraft, decks: [ListedDeck], results: StoreQueue, pictureCache: PictureCache,
        showDecks: @escaping () -> Void, playChosen: @escaping () -> Void, closed: @escaping () -> Void
    ) {
        (self.draft, self.playChosen) = (draft, playChosen)
        let store = draft.properties
        let column = column
        column.addClass("results")
        play.makePill()
        play.addClass("dialog-button")
        let pictures: Pictures? =
            switch draft.board {
            case is MemoryBoard: .decks(DeckFanChooser(pictureCache: pictureCache))
            case is PentominoBoard:
                .puzzles(PuzzleChooser(in: draft, results: results, pictureCache: pictureCache))
            default: nil
            }
        self.pictures = pictures
        dialog = Dialog(
            title: translated("New Game"), width: 360, height: pictures == nil ? 280 : 620,
            content: ScrolledWindow(of: column), bar: play)
        dialog.closed = closed
        rows = store.properties.filter { $0.name != pictures?.property }.map { property in
            (property, PropertyRow(of: property, in: store, canReset: false, parent: column))
        }
        if let pictures { column.append(pictures.widget) }
        if case .decks(let shelf) = pictures { connect(shelf, decks, showDecks) }
        if !rows.isEmpty { column.append(PreferencesGroup(of: rows.map(\.row.widget))) }
        if let players = store.properties.first(where: { $0.name == "players" }) {
            store.onChange(of: players) { [weak self] in self?.showNames() }
            showNames()
        }
        play.on("clicked") { [weak self] in self?.begin() }
        pictures?.whenActivated { [weak self] in self?.begin() }
    }

    private func begin() {
        // GTK still uses the button after this.
        whenIdle(for: self) {
            $0.dialog.close()
            $0.playChosen()
        }
    }

    private func connect(_ shelf: DeckFanChooser, _ decks: [ListedDeck], _ showDecks: @escaping () -> Void) {
        let store = draft.properties
        guard let deck = store.properties.first(where: { $0.name == "deck" }) else { return }
        shelf.add(decks)
        func showCurrent(_ shelf: DeckFanChooser) {
            if case .choice(let id) = deck.read() { shelf.chooser.current = id }
        }
        store.onChange(of: deck) { [weak shelf] in shelf.map(showCurrent) }
        showCurrent(shelf)
        shelf.chooser.chosen = { [draft] id in draft.choose(deck: id) }
        // Translators: A button in a new game: shows a dialog with all decks.
        let all = Button(label: translated("All Decks…"))
        all.addClass("flat")
        all.halign = .center
        all.on("clicked") { [weak self] in
            whenIdle(for: self) {
                $0.dialog.close()
                showDecks()
            }
        }
        column.append(all)
    }

    /// Shows the rows for the names of the people who will play.
    private func showNames() {
        guard let names = (draft.board as? MemoryBoard)?.namesOfNextPlayers else { return }
        for (property, row) in rows where MemoryBoard.playerNameProperties.contains(property.name) {
            row.widget.isVisible = names.contains(property.name)
        }
    }

    /// Presents the dialog over a window. Return begins the game, also in a text field.
    func present(over parent: Widget) {
        dialog.setDefault(play)
        dialog.present(over: parent, focusing: play)
    }
}
