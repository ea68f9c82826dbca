// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import TestStages

/// A Passcode board with a manual clock.
@MainActor final class PasscodePlay: TestStage<PasscodeBoard> {
    /// Creates a visible board on which a game has just begun.
    init(
        _ setup: PasscodeSetup = PasscodeSetup(), seed: UInt64 = 7, motion: Bool = true,
        area: Size = Size(width: 800, height: 700)
    ) {
        super.init(PasscodeBoard(setup: setup, seed: seed), motion: motion)
        board.resize(to: area)
        board.chosenSetup = setup
        board.setVisible(true, at: 0)
        board.deal(seed: seed, at: 0)
    }

    static let still = PasscodeSetup(variant: .still)
    /// A setup with only one round.
    static let short = PasscodeSetup(circleCount: 4)
    /// The times that a card takes to turn and grow, that it is shown, and that a circle flies.
    static let (turnTime, cardTime, flightTime) = (0.6, 4.0, 1.2)

    var area: Size { board.scene.size }
    var numbers: ClosedRange<Int> { 1...game.setup.circleCount }
    var layout: PasscodeLayout {
        PasscodeLayout(
            area: area, circles: game.setup.circleCount, cards: game.setup.roundCount,
            fromRight: board.readsRightToLeft, isFramed: board.texture != nil)
    }

    /// Returns the center of a circle.
    func center(_ number: Int) -> Point { pieces[number - 1].center }
    func base(_ base: Int) -> Int { game.setup.circleCount + base }
    func card(_ card: Int) -> Int { base(4) + card }
    var centers: [Point] { numbers.map(center) }
    /// The circles that can be tapped.
    var free: [Int] { numbers.filter { game.circles[$0 - 1] == .drifting } }
    /// A circle that can be tapped but is not the target, or 0 if there is none.
    var wrongNumber: Int { free.first { $0 != game.target } ?? 0 }

    // MARK: - Input

    func press(at point: Point) { receive(.press(point)) }
    /// Presses a circle. Does nothing for 0.
    func press(_ number: Int) { if number > 0 { press(at: center(number)) } }
    func activate(_ number: Int) { receive(.activate(number - 1)) }

    @discardableResult
    func key(_ key: Key, on piece: Int = 0) -> KeyResult { board.press(key, on: piece, shift: false, at: now) }

    /// Taps the target, if there is one.
    func tapTarget() { if let target = game.target { activate(target) } }

    /// Taps the four circles of a round, and waits until the last has landed and the card is shown.
    func winRound() {
        for _ in 0..<4 { tapTarget() }
        pass(Self.flightTime + 1e-6)
    }

    /// Waits until a won card is back in the header.
    func waitForCard() { pass(2 * Self.turnTime + Self.cardTime + 1e-6) }

    /// Plays to the end without a miss.
    func winAll() {
        while !game.isOver {
            winRound()
            waitForCard()
        }
    }

    // MARK: - Whole games

    override func playOn(step: Int) -> Bool {
        switch step {
        case 10: for _ in 0..<3 { tapTarget() }
        case 25: tapTarget()
        case 100: board.deal(seed: 5, at: now)
        default: break
        }
        pass(0.1)
        return step < 105
    }

    override func playToTheEnd() {
        board.setPaused(false, at: now)
        board.setAutopilot(false, at: now)
        key(.escape)
        for _ in 0..<60 where !game.isOver {
            tapTarget()
            pass(45)  // Longer than any flight, and than any card is shown.
        }
        pass(45)
    }

    // MARK: - Invariants

    /// Returns whether a circle with this center is inside the arena.
    func isInArena(_ center: Point) -> Bool {
        func isInside(_ place: Double, of extent: Double) -> Bool {
            guard extent - board.diameter > 1e-6 else { return abs(place - extent / 2) < 1e-6 }
            return place >= board.diameter / 2 - 1e-6 && place <= extent - board.diameter / 2 + 1e-6
        }
        let arena = layout.arena
        return isInside(center.x - (area.width - arena.width) / 2, of: arena.width)
            && isInside(center.y - 150, of: arena.height)
    }

    /// A description of a misplaced circle, or `nil`.
    var placeFault: String? {
        for number in numbers {
            let center = center(number)
            guard center.x.isFinite, center.y.isFinite else { return "circle \(number) has no valid place" }
            if case .gone = game.circles[number - 1] { continue }
            if !(0...area.width).contains(center.x) || !(0...max(area.height, 150)).contains(center.y) {
                return "circle \(number) is out of bounds: \(center)"
            }
            switch game.circles[number - 1] {
            case .placed(let base):
                if !isClose(center, layout.bases[base]) { return "circle \(number) is not on base \(base)" }
            case .drifting where !mayBeComingBack(number) && game.setup.variant == .drifting:
                if !isInArena(center) { return "circle \(number) is outside the arena: \(center)" }
            default: break
            }
        }
        return nil
    }

    /// Returns whether a circle may still be returning from a wrong base.
    private func mayBeComingBack(_ number: Int) -> Bool {
        let landing = game.record.last { if case .landed(number, _) = $0 { true } else { false } }
        return landing.map { game.time <= $0.time + 501 } ?? false
    }

}

/// Returns whether two points are equal except for rounding.
func isClose(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

/// Returns whether pieces look the same except for rounding.
func isAlike(_ a: [Piece], _ b: [Piece]) -> Bool {
    a.count == b.count
        && zip(a, b).allSatisfy { a, b in
            isClose(a.center, b.center) && abs(a.turn - b.turn) < 1e-6 && abs(a.scale - b.scale) < 1e-6
                && abs(a.opacity - b.opacity) < 1e-6 && a.isPresent == b.isPresent
        }
}
