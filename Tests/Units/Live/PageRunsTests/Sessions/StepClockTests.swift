// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageRuns

/// The time of the window as steps of a page.
struct StepClockTests {
    @Test func clockStartsAtZeroAndPaused() {
        let clock = StepClock()
        #expect(!clock.isRunning && clock.step(at: 0) == 0 && clock.step(at: 1e6) == 0)
    }

    @Test func stepIsCountedWhenItIsOver() {
        var clock = StepClock()
        clock.resume(at: 100)
        #expect(clock.isRunning && clock.step(at: 100) == 0)
        #expect(clock.step(at: 100 + 0.99 / 60) == 0 && clock.step(at: 100 + 1.01 / 60) == 1)
        #expect(clock.step(at: 160) == 3600)
        #expect(clock.step(at: 99) == 0, "it does not run backward")
    }

    /// Each step begins exactly at its time, in spite of rounding, however long the window has been open.
    @Test(arguments: [0.0, 100, 12_345.678, 1e6 / 3, 3e7 + 0.1]) func stepsAreFoundAtTheirTimes(origin: Double) {
        var clock = StepClock()
        clock.resume(at: origin)
        for step in [0, 1, 2, 3, 7, 59, 60, 61, 1000, 3599, 12_345, 216_001, 5_184_000] {
            #expect(clock.step(at: origin + Double(step) / 60) == step)
            let time = clock.time(ofSecond: Double(step) / 60, at: origin + 0.004)
            #expect(abs(time - origin - Double(step) / 60) < 1e-6)
            #expect(clock.step(at: time) == step)
        }
    }

    @Test func timeBetweenTwoStepsIsThatOfTheNextStep() {
        var clock = StepClock()
        clock.resume(at: 10)
        for second in [0.001, 0.0166, 1.0 / 60] {
            #expect(abs(clock.time(ofSecond: second, at: 10) - (10 + 1.0 / 60)) < 1e-9)
        }
    }

    @Test func noTimePassesDuringAPause() {
        var clock = StepClock()
        clock.resume(at: 10)
        clock.pause(at: 11.01)
        #expect(!clock.isRunning && clock.step(at: 11.01) == 60 && clock.step(at: 500) == 60)
        clock.pause(at: 400)
        #expect(clock.step(at: 500) == 60, "a second pause changes nothing")
        clock.resume(at: 500)
        #expect(clock.step(at: 500) == 60 && clock.step(at: 501) == 120)
        clock.resume(at: 700)
        #expect(clock.step(at: 501) == 120, "it already runs")
        // Parts of a step are not lost.
        #expect(clock.step(at: 500 + 59 / 60.0 + 0.007) == 120)
    }

    @Test func clockCanBeSetBack() {
        var clock = StepClock()
        clock.resume(at: 10)
        clock.set(step: 30, at: 20)
        #expect(clock.isRunning && clock.step(at: 20) == 30 && clock.step(at: 21) == 90)
        clock.pause(at: 21)
        clock.set(step: 12, at: 22)
        #expect(!clock.isRunning && clock.step(at: 30) == 12)
        clock.resume(at: 40)
        #expect(clock.step(at: 41) == 72)
    }
}
