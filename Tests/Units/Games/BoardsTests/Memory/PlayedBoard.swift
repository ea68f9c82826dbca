// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene
import TestStages

@testable import Boards

/// A Pairs board with a manual clock.
@MainActor final class PlayedBoard: TestStage<MemoryBoard> {
    /// Creates a board whose cards have already been opened and turned face down.
    convenience init(columns: Int = 4, rows: Int = 4, seed: UInt64 = 7, motion: Bool = true, opened: Bool = true) {
        self.init(setup: MemorySetup(columns: columns, rows: rows), seed: seed, motion: motion, opened: opened)
    }

    /// Creates a board for the given setup, whose cards have already been opened and turned face down.
    init(setup: MemorySetup, seed: UInt64 = 7, motion: Bool = true, opened: Bool = true, deck: Deck = .animals) {
        super.init(MemoryBoard(setup: setup, seed: seed, deck: deck), motion: motion)
        guard opened else { return }
        board.open(at: 0)
        rest()
    }

    /// Creates a board with four players around a table, whose cards have not been opened.
    static func atTable() -> PlayedBoard {
        let played = PlayedBoard(setup: MemorySetup(players: .people(4)), opened: false)
        played.board.texture = .wood
        played.board.resize(to: Size(width: 1200, height: 900))
        return played
    }

    func tap(_ cards: Int...) { for card in cards { receive(.tap(pieces[card].center)) } }

    func deal(seed: UInt64) {
        reported = []
        board.deal(seed: seed, at: now)
    }

    /// Returns the first two cards that show a number.
    func cards(showing number: Int) -> (Int, Int) {
        let cards = game.deal.numbers.indices.filter { game.deal.numbers[$0] == number }
        return (cards[0], cards[1])
    }

    /// Removes all cards with a number from the board, and waits until they are gone.
    func find(_ number: Int) {
        for card in game.deal.numbers.indices where game.deal.numbers[card] == number { tap(card) }
        rest()
    }

    override func playOn(step: Int) -> Bool {
        switch step {
        case 0: board.open(at: now)
        case 10: tap(unequal.0, unequal.1)
        case 40: tap(cards(showing: 1).0, cards(showing: 1).1)
        case 60: receive(.longPress)
        case 90: deal(seed: 5)
        case 105: tap(unequal.0, unequal.1)
        default: break
        }
        pass(0.1)
        return step < 150
    }

    override func playToTheEnd() {
        if board.isOpening { board.open(at: now) }
        receive(.cancel)
        rest()
        findAll()
    }

    /// Removes all cards from the board.
    func findAll() { for number in 1...game.deal.groups { find(number) } }

    /// Two cards that do not match.
    var unequal: (Int, Int) { (cards(showing: 1).0, cards(showing: 2).0) }

    /// Whether each remaining card shows the side that the rules expect, flat and at rest.
    var agreesWithRules: Bool {
        // The pieces after the cards are decorative.
        game.cards.indices.allSatisfy { card in
            let piece = pieces[card]
            guard game.cards[card] != .found else { return !piece.isPresent }
            let isUp = piece.turn.truncatingRemainder(dividingBy: 2) == 1
            let isFlat = piece.turn == piece.turn.rounded() && piece.opacity == 1
            return piece.isPresent && isFlat && isUp == (game.cards[card] == .faceUp) && piece.showsFront == isUp
        }
    }
}

/// Returns whether two numbers are equal except for rounding.
func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
