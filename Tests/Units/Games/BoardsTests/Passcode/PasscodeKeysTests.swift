// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Testing

/// Keyboard control of the board.
@MainActor struct PasscodeKeysTests {
    @Test(arguments: 1...12) func eachKeyOfTheTopRowTapsItsCircle(number: Int) {
        let play = PasscodePlay()
        play.pass(1.5)
        #expect(play.key(.topRow(number), on: 13) == .used)
        #expect(play.game.record == [.tap(number, at: 1500)])
    }

    @Test func keysBeyondTheLastCircleAreUnused() {
        for count in [4, 8] {
            let play = PasscodePlay(PasscodeSetup(circleCount: count))
            for number in count + 1...12 { #expect(play.key(.topRow(number)) == .unused) }
            #expect(play.game.record == [])
            #expect(play.key(.topRow(count)) == .used && play.game.record.count == 1)
        }
    }

    @Test func otherKeysAreUnused() {
        let play = PasscodePlay()
        for key in [Key.character("7"), .character("X"), .delete, .go(.left), .go(.last), .escape] {
            let changes = play.changes
            #expect(play.key(key) == .unused && play.changes == changes, "\(key)")
        }
        #expect(play.game.record == [])
    }

    @Test func returnTapsTheFocusedCircle() {
        for number in 1...12 {
            let play = PasscodePlay()
            play.receive(.activate(number - 1))
            #expect(play.game.record == [.tap(number, at: 0)])
        }
    }

    @Test func escapePutsAShownCardBackAndDoesNothingElse() {
        let play = PasscodePlay()
        play.winRound()
        #expect(play.board.shownCard == 0)
        let record = play.game.record
        #expect(play.key(.escape) == .used)
        #expect(play.board.shownCard == nil && play.game.record == record)
        #expect(play.key(.escape) == .unused)
    }

    @Test(arguments: PasscodeSetup.Variant.allCases)
    func wholeGameCanBePlayedWithTheTopRowAlone(variant: PasscodeSetup.Variant) {
        let play = PasscodePlay(PasscodeSetup(variant: variant))
        for _ in 0..<12 {
            play.key(.topRow(play.game.target ?? 99))
            play.pass(1.3)
            play.key(.escape)
        }
        play.pass(1)
        #expect(play.game.isOver && play.game.misses == 0 && play.reported.last == .finished)
    }

    @Test(arguments: PasscodeSetup.Variant.allCases)
    func wholeGameCanBePlayedWithTabAndReturn(variant: PasscodeSetup.Variant) throws {
        let play = PasscodePlay(PasscodeSetup(variant: variant))
        var cursor = try #require(play.board.tabOrder.first)
        for _ in 0..<12 {
            if !play.board.tabOrder.contains(cursor) {
                cursor = try #require(play.board.piece(nearestTo: cursor))
            }
            let order = play.board.tabOrder
            var place = try #require(order.firstIndex(of: cursor))
            while order[place] + 1 != play.game.target {
                place = (place + 1) % order.count
                try #require(order[place] != cursor, "each circle must be reachable")
            }
            cursor = order[place]
            play.receive(.activate(cursor))
            play.pass(1.3)
            play.key(.escape)
        }
        #expect(play.game.isOver && play.game.misses == 0)
    }

    @Test func tabVisitsTheCirclesThenTheBasesThenTheCards() {
        let play = PasscodePlay()
        #expect(play.board.tabOrder == Array(0..<19))
        let first = play.game.targets[0].map { $0 - 1 }
        for _ in 0..<4 {
            play.tapTarget()
            #expect(play.board.tabOrder == Array(0..<19), "circles in flight or on a base must be included")
            play.pass(0.1)
        }
        play.pass(1.3)
        #expect(play.board.tabOrder == (0..<19).filter { !first.contains($0) })
        play.waitForCard()
        play.winAll()
        #expect(play.board.tabOrder == [play.card(0), play.card(1), play.card(2)])
    }

    @Test func fromARemovedCircleTheCursorMovesToTheNextOne() {
        let play = PasscodePlay()
        while !play.game.isOver {
            play.winRound()
            play.waitForCard()
            let left = play.free.map { $0 - 1 }
            for piece in 0..<12 where !left.contains(piece) {
                let next = left.first { $0 > piece } ?? (play.game.isOver ? play.card(0) : play.base(0))
                #expect(play.board.piece(nearestTo: piece) == next)
            }
        }
        for base in 0..<4 { #expect(play.board.piece(nearestTo: play.base(base)) == play.card(0)) }
    }

    @Test func arrowKeysMoveToTheNearestPieceInTheirDirection() throws {
        let play = PasscodePlay(PasscodePlay.still, area: Size(width: 800, height: 700))
        func piece(at place: Int) throws -> Int {
            try #require(play.numbers.first { play.center($0) == play.layout.positions[place] }) - 1
        }
        // There are four circles in a row, and three rows.
        try #require(play.layout.positions[3].y == play.layout.positions[0].y && play.layout.positions[4].x < 200)
        #expect(try play.board.piece(from: piece(at: 5), toward: .right) == piece(at: 6))
        #expect(try play.board.piece(from: piece(at: 5), toward: .left) == piece(at: 4))
        #expect(try play.board.piece(from: piece(at: 5), toward: .up) == piece(at: 1))
        #expect(try play.board.piece(from: piece(at: 5), toward: .down) == piece(at: 9))
        #expect(try play.board.piece(from: piece(at: 11), toward: .right) == nil)
        #expect(try play.board.piece(from: piece(at: 11), toward: .down) == nil)
        #expect(play.board.piece(from: play.base(1), toward: .right) == play.base(2))
        #expect(play.board.piece(from: play.card(1), toward: .left) == play.card(0))
        #expect(play.board.piece(from: 5, toward: .first) == 0)
        #expect(play.board.piece(from: 5, toward: .last) == play.card(2))
    }

    @Test(arguments: PasscodeSetup.Variant.allCases)
    func everyPieceCanBeReachedWithArrowKeysAlone(variant: PasscodeSetup.Variant) {
        for seed in 0..<20 as Range<UInt64> {
            let play = PasscodePlay(PasscodeSetup(variant: variant), seed: seed)
            play.pass(5)
            var (reached, fresh): (Set<Int>, [Int]) = ([0], [0])
            while let piece = fresh.popLast() {
                for direction in [Direction.left, .right, .up, .down] {
                    if let next = play.board.piece(from: piece, toward: direction), reached.insert(next).inserted {
                        fresh.append(next)
                    }
                }
            }
            #expect(reached.isSuperset(of: play.board.tabOrder), "seed \(seed)")
        }
    }
}
