// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Testing

/// The effects of taps.
@MainActor struct PasscodeTapTests {
    @Test func tapsTakeEffectImmediatelyAndInOrder() {
        let play = PasscodePlay()
        play.pass(2)
        let targets = play.game.targets[0]
        for (base, number) in targets.enumerated() {
            #expect(play.game.aim == base)
            play.press(number)
            #expect(play.game.circles[number - 1] == .flying(base: base, isRight: true))
        }
        #expect(play.reported == targets.enumerated().map { .right($1, base: $0) })
        #expect(play.game.record == targets.map { .tap($0, at: 2000) })
        #expect(play.board.flyingCount == 4 && play.game.aim == nil)
        // There is no target until they have landed.
        play.activate(play.free[0])
        #expect(play.game.record.count == 4 && play.game.misses == 0)
        play.pass(1.19)
        #expect(play.board.flyingCount == 4)
        play.pass(0.02)
        #expect(play.game.round == 1 && play.board.flyingCount == 0)
    }

    @Test(arguments: [(24.0, 22.0), (40, 22), (44, 22), (60, 30), (96, 48)])
    func pressCountsWithinTheTapRadius(diameter: Double, reach: Double) {
        for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (0.6, -0.8)] {
            for device in [Device.pointer, .finger] {
                let play = PasscodePlay(PasscodePlay.still)
                play.board.diameter = diameter
                let center = play.center(5)
                func place(_ distance: Double) -> Point {
                    Point(x: center.x + dx * distance, y: center.y + dy * distance)
                }
                #expect(play.board.piece(at: place(reach + 0.1), by: device) == nil)
                #expect(play.board.piece(at: place(reach - 0.1), by: device) == 4)
                play.receive(.press(place(reach + 0.1), by: device))
                #expect(play.game.record == [])
                play.receive(.press(place(reach - 0.1), by: device))
                #expect(play.game.record == [.tap(5, at: 0)])
            }
        }
    }

    @Test func nearestCircleIsTapped() throws {
        let play = PasscodePlay(PasscodePlay.still, area: Size(width: 360, height: 480))
        play.board.diameter = 96
        let number = try #require(play.numbers.first { play.center($0) == play.layout.positions[0] })
        let next = try #require(play.numbers.first { play.center($0) == play.layout.positions[1] })
        let (a, b) = (play.center(number), play.center(next))
        try #require(a.y == b.y && b.x - a.x < 96)
        let middle = (a.x + b.x) / 2
        #expect(play.board.piece(at: Point(x: middle - 1, y: a.y), by: .finger) == number - 1)
        #expect(play.board.piece(at: Point(x: middle + 1, y: a.y), by: .finger) == next - 1)
        // The stacking order makes no difference.
        play.press(at: Point(x: middle + 1, y: a.y))
        #expect(play.game.record == [.tap(next, at: 0)])
    }

    @Test func pressHitsTheCircleThatWasVisibleThere() {
        for number in 1...12 {
            let play = PasscodePlay()
            play.board.speed = 400
            play.pass(3)
            let (seen, other) = (play.center(number), PasscodePlay())
            other.board.speed = 400
            other.pass(3.5)
            #expect(other.board.piece(at: seen, by: .finger) != number - 1, "the circle must have left by then")
            play.idle(0.5)
            play.press(at: seen)
            #expect(play.game.record == [.tap(number, at: 3500)])
            // It flies from its current place.
            #expect(isClose(play.center(number), other.center(number)))
        }
    }

    @Test func pressOnAnUntappableCircleHitsTheNearestTappableOne() throws {
        let play = PasscodePlay(area: Size(width: 490, height: 640))
        play.pass(0.0001)  // Before that, larger circles would start farther apart.
        play.board.diameter = 96
        let target = try #require(play.game.target)
        let place = play.center(target)
        func distance(_ number: Int) -> Double {
            let (dx, dy) = (play.center(number).x - place.x, play.center(number).y - place.y)
            return (dx * dx + dy * dy).squareRoot()
        }
        let others = play.numbers.filter { $0 != target && distance($0) <= 48 }.sorted { distance($0) < distance($1) }
        try #require(others.count >= 3, "the circles must start near each other")
        play.press(at: place)
        for number in others.prefix(3) { play.press(at: place); #expect(play.reported.count > 1, "\(number)") }
        #expect(play.game.record == ([target] + others.prefix(3)).map { .tap($0, at: 0) })
    }

    @Test func circlesThatFlyArePlacedOrAreGoneIgnoreTaps() throws {
        let play = PasscodePlay(PasscodePlay.still)
        let target = try #require(play.game.target)
        play.press(target)
        for moment in ["flying", "placed"] {
            let record = play.game.record
            play.activate(target)
            play.press(target)
            play.key(.topRow(target))
            #expect(play.game.record == record && play.game.misses == 0, "\(moment)")
            play.pass(1.3)
        }
        #expect(play.game.circles[target - 1] == .placed(base: 0))
        #expect(isClose(play.center(target), play.layout.bases[0]))
        for _ in 0..<3 { play.tapTarget() }
        play.pass(1.3)
        play.waitForCard()
        #expect(play.game.circles[target - 1] == .gone && play.pieces[target - 1].opacity == 0)
        let record = play.game.record
        play.activate(target)
        play.press(target)
        #expect(play.game.record == record)
    }

    @Test(arguments: PasscodeSetup.Variant.allCases)
    func wrongCircleComesBackAndCanBeTappedAgain(variant: PasscodeSetup.Variant) {
        let play = PasscodePlay(PasscodeSetup(variant: variant))
        play.pass(2)
        let (wrong, place) = (play.wrongNumber, play.center(play.wrongNumber))
        for miss in 1...3 {
            play.activate(wrong)
            #expect(play.game.misses == miss && play.game.aim == 0, "the next tap must aim at the same base")
            #expect(play.reported.last == .wrong(wrong, base: 0))
            #expect(play.pieces.indices.contains(wrong - 1) && play.game.circles[wrong - 1] != .drifting)
            play.watch(1.19)
            #expect(abs(play.center(wrong).x - play.layout.bases[0].x) < 1)
            play.pass(0.02)
            #expect(play.reported.last == .returned(wrong) && play.game.circles[wrong - 1] == .drifting)
            play.pass(0.6)
            #expect(play.isInArena(play.center(wrong)))
        }
        if variant == .still { #expect(play.center(wrong) == place) }
        play.tapTarget()
        #expect(
            play.reported.last.map {
                if case .right(_, base: 0) = $0 { true } else { $0 == .shuffled(play.game.positions) }
            }
                == true)
        #expect(play.game.taken == 1 && play.game.misses == 3)
    }

    @Test func circleCanBeTappedOnItsWayBack() {
        let play = PasscodePlay()
        let wrong = play.wrongNumber
        play.activate(wrong)
        play.pass(1.3)
        #expect(!play.isInArena(play.center(wrong)), "it must have just left the base")
        let place = play.center(wrong)
        play.press(at: place)
        #expect(play.game.misses == 2 && isClose(play.center(wrong), place))
    }

    @Test func flightTakesTheFlightTimeAndStartsAtTheCircle() throws {
        for time in [0.3, 1.2, 4] {
            let play = PasscodePlay()
            play.board.flightTime = time
            play.pass(3)
            let target = try #require(play.game.target)
            let (start, base) = (play.center(target), play.layout.bases[0])
            play.press(target)
            #expect(isClose(play.center(target), start))
            // A flight in progress is not affected.
            play.board.flightTime = 2
            var last = 0.0
            play.watch(time - 0.02) {
                let fraction = (play.center(target).y - start.y) / (base.y - start.y)
                #expect(fraction >= last && fraction <= 1)
                last = fraction
            }
            #expect(last > 0.9 && play.board.flyingCount == 1)
            play.pass(0.03)
            #expect(play.reported.last == .placed(target, base: 0) && isClose(play.center(target), base))
        }
    }

    @Test func onlyAPressIsATap() {
        let play = PasscodePlay(PasscodePlay.still)
        let place = play.center(play.game.target ?? 1)
        for input in [
            Input.tap(place), .longPress, .drag(to: place), .drop, .cancel, .pressEnded,
            .otherTap(place, count: 1), .turn(isClockwise: true), .activate(-1), .activate(1000),
            .activate(play.base(0)),
        ] {
            play.receive(input)
            #expect(play.game.record == [], "\(input)")
        }
        #expect(!play.board.holdsPiece)
    }
}
