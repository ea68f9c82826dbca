// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import PasscodeRules
import Scene
import Seeding
import Testing

/// Circles bounce off each other, and those that are tapped leave and return.
@MainActor struct PasscodeBounceTests {
    nonisolated private static let areas = [
        Size(width: 950, height: 634), Size(width: 490, height: 640), Size(width: 340, height: 550),
    ]
    /// How long a circle flies back.
    private static let returnTime = 0.5

    /// Returns the circles that drift in the arena and don't fly back to it.
    private func settled(_ play: PasscodePlay, at time: Double) -> [Int] {
        play.free.filter { number in
            let landing = play.game.record.last { if case .landed(number, _) = $0 { true } else { false } }
            return landing.map { time - Double($0.time) / 1000 > Self.returnTime + 0.01 } ?? true
        }
    }

    /// Plays with wrong and right taps, but wins no round, so that the clock of the game runs like that of the board.
    private func playUnfinishedRound(_ play: PasscodePlay, seed: UInt64, _ look: () -> Void) {
        var generator = SeededGenerator(seed: seed)
        while play.now < 30 {
            play.pass(generator.number(in: 0.001...0.4))
            look()
            switch generator.number(below: 10) {
            case 0 where play.game.taken < 3: play.tapTarget()
            case 1...5: play.press(play.free.filter { $0 != play.game.target }.randomElement(using: &generator) ?? 0)
            default: break
            }
            look()
        }
    }

    @Test(arguments: [4, 8, 12, 16, 24], areas) func noCircleCoversTheNumberOfAnother(count: Int, area: Size) {
        for seed in 0..<2 as Range<UInt64> {
            let play = PasscodePlay(PasscodeSetup(circleCount: count), seed: seed, area: area)
            var least = Double.infinity
            playUnfinishedRound(play, seed: seed) {
                let centers = settled(play, at: play.now).map(play.center)
                for (index, a) in centers.enumerated() {
                    for b in centers[..<index] {
                        least = min(least, (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))
                    }
                }
            }
            #expect(least.squareRoot() > 40 - 1e-6, "seed \(seed)")
            if count > 4 { #expect(play.game.misses > 15) }
        }
    }

    @Test(arguments: 0..<9 as Range<UInt64>) func replayHasTheSamePathsAsTheGame(seed: UInt64) throws {
        let (count, area) = ([8, 12, 24][Int(seed % 3)], Self.areas[Int(seed / 3) % 3])
        let setup = PasscodeSetup(circleCount: count)
        let play = PasscodePlay(setup, seed: seed, area: area)
        play.board.speed = seed % 2 == 0 ? 100 : 400
        let shown = PasscodePlay(seed: 99, area: area)
        shown.board.speed = play.board.speed
        var moments: [(time: Double, centers: [Int: Point])] = []
        playUnfinishedRound(play, seed: seed) {
            let circles = settled(play, at: play.now)
            moments.append((play.now, Dictionary(uniqueKeysWithValues: circles.map { ($0, play.center($0)) })))
        }
        // As a replay in frames of any length. A move is up to a millisecond earlier than its tap.
        shown.board.replay(setup, seed: seed, record: play.game.record, at: 0)
        let end = Double(play.game.time) / 1000
        for moment in moments where moment.time < end {
            shown.pass(moment.time - shown.now)
            for (number, center) in moment.centers where shown.free.contains(number) {
                try #require(isClose(shown.center(number), center), "\(moment.time)")
            }
        }
        // At each move, without playing those before.
        let record = GameRecord<PasscodeGame>(setup: setup, seed: seed, moves: play.game.record)
        for (count, move) in record.moves.enumerated().dropFirst() {
            guard let moment = moments.first(where: { $0.time >= Double(move.time) / 1000 }),
                moment.time < Double(move.time) / 1000 + 0.001
            else { continue }
            shown.board.display(record, after: count + 1, at: shown.now)
            for (number, center) in moment.centers where shown.free.contains(number) {
                let now = shown.center(number)
                try #require(abs(now.x - center.x) < 0.6 && abs(now.y - center.y) < 0.6, "\(move)")
            }
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>) func replayOfAWholeGameHasNearlyTheSamePaths(seed: UInt64) throws {
        let setup = PasscodeSetup(circleCount: 12)
        let (play, shown) = (PasscodePlay(setup, seed: seed), PasscodePlay(setup, seed: 99))
        var generator = SeededGenerator(seed: seed)
        var moments: [(time: Double, centers: [Int: Point])] = []
        while !play.game.isOver {
            play.pass(generator.number(in: 0.001...0.8))
            if play.board.shownCard == nil {
                generator.number(below: 3) > 0 ? play.tapTarget() : play.press(play.wrongNumber)
            }
            let circles = play.free.map { ($0, play.center($0)) }
            moments.append((play.now, Dictionary(uniqueKeysWithValues: circles)))
        }
        shown.board.replay(setup, seed: seed, record: play.game.record, at: 0)
        for moment in moments {
            shown.pass(moment.time - shown.now)
            for (number, center) in moment.centers where shown.free.contains(number) {
                // Each flight and each card can begin up to a millisecond earlier.
                let now = shown.center(number)
                try #require(abs(now.x - center.x) < 3 && abs(now.y - center.y) < 3, "\(moment.time)")
            }
        }
        #expect(moments.count > 20)
    }

    /// The last circle of a round meets no other, so each component of its velocity keeps its size.
    @Test(arguments: [false, true]) func circlesThatFlyOrArePlacedAreNotMet(isRestored: Bool) throws {
        for seed in 0..<10 as Range<UInt64> {
            let play = PasscodePlay(PasscodePlay.short, seed: seed, area: Self.areas[2])
            if isRestored {
                let targets = play.game.targets[0]
                let record: [PasscodeGame.Move] = [
                    .tap(targets[0], at: 100), .landed(targets[0], at: 1300), .tap(targets[1], at: 1400),
                    .tap(targets[2], at: 1500), .landed(targets[2], at: 2600),
                ]
                try play.board.restore(PasscodePlay.short, seed: seed, record: record, at: play.now)
            } else {
                for _ in 0..<3 { play.tapTarget() }
            }
            let last = try #require(play.free.first)
            func velocity() -> Point {
                let before = play.center(last)
                play.pass(0.001)
                return Point(x: abs(play.center(last).x - before.x), y: abs(play.center(last).y - before.y))
            }
            let first = velocity()
            let others = (0..<200).count { _ in
                play.pass(0.3)
                return !isClose(velocity(), first)
            }
            #expect(others < 10, "only a step in which it reaches a wall may differ")
        }
    }

    @Test func restoredGameStartsAtTheStartPlaces() throws {
        let (play, fresh) = (PasscodePlay(), PasscodePlay())
        let record: [PasscodeGame.Move] = [.tap(3, at: 5000), .landed(3, at: 6200)]
        try play.board.restore(PasscodeSetup(), seed: 7, record: record, at: play.now)
        for number in play.free where number != 3 { #expect(isClose(play.center(number), fresh.center(number))) }
    }
}

extension SeededGenerator {
    /// Returns a uniformly distributed number in `range`.
    fileprivate mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(number(below: 1_000_000)) / 999_999 * (range.upperBound - range.lowerBound)
    }
}
