// GTK owns the dialog, and the main window owns this controller, until the dialog is closed. Closures of widgets refer
// to the controller weakly.

import BoardKinds
import Boards
import CGtk
import GtkKit
import PeekaboardModel
import Store
import Scene

/// What is chosen when a game begins: the deck of Pairs as pictures, the puzzle of Pentominoes, and a row for each other
/// property that belongs to a new game. The choices are kept for the games after it.
final class NewGameDialog {
    private let tally = Tally("new game dialog")
    private let model: any BoardModel
    private let rows: [PropertyRow]
    private let shelf: DeckShelf?
    private let puzzles: PuzzleChooser?
    private let dialog: Dialog
    private let play = Widget(gtk_button_new_with_mnemonic(translated("_Play"))!)

    /// Creates the dialog for a board. `chooseDeck` shows the list of all decks.
    init(
        of model: any BoardModel, results: StoreQueue, pictureCache: PictureCache, parent: Widget,
        chooseDeck: @escaping @MainActor () -> Void,
        closed: @escaping () -> Void
    ) {
        self.model = model
        let store = model.properties
        let chosen = store.properties.filter(\.section.isForNewGame)
        shelf = (model.board as? MemoryBoard).map { DeckShelf(of: $0, in: store, pictureCache: pictureCache) }
        puzzles = model.board is PentominoBoard ? PuzzleChooser(in: store, results: results) : nil
        rows = chosen.filter { ![DeckShelf.property, PuzzleChooser.property].contains($0.name) }.map {
            PropertyRow(of: $0, in: store, extras: ChoiceExtras(), parent: parent)
        }
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        column.addClass("results")
        if let shelf { column.append(shelf.widget) }
        if let puzzles { column.append(puzzles.widget) }
        if !rows.isEmpty { column.append(.group(of: rows.map(\.widget))) }
        play.addClass("suggested-action")
        play.addClass("pill")
        gtk_widget_set_halign(play.pointer, GTK_ALIGN_CENTER)
        play.addClass("dialog-button")
        dialog = Dialog(
            title: translated("New Game"), width: 420, height: 560, content: .scroller(of: column), bar: play)
        dialog.closed = closed
        shelf?.allDecks = { [weak self] in
            self?.dialog.close()
            chooseDeck()
        }
        play.on("clicked") { [weak self] in
            // GTK still uses the button after this.
            whenIdle(for: self) {
                let model = $0.model
                $0.puzzles?.apply()
                $0.dialog.close()
                model.newGame()
            }
        }
    }

    /// Presents the dialog over a window. Return begins the game.
    func present(over parent: Widget) { dialog.present(over: parent, focusing: play) }
}
