// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Timer and RunLoop: calls after a time of the page.
@Suite(.serialized) struct TimerTests {
    private let time = PageContext.current.time

    private func steps(_ count: Int) { for _ in 0..<count { time.run(time.step + 1) } }

    @Test func scheduledTimerFiresOnceAfterItsInterval() {
        PageContext.current.rest()
        var calls: [Int] = []
        let start = time.step
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in calls.append(time.step) }
        #expect(timer.isValid && time.activity == .waiting(until: Double(start + 6) / 60))
        steps(20)
        #expect(calls == [start + 6] && !timer.isValid && time.activity == .still)
    }

    @Test func aRepeatingTimerFiresUntilItIsInvalidated() {
        var calls: [Int] = []
        let start = time.step
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { timer in
            calls.append(time.step)
            if calls.count == 3 { timer.invalidate() }
        }
        steps(20)
        #expect(calls == [start + 3, start + 6, start + 9] && !timer.isValid)
    }

    @Test func theTimesOfARepeatingTimerDoNotDrift() {
        var calls: [Int] = []
        let start = time.step
        // 1.5 steps.
        let timer = Timer.scheduledTimer(withTimeInterval: 0.025, repeats: true) { _ in calls.append(time.step - start)
        }
        steps(9)
        timer.invalidate()
        #expect(calls == [2, 3, 5, 6, 8, 9])
    }

    @Test func aVeryShortIntervalFiresOnceAStep() {
        var calls = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in calls += 1 }
        steps(5)
        timer.invalidate()
        #expect(calls == 5)
    }

    @Test func missedTimesAreLeftOut() {
        var calls: [Int] = []
        let start = time.step
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in calls.append(time.step - start) }
        time.run(start + 100)
        time.run(start + 101)
        time.run(start + 102)
        timer.invalidate()
        #expect(calls == [100, 102])
    }

    @Test func aTimerStartsWhenItIsAddedToTheRunLoop() {
        var calls = 0
        let timer = Timer(timeInterval: 0.05, repeats: false) { _ in calls += 1 }
        steps(10)
        #expect(calls == 0 && timer.isValid)
        RunLoop.main.add(timer, forMode: .common)
        RunLoop.current.add(timer, forMode: .default)
        steps(2)
        #expect(calls == 0)
        steps(10)
        #expect(calls == 1)
    }

    @Test func invalidateStopsATimerBeforeItFires() {
        PageContext.current.rest()
        var calls = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in calls += 1 }
        timer.invalidate()
        #expect(!timer.isValid && time.activity == .still)
        steps(10)
        #expect(calls == 0)
    }

    @Test func fireCallsTheBlockAtOnceAndEndsATimerThatDoesNotRepeat() {
        var calls = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in calls += 1 }
        timer.fire()
        #expect(calls == 1 && !timer.isValid)
        timer.fire()
        steps(10)
        #expect(calls == 1)
    }

    @Test func fireDoesNotChangeTheTimesOfARepeatingTimer() {
        var calls: [Int] = []
        let start = time.step
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in calls.append(time.step - start) }
        steps(2)
        timer.fire()
        steps(4)
        timer.invalidate()
        #expect(calls == [2, 3, 6])
    }

    @Test func timeIntervalIsZeroForATimerThatDoesNotRepeat() {
        #expect(Timer(timeInterval: 2, repeats: false) { _ in }.timeInterval == 0)
        #expect(Timer(timeInterval: 2, repeats: true) { _ in }.timeInterval == 2)
    }

    @Test func timersOfTheSameStepFireInTheOrderInWhichTheyBegan() {
        var calls: [String] = []
        for name in ["a", "b", "c"] {
            Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in calls.append(name) }
        }
        steps(5)
        #expect(calls == ["a", "b", "c"])
    }

    @Test func aTimerStartedByATimerFiresLater() {
        var calls: [Int] = []
        let start = time.step
        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
            Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in calls.append(time.step - start) }
        }
        steps(4)
        #expect(calls == [2])
    }
}
