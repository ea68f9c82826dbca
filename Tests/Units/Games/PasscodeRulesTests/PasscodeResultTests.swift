// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Testing

struct PasscodeResultTests {
    @Test func thereIsNoAverageBeforeTheFirstRightTap() throws {
        var game = PasscodeGame(setup: PasscodeSetup(), seed: 2)
        let wrong = game.targets[1][0]
        _ = try game.play(.tap(wrong, at: 700))
        #expect(game.result.targetTimes == [[]])
        #expect(game.result.roundTimes == [])
        #expect(game.result.bestRound == nil)
        #expect(game.result.meanTargetTime == nil)
        #expect(game.result.totalTime == 0)
        #expect(game.result.misses == 1)
    }

    @Test func targetsTimeStartsWithThePreviousRightTapOrItsRound() throws {
        var game = PasscodeGame(setup: PasscodeSetup(), seed: 2)
        let numbers = game.targets[0]
        for (number, time) in zip(numbers, [400, 1000, 1000, 1700]) { _ = try game.play(.tap(number, at: time)) }
        for (number, time) in zip(numbers, [1600, 2200, 2200, 2900]) where time < 1700 {
            game.expectRefusal(of: .landed(number, at: time), as: .timeWentBackward)
        }
        for (number, time) in zip(numbers, [1700, 2200, 2200, 2900]) { _ = try game.play(.landed(number, at: time)) }
        #expect(game.result.targetTimes == [[400, 600, 0, 700], []])
        let wrong = game.targets[2][3]
        _ = try game.play(.tap(wrong, at: 3000))
        try game.tapTarget(at: 3500)
        #expect(game.result.targetTimes == [[400, 600, 0, 700], [600]])
        #expect(game.result.missesByRound == [0, 1])
        #expect(game.result.roundTimes == [1700])
        #expect(game.result.totalTime == 2300)
        #expect(game.result.meanTargetTime == 460)
    }

    @Test func bestRoundIsTheFastest() throws {
        var game = PasscodeGame(setup: PasscodeSetup(circleCount: 16), seed: 2)
        for pace in [300, 200, 500, 200] { try game.winRound(pace: pace) }
        #expect(game.isOver)
        #expect(game.result.roundTimes == [1200, 800, 2000, 800])
        #expect(game.result.bestRound == 1)
        #expect(game.result.totalTime == 4800)
        #expect(game.result.meanTargetTime == 300)
        #expect(game.result.missesByRound == [0, 0, 0, 0])
    }

    @Test func longerFlightTimeMakesNoResultWorse() throws {
        var quick = PasscodeGame(setup: PasscodeSetup(), seed: 2)
        var slow = quick
        for _ in 0..<3 {
            try quick.winRound(pace: 250, flight: 0)
            try slow.winRound(pace: 250, flight: 3000)
        }
        #expect(quick.result == slow.result)
    }
}
