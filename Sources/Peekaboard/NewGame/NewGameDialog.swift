// GTK owns the dialog, and the main window owns this controller, until the dialog is closed. Closures of widgets refer
// to the controller weakly.

import BoardKinds
import Boards
import CGtk
import GtkKit
import PeekaboardModel
import Scene
import Store

/// What is chosen when a game begins: the deck of Pairs as pictures, the puzzle of Pentominoes, and a row for each other
/// property that belongs to a new game. The choices are kept for the games after it.
final class NewGameDialog {
    private let tally = Tally("game dialog")
    private let model: any BoardModel
    private let rows: [(property: LiveProperty, row: PropertyRow)]
    private let shelf: DeckShelf?
    private let puzzles: PuzzleChooser?
    private let dialog: Dialog
    private let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
    private let play = Widget(gtk_button_new_with_label(translated("Play"))!)

    /// Creates the dialog for a board. `deckExtras` are the entries after the decks; they close the dialog.
    init(
        of model: any BoardModel, results: StoreQueue, pictureCache: PictureCache,
        deckExtras: ChoiceExtras, closed: @escaping () -> Void
    ) {
        self.model = model
        let store = model.properties
        let column = column
        column.addClass("results")
        play.addClass("suggested-action")
        play.addClass("pill")
        gtk_widget_set_halign(play.pointer, GTK_ALIGN_CENTER)
        play.addClass("dialog-button")
        let dialog = Dialog(
            title: translated("New Game"), width: 360, height: 620, content: .scroller(of: column), bar: play)
        dialog.closed = closed
        self.dialog = dialog
        shelf = (model.board as? MemoryBoard).map { DeckShelf(of: $0, in: store, pictureCache: pictureCache) }
        puzzles = model.board is PentominoBoard ? PuzzleChooser(in: store, results: results) : nil
        let chosen = store.properties.filter(\.section.isForNewGame)
        rows = chosen.filter { $0.name != PuzzleChooser.property }.map { property in
            let extras = property.name == DeckShelf.property ? deckExtras : ChoiceExtras()
            let row = PropertyRow(
                of: property, in: store, extras: extras.after { [weak dialog] in dialog?.close() }, parent: column)
            return (property, row)
        }
        if let shelf { column.append(shelf.widget) }
        if let puzzles { column.append(puzzles.widget) }
        if !rows.isEmpty { column.append(.group(of: rows.map(\.row.widget))) }
        if let board = model.board as? MemoryBoard, let players = chosen.first(where: { $0.name == "players" }) {
            store.onChange(of: players) { [weak self, unowned board] in self?.showNames(of: board) }
            showNames(of: board)
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

    /// Shows the rows for the names of the people who will play.
    private func showNames(of board: MemoryBoard) {
        let names = board.namesOfNextPlayers
        for (property, row) in rows where MemoryBoard.playerNameProperties.contains(property.name) {
            row.widget.isVisible = names.contains(property.name)
        }
    }

    /// Presents the dialog over a window. Return begins the game.
    func present(over parent: Widget) { dialog.present(over: parent, focusing: play) }
}
