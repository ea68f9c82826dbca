// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Testing

struct PasscodeGameTests {
    private func game(circles: Int = 12, seed: UInt64 = 7) -> PasscodeGame {
        PasscodeGame(setup: PasscodeSetup(circleCount: circles), seed: seed)
    }

    /// Returns a drifting circle that is not the target.
    private func other(in game: PasscodeGame) throws -> Int {
        try #require((1...game.circles.count).first { game.circles[$0 - 1] == .drifting && $0 != game.target })
    }

    @Test func numbersOfASeedAreFixed() {
        #expect(game(seed: 1).targets == [[8, 3, 5, 12], [7, 1, 2, 10], [4, 11, 6, 9]])
        #expect(game(seed: 2).targets == [[1, 5, 11, 3], [9, 4, 10, 6], [7, 12, 8, 2]])
        #expect(game(circles: 4, seed: 1).targets == [[1, 4, 2, 3]])
    }

    @Test func gameStartsWithAllCirclesDriftingAndATarget() {
        let game = game()
        #expect(game.circles == Array(repeating: .drifting, count: 12))
        #expect(game.target == game.targets[0][0])
        #expect(game.aim == 0)
        #expect(!game.isOver)
        #expect(game.record.isEmpty)
    }

    @Test func rightTapCountsImmediatelyAndTheNextAimsAtTheNextBase() throws {
        var game = game()
        let numbers = game.targets[0]
        #expect(try game.play(.tap(numbers[0], at: 500)) == [.right(numbers[0], base: 0)])
        #expect(game.circles[numbers[0] - 1] == .flying(base: 0, isRight: true))
        #expect(game.aim == 1)
        #expect(game.target == numbers[1])
        #expect(try game.play(.tap(numbers[1], at: 500)) == [.right(numbers[1], base: 1)])
        #expect(game.taken == 2)
        #expect(try game.play(.landed(numbers[0], at: 1700)) == [.placed(numbers[0], base: 0)])
        #expect(game.circles[numbers[0] - 1] == .placed(base: 0))
        #expect(game.aim == 2)
    }

    @Test func wrongCircleFliesToTheCurrentBaseAndComesBack() throws {
        var game = game()
        try game.tapTarget(at: 100)
        let wrong = try other(in: game)
        #expect(try game.play(.tap(wrong, at: 200)) == [.wrong(wrong, base: 1)])
        #expect(game.circles[wrong - 1] == .flying(base: 1, isRight: false))
        #expect(game.aim == 1)
        #expect(game.misses == 1)
        let another = try other(in: game)
        #expect(try game.play(.tap(another, at: 200)) == [.wrong(another, base: 1)])
        #expect(game.misses == 2)
        #expect(try game.play(.landed(wrong, at: 1400)) == [.returned(wrong)])
        #expect(game.circles[wrong - 1] == .drifting)
        #expect(game.misses == 2)
    }

    /// The target at the time of the tap counts, not the one at the time of the landing.
    @Test func laterTargetIsWrongNow() throws {
        var game = game()
        let numbers = game.targets[0]
        #expect(try game.play(.tap(numbers[1], at: 0)) == [.wrong(numbers[1], base: 0)])
        #expect(try game.play(.tap(numbers[0], at: 0)) == [.right(numbers[0], base: 0)])
        #expect(game.target == numbers[1])
        game.expectRefusal(of: .tap(numbers[1], at: 0), as: .alreadyFlying)
        #expect(try game.play(.landed(numbers[1], at: 9)) == [.returned(numbers[1])])
        #expect(try game.play(.tap(numbers[1], at: 9)) == [.right(numbers[1], base: 1)])
    }

    @Test func roundIsWonWhenTheLastOfFourHasLandedInAnyOrder() throws {
        var game = game()
        let numbers = game.targets[0]
        for _ in 0..<4 { try game.tapTarget(at: 10) }
        #expect(game.aim == nil)
        #expect(game.target == nil)
        for base in [2, 0, 3] {
            #expect(try game.play(.landed(numbers[base], at: 20)) == [.placed(numbers[base], base: base)])
            #expect(game.round == 0)
        }
        #expect(try game.play(.landed(numbers[1], at: 20)) == [.placed(numbers[1], base: 1), .roundWon(0)])
        for number in numbers { #expect(game.circles[number - 1] == .gone) }
        #expect(game.round == 1)
        #expect(game.target == game.targets[1][0])
    }

    @Test func wrongFlightContinuesIntoTheNextRound() throws {
        var game = game()
        let wrong = try other(in: game)
        _ = try game.play(.tap(wrong, at: 0))
        try game.winRound(pace: 1)
        #expect(game.circles[wrong - 1] == .flying(base: 0, isRight: false))
        #expect(game.missesByRound == [1, 0])
        #expect(try game.play(.landed(wrong, at: game.time)) == [.returned(wrong)])
        #expect(game.missesByRound == [1, 0])
    }

    @Test func lastRoundEndsTheGame() throws {
        var game = game(circles: 8)
        try game.winRound(pace: 100)
        for _ in 0..<4 { try game.tapTarget(at: 5000) }
        let numbers = game.targets[1]
        for number in numbers.dropLast() { _ = try game.play(.landed(number, at: 6000)) }
        #expect(!game.isOver)
        let events = try game.play(.landed(numbers[3], at: 6000))
        #expect(events == [.placed(numbers[3], base: 3), .roundWon(1), .finished])
        #expect(game.isOver)
        #expect(game.circles == Array(repeating: .gone, count: 8))
        #expect(game.target == nil)
        game.expectRefusal(of: .tap(1, at: 7000), as: .gameOver)
        game.expectRefusal(of: .landed(1, at: 7000), as: .gameOver)
    }

    @Test func circlesThatCannotBeTappedAreRefused() throws {
        var game = game()
        let numbers = game.targets[0]
        game.expectRefusal(of: .tap(0, at: 0), as: .noSuchCircle)
        game.expectRefusal(of: .tap(13, at: 0), as: .noSuchCircle)
        game.expectRefusal(of: .tap(-1, at: 0), as: .noSuchCircle)
        game.expectRefusal(of: .tap(1, at: -1), as: .timeWentBackward)
        for _ in 0..<4 { try game.tapTarget(at: 50) }
        game.expectRefusal(of: .tap(numbers[3], at: 50), as: .alreadyFlying)
        game.expectRefusal(of: .tap(game.targets[1][0], at: 50), as: .noTarget)
        _ = try game.play(.landed(numbers[0], at: 60))
        game.expectRefusal(of: .tap(numbers[0], at: 60), as: .alreadyPlaced)
        game.expectRefusal(of: .tap(numbers[1], at: 59), as: .timeWentBackward)
        for number in numbers.dropFirst() { _ = try game.play(.landed(number, at: 60)) }
        game.expectRefusal(of: .tap(numbers[0], at: 60), as: .alreadyGone)
    }

    @Test func onlyFlyingCirclesCanLand() throws {
        var game = game()
        let numbers = game.targets[0]
        game.expectRefusal(of: .landed(0, at: 0), as: .noSuchCircle)
        game.expectRefusal(of: .landed(13, at: 0), as: .noSuchCircle)
        game.expectRefusal(of: .landed(numbers[0], at: 0), as: .notFlying)
        try game.tapTarget(at: 5)
        game.expectRefusal(of: .landed(numbers[0], at: 4), as: .timeWentBackward)
        _ = try game.play(.landed(numbers[0], at: 5))
        game.expectRefusal(of: .landed(numbers[0], at: 5), as: .notFlying)
    }
}
