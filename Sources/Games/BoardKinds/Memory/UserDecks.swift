// SPDX-License-Identifier: GPL-3.0-or-later
// The watch on the deck's folder refers back weakly.

import Boards
import Localization

/// The user's folders as decks of a board. A folder is watched for as long as it is the current deck.
@MainActor final class UserDecks {
    /// Called with the reason when the folder in use can no longer be used as a deck.
    var refused: (String) -> Void = { _ in }
    /// Called when the faces on the board change because their folder changed.
    var changed: () -> Void = {}

    private let board: MemoryBoard
    private let files: any UserFiles
    private var watch: AnyObject?

    init(board: MemoryBoard, files: any UserFiles) {
        self.board = board
        self.files = files
    }

    /// Reads a folder as a deck and adds it to the decks of the board, then calls `body` with `nil`, or with the reason
    /// why it cannot be used.
    func read(folder uri: String, then body: @escaping (String?) -> Void) {
        files.readDeck(folder: uri) { [weak self] deck, problem in
            guard let self else { return }
            if let deck {
                board.userDecks[uri] = deck
                follow(uri)
            }
            body(problem)
        }
    }

    /// Takes over the decks that have been read for another board, and watches the one in use there.
    func adopt(_ other: UserDecks) {
        board.userDecks.merge(other.board.userDecks) { $1 }
        let uri = other.board.deck
        if board.userDecks[uri] != nil { follow(uri) }
    }

    private func follow(_ uri: String) { watch = files.watch(folder: uri) { [weak self] in self?.readAgain(uri) } }

    /// Reads the deck's folder again after a change, and updates the board if the deck still has enough faces for this
    /// game.
    func readAgain(_ uri: String) {
        guard board.deck == uri else { return watch = nil }
        files.readDeck(folder: uri) { [weak self] deck, problem in
            guard let self, board.deck == uri else { return }
            if let problem { refused(problem) }
            guard let deck else { return }
            let (has, needs) = (deck.groups.count, board.game.deal.groups)
            guard has >= needs else {
                return refused(BoardProperty.Refusal.tooFewFaces(has: has, needs: needs).message)
            }
            board.userDecks[uri] = deck
            board.faces = deck
            changed()
        }
    }
}
