// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Testing

struct PlayClockTests {
    @Test func clockStandsStillUntilItIsStarted() {
        let clock = PlayClock()
        #expect(!clock.isRunning)
        #expect(clock.time(at: 1000) == 0)
        #expect(PlayClock(time: 12.5).time(at: 1000) == 12.5)
    }

    @Test func pauseTakesNoTime() {
        var clock = PlayClock()
        clock.run(at: 100)
        #expect(clock.isRunning)
        #expect(clock.time(at: 102.5) == 2.5)
        clock.pause(at: 103)
        #expect(!clock.isRunning)
        #expect(clock.time(at: 103) == 3)
        #expect(clock.time(at: 108) == 3)
        clock.run(at: 108)
        #expect(clock.time(at: 108) == 3)
        #expect(clock.time(at: 109.25) == 4.25)
    }

    @Test func startingOrPausingTwiceHasNoFurtherEffect() {
        var clock = PlayClock()
        clock.pause(at: 5)
        clock.run(at: 10)
        clock.run(at: 12)
        #expect(clock.time(at: 14) == 4)
        clock.pause(at: 14)
        clock.pause(at: 20)
        #expect(clock.time(at: 30) == 4)
    }

    @Test func timeDoesNotGoBackWhenTheOuterClockIsBehind() {
        var clock = PlayClock(time: 7)
        clock.run(at: 10)
        #expect(clock.time(at: 9.9) == 7)
        clock.pause(at: 9.9)
        #expect(clock.time(at: 9.9) == 7)
    }

    @Test func millisecondsAreRoundedDown() {
        var clock = PlayClock(time: 1)
        clock.run(at: 0)
        #expect(clock.milliseconds(at: 0) == 1000)
        #expect(clock.milliseconds(at: 0.2499) == 1249)
        #expect(clock.milliseconds(at: 0.25) == 1250)
    }

    /// Circles do not move while the window is hidden.
    @Test func circlesContinueAsIfNoTimeHadPassed() {
        let drift = Drift(count: 12, arena: .init(width: 490, height: 490), seed: 3)
        var slept = PlayClock()
        var awake = PlayClock()
        slept.run(at: 0)
        awake.run(at: 0)
        slept.pause(at: 4)
        slept.run(at: 9)
        for circle in 0..<12 {
            let there = drift.position(of: circle, at: slept.time(at: 16))
            #expect(there == drift.position(of: circle, at: awake.time(at: 11)))
        }
    }
}
