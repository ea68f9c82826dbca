// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Testing

/// The variant with resting circles, and the board without motion.
@MainActor struct PasscodeStillBoardTests {
    nonisolated private static let areas = [Size(width: 360, height: 480), Size(width: 1200, height: 600)]

    @Test(arguments: [4, 8, 12, 16, 24], areas)
    func circlesRestAtDistinctPlacesInsideTheArena(count: Int, area: Size) {
        let play = PasscodePlay(PasscodeSetup(circleCount: count, variant: .still), area: area)
        #expect(play.centers.allSatisfy(play.isInArena))
        for number in play.numbers {
            for other in play.numbers where other > number {
                let (a, b) = (play.center(number), play.center(other))
                let distance = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
                #expect(distance >= 44, "\(number) and \(other) are only \(distance) apart")
            }
        }
        let places = play.centers
        play.pass(100)
        #expect(play.centers == places && play.board.activity == .still)
    }

    @Test(arguments: areas) func circlesSwapPlacesAfterEachRightTap(area: Size) {
        let play = PasscodePlay(PasscodePlay.still, area: area)
        while !play.game.isOver {
            let (before, seen) = (play.game.positions, play.centers)
            play.tapTarget()
            // Circles must not jump.
            #expect(zip(play.centers, seen).allSatisfy(isClose))
            if let aim = play.game.aim, aim > 0 { #expect(play.game.positions != before) }
            play.pass(0.51)
            for number in play.free {
                #expect(isClose(play.center(number), play.layout.positions[play.game.positions[number - 1]]))
            }
            #expect(Set(play.free.map { play.game.positions[$0 - 1] }).count == play.free.count)
            if play.game.aim == nil {
                play.pass(1)
                play.key(.escape)
                play.pass(1)
            }
        }
        #expect(play.reported.count { if case .shuffled = $0 { true } else { false } } == 11)
    }

    @Test func circlesKeepTheirPlacesAfterAWrongTap() {
        let play = PasscodePlay(PasscodePlay.still)
        let (places, wrong) = (play.centers, play.wrongNumber)
        play.activate(wrong)
        play.watch(1.2) {
            for number in play.numbers where number != wrong {
                #expect(play.center(number) == places[number - 1])
            }
        }
        play.pass(0.6)
        #expect(play.centers == places)
    }

    @Test func withoutMotionTheNextGameHasRestingCircles() {
        let play = PasscodePlay()
        #expect(play.board.setup.variant == .drifting)
        play.board.allowsMotion = false
        #expect(play.board.setup.variant == .drifting, "the current game must not change")
        play.board.deal(seed: 8, at: play.now)
        #expect(play.board.setup == PasscodePlay.still && play.board.chosenSetup == PasscodeSetup())
        play.board.allowsMotion = true
        play.board.deal(seed: 9, at: play.now)
        #expect(play.board.setup == PasscodeSetup())
    }

    @Test func withoutMotionAWholeGameHasTheSameStatesAndNothingMoves() {
        let (play, other) = (PasscodePlay(motion: false), PasscodePlay(PasscodePlay.still))
        for step in 0..<14 {
            for board in [play, other] {
                step % 7 == 3 ? board.activate(board.wrongNumber) : board.tapTarget()
                if step == 5 { board.press(at: Point(x: 2, y: 2)) }
            }
            #expect(play.board.activity != .moving)
            #expect(play.pieces.allSatisfy { [0, 1].contains($0.turn) })
            var places = play.centers
            play.watch(1.25, frame: 0.05) {
                #expect(play.board.activity != .moving)
                // A circle that was placed or has returned can be at another place, but only without moving there.
                for (number, place) in zip(play.numbers, places) where play.center(number) != place {
                    #expect(play.free.contains(number) || play.game.circles[number - 1] == .gone)
                }
                places = play.centers
            }
            other.pass(1.25)
            for board in [play, other] where board.board.shownCard != nil {
                board.watch(4.7)
                #expect(board.board.shownCard == nil)
                board.watch(1)
            }
        }
        #expect(play.game.isOver && play.game.circles == other.game.circles && play.game.misses == 2)
        #expect(play.reported == other.reported && play.reported.last == .finished)
        #expect(play.board.activity == .still)
    }

    @Test func withoutMotionAFlyingCircleAppearsOnItsBaseForItsFlightTime() {
        let play = PasscodePlay(motion: false)
        let target = play.game.target ?? 1
        play.press(target)
        #expect(play.center(target) == play.layout.bases[0] && play.board.activity == .waiting(until: 1.2))
        play.pass(1.1)
        #expect(play.board.flyingCount == 1)
        play.pass(0.2)
        #expect(play.board.flyingCount == 0 && play.board.activity == .still)
    }

    @Test func gameOfDriftingCirclesStopsMovingWithoutMotion() {
        let play = PasscodePlay()
        play.pass(2)
        play.board.allowsMotion = false
        let places = play.centers
        play.watch(10, frame: 0.5) { #expect(play.centers == places && play.board.activity == .still) }
        let wrong = play.wrongNumber
        play.press(wrong)
        #expect(play.center(wrong) == play.layout.bases[0])
        play.watch(1.3) { #expect(play.board.activity != .moving) }
        #expect(play.isInArena(play.center(wrong)) && play.game.circles[wrong - 1] == .drifting)
        play.tapTarget()
        play.pass(1.3)
        #expect(play.game.misses == 1 && play.game.circles.contains(.placed(base: 0)))
        let before = play.centers
        play.board.allowsMotion = true
        #expect(zip(play.centers, before).allSatisfy(isClose))
        play.pass(0.5)
        #expect(play.free.allSatisfy { play.center($0) != before[$0 - 1] })
    }

    @Test func turningMotionOffFinishesAnimationsImmediately() {
        let play = PasscodePlay()
        let wrong = play.wrongNumber
        play.activate(wrong)
        play.pass(0.3)
        play.board.allowsMotion = false
        play.pass(0)
        #expect(isClose(play.center(wrong), play.layout.bases[0]) && play.board.activity != .moving)
        // Only the pieces of a board at rest are visible, and no trail.
        let there = play.pieces.indices.filter { play.pieces[$0].isPresent && play.pieces[$0].opacity > 0 }
        let rested = PasscodePlay(motion: false)
        rested.activate(rested.wrongNumber)
        #expect(there.count == rested.pieces.count { $0.isPresent && $0.opacity > 0 })
        play.pass(2)
        play.board.allowsMotion = true
        play.winRound()
        play.pass(0.2)
        play.board.allowsMotion = false
        #expect(play.board.activity != .moving && play.pieces[play.card(0)].turn == 1)
        play.waitForCard()
        #expect(play.board.shownCard == nil && play.board.activity == .still)
    }
}
