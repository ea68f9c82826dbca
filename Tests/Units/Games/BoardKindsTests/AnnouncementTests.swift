// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import MemoryRules
import PentominoRules
import Testing

/// Screen reader announcements for events.
@MainActor struct AnnouncementTests {
    private let board = MemoryBoard(seed: 7)
    private let tiles = PentominoBoard(seed: 7, today: { Day.first })

    private func words(_ event: MemoryGame.Event) -> String? {
        MemoryText(board: board).announcement(of: event)?.text
    }

    @Test func missAndAPairNameBothFaces() {
        let other = board.game.deal.numbers.indices.first { board.game.deal.numbers[$0] != board.game.deal.numbers[0] }!
        let twin = board.game.deal.numbers.indices.last { board.game.deal.numbers[$0] == board.game.deal.numbers[0] }!
        let face = board.face(of: 0)
        #expect(words(.missed([0, other])) == "\(face.name) and \(board.face(of: other).nameWithin): no match")
        #expect(words(.paired([0, twin])) == "\(face.name) and \(face.nameWithin): a pair")
    }

    @Test func missAndASetOfThreeNameAllFaces() {
        let board = MemoryBoard(setup: MemorySetup(columns: 3, rows: 3, groupSize: 3), seed: 7)
        func words(_ event: MemoryGame.Event) -> String? { MemoryText(board: board).announcement(of: event)?.text }
        let cards = (1...2).map { number in
            board.game.deal.numbers.indices.filter { board.game.deal.numbers[$0] == number }
        }
        let (face, other) = (board.face(of: cards[0][0]), board.face(of: cards[1][0]))
        #expect(words(.paired(cards[0])) == "\(face.name), \(face.nameWithin), and \(face.nameWithin): a set")
        #expect(words(.missed([cards[0][0], cards[1][0]])) == "\(face.name) and \(other.nameWithin): no match")
        #expect(
            words(.missed([cards[0][0], cards[0][1], cards[1][0]]))
                == "\(face.name), \(face.nameWithin), and \(other.nameWithin): no match")
    }

    @Test func peekIsAnnounced() {
        #expect(words(.peeked(times: 1)) == "All cards are face up for a moment")
    }

    @Test func eachTurnIsAnnouncedWithItsPlayer() {
        #expect(words(.turnPassed(to: 1)) == "Player 2’s turn")
        let against = MemoryBoard(setup: MemorySetup(players: .computer(.easy)), seed: 7)
        let words = MemoryText(board: against)
        #expect(words.announcement(of: .turnPassed(to: 0))?.text == "Your turn")
        #expect(words.announcement(of: .turnPassed(to: 1))?.text == "The computer’s turn")
    }

    @Test(arguments: [
        (PentominoGame.Event.turned(.f, .clockwise), "F tile, turned clockwise"),
        (.turned(.f, .counterclockwise), "F tile, turned counterclockwise"), (.flipped(.z), "Z tile, flipped"),
    ])
    func tileEventsAreAnnounced(event: PentominoGame.Event, text: String) {
        #expect(PentominoText(board: tiles).announcement(of: event)?.text == text)
    }

    @Test func eventsThatChangeANameAreNotAnnouncedAgain() {
        #expect(words(.turned(0)) == nil)
        #expect(words(.turnedBack([0, 1])) == nil)
        #expect(PentominoText(board: tiles).announcement(of: .pickedUp(.f)) == nil)
    }
}
