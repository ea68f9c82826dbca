// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import MemoryRules
import Scene
import Testing

@testable import Boards

/// Boards on which three cards match.
@MainActor struct BoardOfThreesTests {
    private let played = PlayedBoard(setup: MemorySetup(columns: 3, rows: 3, groupSize: 3))

    private func cards(_ number: Int, on played: PlayedBoard? = nil) -> [Int] {
        let numbers = (played ?? self.played).game.deal.numbers
        return numbers.indices.filter { numbers[$0] == number }
    }

    private func tap(_ cards: [Int]) { for card in cards { played.tap(card) } }

    @Test func twoEqualCardsWaitForTheThird() {
        let set = cards(1)
        tap(Array(set.prefix(2)))
        played.rest()
        #expect(played.game.open == Array(set.prefix(2)))
        #expect(played.board.activity == .still && played.agreesWithRules)
        played.tap(set[2])
        played.rest()
        #expect(played.reported.last == .paired(set))
        #expect(set.allSatisfy { !played.pieces[$0].isPresent })
    }

    @Test(arguments: [true, false]) func allCardsOfAMissTurnBackTogether(motion: Bool) {
        let played = PlayedBoard(setup: MemorySetup(columns: 3, rows: 3, groupSize: 3), motion: motion)
        let (set, other) = (cards(1, on: played), cards(2, on: played)[0])
        played.tap(set[0], set[1], other)
        played.pass(0.6)
        #expect(played.reported.last == .missed([set[0], set[1], other]))
        #expect([set[0], set[1], other].allSatisfy { played.pieces[$0].showsFront })
        played.rest()
        #expect(played.reported.last == .turnedBack([set[0], set[1], other]))
        #expect(played.game.open == [] && played.agreesWithRules)
    }

    @Test func hastyTapAfterAMissTurnsAllOfItBack() {
        let (set, other) = (cards(1), cards(2))
        tap([set[0], set[1], other[0], other[1]])
        #expect(played.game.open == [other[1]])
        played.rest()
        #expect(played.agreesWithRules)
    }

    @Test func twoEqualCardsStayUpDuringAPeek() {
        tap(Array(cards(1).prefix(2)))
        played.receive(.longPress)
        played.rest()
        #expect(played.game.open == Array(cards(1).prefix(2)) && played.agreesWithRules)
    }

    @Test(arguments: [(3, 3), (4, 3), (6, 3), (6, 4), (6, 6), (9, 6)])
    func gameCanBePlayedToItsEndByHandAndAutomatically(columns: Int, rows: Int) {
        let setup = MemorySetup(columns: columns, rows: rows, groupSize: 3)
        let (byHand, automatic) = (PlayedBoard(setup: setup), PlayedBoard(setup: setup))
        byHand.findAll()
        automatic.board.setAutopilot(true, at: automatic.now)
        automatic.rest()
        for played in [byHand, automatic] {
            #expect(played.isOver && played.reported.last == .finished)
            #expect(played.pieces.allSatisfy { !$0.isPresent })
        }
        #expect(byHand.game.moves == setup.groups)
    }

    @Test(arguments: Opponent.Strength.allCases) func computerPlaysSetsOfThree(strength: Opponent.Strength) throws {
        for seed in 0..<20 as Range<UInt64> {
            let setup = MemorySetup(columns: 4, rows: 3, groupSize: 3, players: .computer(strength))
            let played = PlayedBoard(setup: setup, seed: seed)
            var actions = RandomActions(seed: seed, switchesMotion: false, meetsComputer: true)
            for _ in 0..<4000 where !played.isOver {
                played.pass(actions.pause())
                played.receive(.activate(actions.number(below: 12)))
            }
            try #require(played.isOver, "seed \(seed)")
            played.rest()
            try #require(played.game.groupsWon.reduce(0, +) == 4 && played.reported.last == .finished)
        }
    }

    @Test func replayShowsTheSameGame() throws {
        for seed in 0..<100 as Range<UInt64> {
            let setup = MemorySetup(columns: 4, rows: 3, groupSize: 3)
            let played = PlayedBoard(setup: setup, seed: seed)
            var actions = RandomActions(seed: seed, switchesMotion: false, meetsComputer: true)
            for _ in 0..<30 {
                played.pass(actions.pause())
                played.receive(.activate(actions.number(below: 12)))
            }
            played.board.setAutopilot(true, at: played.now)
            played.rest()
            let replayed = PlayedBoard(setup: setup, seed: 1)
            replayed.board.replay(setup, seed: seed, record: played.game.record, at: replayed.now)
            replayed.rest()
            try #require(played.isOver && replayed.game == played.game, "seed \(seed)")
            try #require(replayed.reported.last == .finished, "seed \(seed)")
        }
    }

    /// A moment of a recorded game shows a set that was just found.
    @Test func momentAfterASetShowsAllOfIt() throws {
        let record = GameRecord<MemoryGame>(
            setup: played.board.setup, seed: played.board.seed, moves: cards(1).map { .turn($0) })
        played.board.display(record, after: 3, at: played.now)
        #expect(cards(1).allSatisfy { played.pieces[$0].isPresent && played.pieces[$0].showsFront })
    }

    /// A picture and a word: the third card is another picture.
    @Test func thirdCardShowsTheFirstFace() {
        let faces = (1...3).map { number in
            Deck.Group([
                Deck.Face(name: "picture \(number)", picture: .text("\(number)")),
                Deck.Face(name: "word \(number)", picture: .text("word \(number)")),
            ])
        }
        played.board.faces = Deck(folder: "file:///words", groups: faces, back: nil)
        for number in 1...3 {
            let names = cards(number).map { played.board.face(of: $0).name }
            #expect(names == ["picture \(number)", "word \(number)", "picture \(number)"])
            let pictures = cards(number).map { played.board.scene.plates[played.pieces[$0].front].picture }
            #expect(pictures == [.text("\(number)"), .text("word \(number)"), .text("\(number)")])
        }
    }
}

/// The choice of how many cards match, which depends on the size.
@MainActor struct GroupSizeTests {
    private let board = MemoryBoard(seed: 7)

    @Test(arguments: [
        ("2x2", "3x3"), ("4x3", "4x3"), ("4x4", "6x3"), ("6x6", "6x6"), ("5x4", "6x3"), ("1x4", "3x3"), ("7x2", "4x3"),
    ])
    func sizeBecomesTheNearestThatHoldsThrees(before: String, after: String) {
        board.size = before
        board.groupSize = "3"
        #expect(board.groupSize == "3" && board.size == after)
    }

    @Test(arguments: [("3x3", "4x3"), ("6x3", "6x3"), ("5x3", "4x4"), ("9x6", "6x6"), ("7x3", "6x3")])
    func sizeBecomesTheNearestThatHoldsPairs(before: String, after: String) {
        (board.groupSize, board.size) = ("3", before)
        board.groupSize = "2"
        #expect(board.groupSize == "2" && board.size == after)
    }

    @Test(arguments: [("3x3", "3"), ("5x3", "3"), ("4x4", "2"), ("2x2", "2"), ("6x3", "2")])
    func sizeOfPairsIsKeptWherePossible(size: String, groupSize: String) {
        board.size = size
        #expect(board.size == size && board.groupSize == groupSize)
    }

    @Test(arguments: [("3x3", "3"), ("6x3", "3"), ("4x3", "3"), ("4x4", "2"), ("2x2", "2")])
    func sizeOfThreesIsKeptWherePossible(size: String, groupSize: String) {
        board.groupSize = "3"
        board.size = size
        #expect(board.size == size && board.groupSize == groupSize)
    }

    @Test func groupSizeIsRefusedIfNoSizeHasEnoughFaces() {
        let face = Deck.Face(name: "1", picture: .text("1"))
        board.faces = Deck(folder: "file:///one", groups: [Deck.Group(face)], back: nil)
        #expect(board.refusal(ofGroupSize: "3") == .tooFewFaces(has: 1, needs: 3))
        board.groupSize = "3"
        #expect(board.groupSize == "2")
    }

    @Test func playersAndGroupSizeAreIndependent() {
        board.groupSize = "3"
        board.players = "computer hard"
        #expect(board.nextSetup == MemorySetup(columns: 6, rows: 3, groupSize: 3, players: .computer(.hard)))
        board.groupSize = "2"
        #expect(board.players == "computer hard")
    }

    @Test func smallDeckRestoresTheSetupOfTheGame() {
        (board.groupSize, board.size) = ("3", "6x6")
        board.faces = Deck(folder: "file:///few", groups: Array(Deck.animals.groups.prefix(8)), back: nil)
        #expect(board.nextSetup == MemorySetup())
    }
}
