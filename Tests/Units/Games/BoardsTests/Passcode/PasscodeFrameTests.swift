// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Seeding
import Testing

/// The same input leads to the same circle paths at any frame length.
@MainActor struct PasscodeFrameTests {
    private static let frames = [1.0 / 60, 1.0 / 30, 1.0 / 144, 10]

    @Test(arguments: 0..<20 as Range<UInt64>)
    func anyFrameLengthLeadsToTheSameGameAndPlaces(seed: UInt64) {
        let setup = PasscodeSetup(variant: seed % 4 == 0 ? .still : .drifting)
        let plays = Self.frames.map { _ in PasscodePlay(setup, seed: seed) }
        var generator = SeededGenerator(seed: seed)
        for step in 0..<40 {
            let pause = [0, 1.0 / 60, 0.1, 0.3, 0.5, 1, 1.3, 6, 10][generator.number(below: 9)]
            let action = generator.number(below: 20)
            let card = generator.number(below: 3)
            for (play, frame) in zip(plays, Self.frames) {
                play.watch(pause, frame: frame)
                switch action {
                case 0...11: play.tapTarget()
                case 12...14: play.press(play.wrongNumber)
                case 15: play.board.setPaused(!play.board.isPaused, at: play.now)
                case 16: play.key(.escape)
                case 17: play.receive(.activate(play.card(card)))
                case 18: play.board.speed = Double(card * 200)
                default: play.key(.topRow(step % 12 + 1))
                }
            }
            guard plays.allSatisfy({ isSame($0, plays[0]) }) else {
                Issue.record("seed \(seed), step \(step), action \(action)")
                return
            }
        }
        #expect(plays[0].game.record.count > 10)
    }

    @Test func oneFrameOfTenSecondsCanContainAFlightAReturnAndAWonRound() {
        let plays = Self.frames.map { _ in PasscodePlay() }
        for (play, frame) in zip(plays, Self.frames) {
            play.watch(2, frame: frame)
            for _ in 0..<3 { play.tapTarget() }
            play.press(play.wrongNumber)
            play.watch(0.25, frame: frame)
            play.tapTarget()
            play.watch(10, frame: frame)
        }
        #expect(plays[0].game.round == 1 && plays[0].game.misses == 1 && plays[0].board.shownCard == nil)
        #expect(plays[0].reported.contains(.roundWon(0)))
        for play in plays { #expect(isSame(play, plays[0])) }
    }

    @Test func frameTimeBeforeTheLastInputIsHarmless() {
        let (play, other) = (PasscodePlay(), PasscodePlay())
        for step in 0..<8 {
            for board in [play, other] {
                board.pass(0.7)
                step % 3 == 2 ? board.press(board.wrongNumber) : board.tapTarget()
            }
            play.board.advance(to: play.now - 0.015)
            #expect(isSame(play, other))
        }
    }

    @Test func circlesMoveAtTheirSpeedAndTurnOnlyWhereTheyBounce() {
        let play = PasscodePlay()
        var last = play.centers
        var (steps, lengths) = (play.centers.map { _ in Point(x: 0, y: 0) }, play.centers.map { _ in 0.0 })
        var turns = 0
        for frame in 0..<1200 {
            play.pass(1.0 / 60)
            for (circle, center) in play.centers.enumerated() {
                let step = Point(x: center.x - last[circle].x, y: center.y - last[circle].y)
                let length = (step.x * step.x + step.y * step.y).squareRoot()
                if frame == 0 {
                    for component in [step.x, step.y] { #expect((0.5 - 1e-6...1.5 + 1e-6).contains(abs(component))) }
                    lengths[circle] = length
                } else if isClose(step, steps[circle]) {
                    #expect(abs(length - lengths[circle]) < 1e-6)
                } else {
                    // A step differs from the previous one only in a frame in which the circle bounces.
                    #expect(length <= lengths[circle] + 1e-6)
                    turns += 1
                }
                steps[circle] = step
            }
            last = play.centers
        }
        #expect(turns > 12, "each circle must reach a wall within 20 seconds")
        #expect(turns < 300, "circles must move straight between bounces")
    }

    private func isSame(_ a: PasscodePlay, _ b: PasscodePlay) -> Bool {
        isAlike(a.pieces, b.pieces) && a.game == b.game && a.reported == b.reported
            && a.board.shownCard == b.board.shownCard
            && (a.board.activity == .still) == (b.board.activity == .still)
            && (a.board.activity == .moving) == (b.board.activity == .moving)
    }
}
