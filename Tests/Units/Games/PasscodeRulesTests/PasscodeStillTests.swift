// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Testing

struct PasscodeStillTests {
    private let setup = PasscodeSetup(circleCount: 12, variant: .still)

    @Test func positionsOfASeedAreFixed() throws {
        var game = PasscodeGame(setup: setup, seed: 1)
        #expect(game.positions == [4, 6, 5, 1, 11, 8, 2, 7, 9, 3, 10, 0])
        try game.tapTarget(at: 0)
        #expect(game.positions == [11, 7, 6, 10, 3, 0, 5, 9, 2, 1, 4, 8])
    }

    @Test func targetsAreTheSameAsForDriftingCircles() {
        #expect(PasscodeGame(setup: setup, seed: 3).targets == PasscodeGame(setup: PasscodeSetup(), seed: 3).targets)
    }

    @Test func circlesSwapPlacesAfterEachRightTapExceptTheLast() throws {
        var game = PasscodeGame(setup: setup, seed: 5)
        var seen = [game.positions]
        for tap in 1...12 {
            let number = try #require(game.target)
            let events = try game.tapTarget(at: tap)
            let right = PasscodeGame.Event.right(number, base: (tap - 1) % 4)
            #expect(events == (tap == 12 ? [right] : [right, .shuffled(game.positions)]))
            #expect(game.positions.sorted() == Array(0..<12))
            if tap < 12 { seen.append(game.positions) }
            if tap % 4 == 0 {
                for number in game.targets[game.round] { _ = try game.play(.landed(number, at: tap)) }
            }
        }
        #expect(game.isOver)
        #expect(Set(seen).count == 12)
    }

    /// A replay shows the same places, and misses cannot be used to get better ones.
    @Test func wrongTapsAndLandingsLeaveAllCirclesInPlace() throws {
        var straight = PasscodeGame(setup: setup, seed: 5)
        var stray = straight
        let wrong = stray.targets[2][0]
        let places = stray.positions
        #expect(try stray.play(.tap(wrong, at: 1)) == [.wrong(wrong, base: 0)])
        #expect(try stray.play(.landed(wrong, at: 2)) == [.returned(wrong)])
        #expect(stray.positions == places)
        try straight.tapTarget(at: 3)
        try stray.tapTarget(at: 3)
        #expect(stray.positions == straight.positions)
    }

    @Test func eachPlaceIsEquallyLikelyForEachCircle() {
        var counts = Array(repeating: 0, count: 16)
        let setup = PasscodeSetup(circleCount: 4, variant: .still)
        for seed in 0..<8000 as Range<UInt64> {
            for (circle, place) in PasscodeGame(setup: setup, seed: seed).positions.enumerated() {
                counts[4 * circle + place] += 1
            }
        }
        // 2000 each, with an expected deviation of 39.
        for count in counts { #expect((1800...2200).contains(count)) }
    }

    @Test func driftingCirclesHaveNoPlaces() throws {
        var game = PasscodeGame(setup: PasscodeSetup(), seed: 5)
        let number = try #require(game.target)
        #expect(try game.tapTarget(at: 0) == [.right(number, base: 0)])
        #expect(game.positions == Array(0..<12))
    }
}
