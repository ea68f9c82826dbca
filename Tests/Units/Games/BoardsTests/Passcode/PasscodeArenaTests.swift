// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Seeding
import Testing

/// Circles never leave the arena, however long a frame is and however the window is resized.
@MainActor struct PasscodeArenaTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func noDriftingCircleIsEverOutside(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let play = PasscodePlay(PasscodeSetup(circleCount: 24), seed: seed)
        for step in 0..<150 {
            // Long frames take long, because the circles meet often.
            let frames = [0, 1.0 / 144, 1.0 / 60, 0.1, 0.5, 3]
            play.pass(step % 20 == 10 ? [60, 10_000][step / 20 % 2] : frames[generator.number(below: 6)])
            switch generator.number(below: 5) {
            case 0: play.board.resize(to: Self.size(&generator))
            case 1: play.board.diameter = Double(24 + 2 * generator.number(below: 37))
            case 2: play.board.speed = Double(10 * generator.number(below: 41))
            default: break
            }
            guard play.centers.allSatisfy(play.isInArena) else {
                Issue.record("seed \(seed), step \(step), \(play.area), \(play.board.diameter): \(play.centers)")
                return
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func circlesInFlightStayInTheWindowAtAnySize(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let setup = PasscodeSetup(circleCount: 24, variant: seed % 2 == 0 ? .drifting : .still)
        let play = PasscodePlay(setup, seed: seed, area: Size(width: 1600, height: 1000))
        for step in 0..<80 {
            play.pass([0, 1.0 / 60, 0.1, 0.2, 1.3][generator.number(below: 5)])
            if generator.number(below: 3) == 0 { play.tapTarget() } else { play.activate(play.wrongNumber) }
            play.pass([0, 0.05, 0.3][generator.number(below: 3)])
            play.board.resize(
                to: Size(
                    width: Double(200 + generator.number(below: 1400)),
                    height: Double(220 + generator.number(below: 800))))
            if let fault = play.placeFault {
                Issue.record("seed \(seed), step \(step), \(play.area): \(fault)")
                return
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func circlesThatHaveNotMovedStartSideBySideInAnyArena(seed: UInt64) {
        let play = PasscodePlay(seed: seed)
        play.board.diameter = 50
        play.board.resize(to: Size(width: 950, height: 634))
        let centers = play.centers
        for (index, one) in centers.enumerated() {
            #expect(centers[..<index].allSatisfy { max(abs($0.x - one.x), abs($0.y - one.y)) >= 50 })
        }
        let middle = centers.reduce(0) { $0 + $1.x } / Double(centers.count)
        #expect(abs(middle - 475) < 10)
    }

    @Test func circlesInsideStayInPlaceWhenTheAreaGrows() {
        let play = PasscodePlay(area: Size(width: 490, height: 640))
        play.pass(3)
        let places = play.centers
        play.board.resize(to: Size(width: 1200, height: 900))
        #expect(zip(play.centers, places).allSatisfy(isClose))
        play.board.resize(to: Size(width: 300, height: 400))
        play.board.resize(to: Size(width: 1200, height: 900))
        #expect(!zip(play.centers, places).allSatisfy(isClose), "some circles must have been moved inside")
        #expect(play.centers.allSatisfy { $0.x <= 280 && $0.y <= 380 })
    }

    @Test(arguments: [(360.0, 3), (360, 6), (620, 3), (660, 3), (900, 6), (1920, 6)])
    func cardsAndHaloDoNotTouchEachOther(width: Double, rounds: Int) {
        let play = PasscodePlay(
            PasscodeSetup(circleCount: rounds * 4), area: Size(width: width, height: 640))
        for look in PasscodeBoard.looks {
            play.board.apply(look)
            let scene = play.board.scene
            let cards = (0..<rounds).map { scene.rect(of: play.card($0)) }
            let header = Rect(origin: Point(x: 0, y: 0), size: Size(width: width, height: 150))
            let bases = play.layout.bases.map { Rect(center: $0, size: Size(width: 68, height: 68)) }
            for (number, card) in cards.enumerated() {
                #expect(header.contains(card.origin) && header.contains(card.center))
                #expect(card.origin.y >= 8, "there must be room above the cards")
                for other in cards[..<number] { #expect(abs(other.center.x - card.center.x) > card.size.width) }
                for base in bases {
                    #expect(
                        abs(base.center.x - card.center.x) > (base.size.width + card.size.width) / 2 - 8
                            || abs(base.center.y - card.center.y) > (base.size.height + card.size.height) / 2 - 6)
                }
            }
        }
    }

    @Test func newSizeAppliesImmediatelyWithoutAReportedChange() {
        let play = PasscodePlay()
        let changes = play.changes
        play.board.resize(to: Size(width: 1200, height: 500))
        #expect(play.area == Size(width: 1200, height: 500) && play.changes == changes)
        for base in 0..<4 { #expect(play.pieces[play.base(base)].center == play.layout.bases[base]) }
        for card in 0..<3 { #expect(play.pieces[play.card(card)].center == play.layout.cards[card]) }
        let middles = play.layout.bases.map(\.x)
        #expect(middles == middles.sorted())
        // In a wide area, the cards are beside the bases, and both are in the middle together.
        let cards = play.layout.cards.map(\.x)
        #expect(cards == cards.sorted() && middles[3] + 84 <= cards[0] && abs(middles[0] + cards[2] - 1200) < 12)
        #expect(play.layout.bases.allSatisfy { $0.y == 95 })
        for nothing in [Size(width: 0, height: 300), Size(width: 300, height: -1)] {
            play.board.resize(to: nothing)
            #expect(play.area == Size(width: 1200, height: 500))
        }
    }

    @Test func newSpeedChangesNoPositionAndAllLaterPaths() {
        let (play, other) = (PasscodePlay(), PasscodePlay())
        for board in [play, other] { board.pass(0.2) }
        let start = play.centers
        play.board.speed = 200
        #expect(zip(play.centers, start).allSatisfy(isClose))
        for board in [play, other] { board.pass(0.1) }
        for ((twice, once), start) in zip(zip(play.centers, other.centers), start) {
            #expect(abs((twice.x - start.x) - 2 * (once.x - start.x)) < 1e-6)
            #expect(abs((twice.y - start.y) - 2 * (once.y - start.y)) < 1e-6)
        }
    }

    private static func size(_ generator: inout SeededGenerator) -> Size {
        switch generator.number(below: 4) {
        case 0: Size(width: Double(1 + generator.number(below: 100)), height: Double(1 + generator.number(below: 250)))
        case 1: Size(width: 0.5, height: 150.25)
        default:
            Size(width: Double(1 + generator.number(below: 2000)), height: Double(1 + generator.number(below: 1500)))
        }
    }
}
