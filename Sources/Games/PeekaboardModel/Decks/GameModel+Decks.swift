import BoardKinds
import Boards
import MemoryRules
import Scene

extension GameModel where Kind == MemoryKind {
    /// Begins a game with a deck of the program or, given its URI, with that in a folder: with the number of matching
    /// cards that the deck is made for, and with a smaller board if it has too few faces. If it cannot be used, the game
    /// goes on, and `refused` is called with the reason.
    package func play(deck id: String) {
        guard hasBegun else { return whenBegun { [weak self] in self?.play(deck: id) } }
        guard let property = property("deck") else { return }
        player.prepare(.choice(id), of: property) { [weak self] problem in
            guard let self else { return }
            if let problem { return refused(problem) }
            session.board.knownDeck(id).map(play)
        }
    }

    /// The user's own deck that is in use; `nil` for a deck of the program.
    package var userDeck: Deck? { session.board.faces.isShipped ? nil : session.board.faces }

    /// Reads the user's deck that is in use again, after it has changed.
    package func readUserDeckAgain() { player.readDeckAgain() }

    /// Returns the back of the cards of a deck.
    package func back(of deck: Deck) -> Plate { session.board.back(of: deck) }

    /// Uses a deck of the program instead of the user's own.
    package func stopUsingUserDeck() {
        if let property = property("deck") { properties.reset(property) }
    }

    private func play(_ deck: Deck) {
        let board = session.board
        if deck.id != board.deck || board.nextSetup.groupSize != deck.groupSize {
            set("group-size", to: "\(deck.groupSize)")
        }
        if deck.groups.count < board.nextSetup.groups, let size = board.largestSize(for: deck, upTo: board.nextSetup) {
            set("size", to: size)
        }
        newGame()
        set("deck", to: deck.id)
    }

    private func set(_ key: String, to choice: String) {
        if let property = property(key) { properties.set([(property, .choice(choice))], from: .game) }
    }

    private func property(_ key: String) -> LiveProperty? { properties.property(ofKey: key) }
}
