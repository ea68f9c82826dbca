// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene
import Testing

/// The descriptions of the cards, and the path of the keyboard cursor.
@MainActor struct MemoryBoardAccessibilityTests {
    private let played = PlayedBoard(columns: 4, rows: 3, seed: 1)

    @Test func faceDownCardIsDescribedByItsPositionOnly() {
        let described = played.board.description(of: 4)
        #expect(described?.column == 2)
        #expect(described?.row == 2)
        #expect(described?.face == nil)
        let last = played.board.description(of: 11)
        #expect(last?.column == 4)
        #expect(last?.row == 3)
    }

    @Test func faceUpCardIsDescribedByItsFace() {
        played.tap(4)
        #expect(played.board.description(of: 4)?.face == played.board.face(of: 4).name)
        #expect(played.board.description(of: 5)?.face == nil)
    }

    @Test func equalCardsHaveTheSameNameAndOthersADifferentOne() {
        let names = (1...6).map { number in
            let (first, second) = played.cards(showing: number)
            #expect(played.board.face(of: first).name == played.board.face(of: second).name)
            return played.board.face(of: first).name
        }
        #expect(Set(names).count == 6)
    }

    @Test func foundCardKeepsItsFaceNameUntilItIsGone() {
        let (first, second) = played.cards(showing: 1)
        played.tap(first, second)
        #expect(played.board.description(of: first)?.face == played.board.face(of: first).name)
        played.rest()
        #expect(played.board.description(of: first) == nil)
        #expect(played.board.description(of: second) == nil)
    }

    @Test func duringTheOpeningEachCardIsDescribedByItsFace() {
        let played = PlayedBoard(columns: 4, rows: 3, seed: 1, opened: false)
        #expect(played.board.isOpening)
        #expect(played.board.description(of: 7)?.face == played.board.face(of: 7).name)
        played.board.open(at: 0)
        played.pass(0.4)
        #expect(played.board.description(of: 7)?.face == played.board.face(of: 7).name)
        played.pass(0.61)
        #expect(!played.board.isOpening)
        #expect(played.board.description(of: 7)?.face == nil)
        played.deal(seed: 2)
        #expect(played.board.isOpening)
    }

    /// Descriptions reveal only what is visible, even if a card is turned back down before the opening ends.
    @Test func cardTurnedDownDuringALongOpeningHidesItsFace() {
        let played = PlayedBoard(opened: false)
        played.board.openingTime = 10
        played.board.open(at: 0)
        played.pass(0.5)
        played.receive(.longPress)
        played.pass(3)
        #expect(played.pieces.allSatisfy { !$0.showsFront })
        #expect((0..<16).allSatisfy { played.board.description(of: $0)?.face == nil })
    }

    @Test func duringAPeekEachCardIsDescribedByItsFace() {
        played.receive(.longPress)
        for card in 0..<12 {
            #expect(played.board.description(of: card)?.face == played.board.face(of: card).name)
        }
        played.rest()
        #expect(played.board.description(of: 0)?.face == nil)
    }

    @Test func accessibilityStateChangesWithEachCardName() {
        var accessibilityState = played.board.accessibilityState
        func hasChanged() -> Bool {
            defer { accessibilityState = played.board.accessibilityState }
            return played.board.accessibilityState != accessibilityState
        }
        let (first, second) = played.unequal
        played.tap(first, second)
        #expect(hasChanged(), "two cards are face up")
        played.rest()
        #expect(hasChanged(), "they are face down")
        played.receive(.longPress)
        #expect(hasChanged(), "all are face up")
        played.rest()
        #expect(hasChanged(), "all are face down")
        let pair = played.cards(showing: 1)
        played.tap(pair.0, pair.1)
        #expect(hasChanged(), "a pair is found")
        played.rest()
        #expect(hasChanged(), "the pair is gone")
        played.deal(seed: 3)
        #expect(hasChanged(), "all cards are new")
        played.rest()
        accessibilityState = played.board.accessibilityState
        played.board.padding = 40
        #expect(!hasChanged(), "moved cards must keep their names")
    }

    @Test func arrowKeysMoveFromCardToCard() {
        // Card 4 is in the middle row of the second column.
        #expect(played.board.piece(from: 4, toward: .left) == 1)
        #expect(played.board.piece(from: 4, toward: .right) == 7)
        #expect(played.board.piece(from: 4, toward: .up) == 3)
        #expect(played.board.piece(from: 4, toward: .down) == 5)
        #expect(played.board.piece(from: 4, toward: .rowStart) == 1)
        #expect(played.board.piece(from: 4, toward: .rowEnd) == 10)
        #expect(played.board.piece(from: 4, toward: .first) == 0)
        #expect(played.board.piece(from: 4, toward: .last) == 11)
        #expect(played.board.piece(from: 0, toward: .up) == nil)
    }

    @Test func cursorSkipsRemovedCards() {
        let (first, second) = played.cards(showing: played.game.deal.numbers[4])
        played.find(played.game.deal.numbers[4])
        let left = Set(0..<12).subtracting([first, second])
        for card in left {
            for direction in [Direction.left, .right, .up, .down, .rowStart, .rowEnd, .first, .last] {
                let next = played.board.piece(from: card, toward: direction)
                #expect(next.map(left.contains) ?? true)
            }
        }
        // After a card that is gone comes the next one in reading order, and at the end the last one.
        let rows = played.game.deal.rows
        let inOrder = left.sorted { ($0 % rows, $0 / rows) < ($1 % rows, $1 / rows) }
        for card in [first, second] {
            let next = inOrder.first { ($0 % rows, $0 / rows) > (card % rows, card / rows) }
            #expect(played.board.piece(nearestTo: card) == next ?? inOrder.last)
        }
    }

    @Test func cursorCannotMoveOnceAllCardsAreGone() {
        played.findAll()
        #expect(played.board.piece(from: 4, toward: .first) == nil)
        #expect(played.board.piece(nearestTo: 4) == nil)
    }
}
