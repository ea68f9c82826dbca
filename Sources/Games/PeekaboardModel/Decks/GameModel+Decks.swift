// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import MemoryRules
import Scene

extension GameModel where Kind == MemoryKind {
    /// Begins a game with a deck of the program or, given its URI, with that in a folder, as if it had been chosen in a
    /// draft. If it cannot be used, the game goes on, and `refused` is reported. Calls `body` in both cases.
    package func play(deck id: String, then body: @escaping () -> Void = {}) {
        guard hasBegun else { return whenBegun { [weak self] in self?.play(deck: id, then: body) } }
        makeDraft { [weak self] draft in
            draft.choose(deck: id) { self?.newGame(with: draft) }
            draft.whenChosen(body)
        }
    }

    /// The user's own deck that is in use; `nil` for a deck of the program.
    package var userDeck: Deck? { session.board.faces.isShipped ? nil : session.board.faces }

    /// Reads the user's deck that is in use again, after it has changed.
    package func readUserDeckAgain() { kindInstance.readDeckAgain() }

    /// Returns the back of the cards of a deck.
    package func back(of deck: Deck) -> Plate { session.board.back(of: deck) }

    /// Uses a deck of the program instead of the user's own.
    package func stopUsingUserDeck() {
        if let property = properties.property(ofKey: "deck") { properties.reset(property) }
    }
}
