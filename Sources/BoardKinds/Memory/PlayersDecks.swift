// The watch on the deck's folder refers back weakly.

import Boards
import Words

/// Folders of the player's as decks of a board. A folder is watched for as long as it is the deck.
@MainActor final class PlayersDecks {
    /// Called when something is wrong with a folder that is in use, with the reason in words.
    var refused: (String) -> Void = { _ in }
    /// Called when the board has other faces, because something in their folder has changed.
    var renewed: () -> Void = {}

    private let board: MemoryBoard
    private let files: any PlayersFiles
    private var watch: AnyObject?

    init(board: MemoryBoard, files: any PlayersFiles) {
        self.board = board
        self.files = files
    }

    /// Makes a folder a deck that the board can have, then calls `body` with nil, or with the reason why it is none.
    func read(folder uri: String, then body: @escaping (String?) -> Void) {
        files.readDeck(folder: uri) { [weak self] deck, problem in
            guard let self else { return }
            if let deck {
                board.ownDecks[uri] = deck
                watch = files.watch(folder: uri) { [weak self] in self?.readAgain(uri) }
            }
            body(problem)
        }
    }

    /// Something in the folder of the deck has changed: it is seen at once, if it is still a deck for this game.
    private func readAgain(_ uri: String) {
        guard board.deck == uri else { return watch = nil }
        files.readDeck(folder: uri) { [weak self] deck, problem in
            guard let self, board.deck == uri else { return }
            if let problem { refused(problem) }
            guard let deck else { return }
            let (has, needs) = (deck.pairs.count, board.game.deal.pairs)
            guard has >= needs else { return refused(LiveProperty.Refusal.tooFewFaces(has: has, needs: needs).words) }
            board.ownDecks[uri] = deck
            board.faces = deck
            renewed()
        }
    }
}
