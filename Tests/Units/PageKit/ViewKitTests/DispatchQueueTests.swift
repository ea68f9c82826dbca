// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// DispatchQueue: blocks that are called later.
@Suite(.serialized) struct DispatchQueueTests {
    private let time = PageContext.current.time

    private func steps(_ count: Int) { for _ in 0..<count { time.run(time.step + 1) } }

    @Test func asyncCallsTheBlockAtTheNextStep() {
        PageContext.current.rest()
        var calls = 0
        DispatchQueue.main.async { calls += 1 }
        #expect(calls == 0)
        steps(1)
        #expect(calls == 1)
        steps(1)
        #expect(calls == 1 && time.activity == .still)
    }

    @Test func asyncAfterCallsTheBlockAtTheDeadline() {
        PageContext.current.rest()
        var calls: [Int] = []
        let start = time.step
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { calls.append(time.step - start) }
        #expect(time.activity == .waiting(until: Double(start + 30) / 60))
        steps(40)
        #expect(calls == [30])
    }

    @Test(arguments: [
        (DispatchTimeInterval.seconds(1), 60), (.milliseconds(500), 30), (.microseconds(100_000), 6),
        (.nanoseconds(1), 1),
    ])
    func intervalsHaveUnits(interval: DispatchTimeInterval, expected: Int) {
        var calls: [Int] = []
        let start = time.step
        DispatchQueue.main.asyncAfter(deadline: .now() + interval) { calls.append(time.step - start) }
        steps(61)
        #expect(calls == [expected])
    }

    @Test func aBlockThatNeverComesCausesNoSteps() {
        PageContext.current.rest()
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { Issue.record("called") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .never) { Issue.record("called") }
        #expect(time.activity == .still)
    }

    @Test func blocksAreCalledInTheOrderOfTheirDeadlines() {
        var calls: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { calls.append("late") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { calls.append("early") }
        DispatchQueue.main.async { calls.append("first") }
        DispatchQueue.main.async { calls.append("second") }
        time.run(time.step + 30)
        #expect(calls == ["first", "second", "early", "late"])
    }

    @Test func blocksAndTimersShareOneOrder() {
        var calls: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { calls.append("block") }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in calls.append("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { calls.append("other block") }
        steps(6)
        #expect(calls == ["block", "timer", "other block"])
    }

    @Test func aPageThatWaitsLetsOtherQueuesGoOn() {
        PageContext.current.rest()
        let (queue, semaphore) = (DispatchQueue(label: "other"), DispatchSemaphore(value: 0))
        var calls: [String] = []
        let start = time.step
        DispatchQueue.main.async { calls.append("main") }
        queue.asyncAfter(deadline: .now() + 1) {
            calls.append("late")
            semaphore.signal()
        }
        queue.async {
            calls.append("soon")
            semaphore.signal()
        }
        semaphore.wait()
        #expect(calls == ["soon"])
        semaphore.wait()
        #expect(calls == ["soon", "late"] && time.step == start, "no time passes")
        steps(60)
        #expect(calls == ["soon", "late", "main"])
    }

    @Test func aQueueThatWaitsLetsTheMainOneGoOn() {
        PageContext.current.rest()
        var calls: [String] = []
        DispatchQueue(label: "other").async {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.main.async {
                calls.append("main")
                semaphore.signal()
            }
            semaphore.wait()
            calls.append("other")
        }
        steps(1)
        #expect(calls == ["main", "other"])
    }

    @Test func blocksThatAreDueAtTheSameStepCanBeAwaited() {
        PageContext.current.rest()
        let semaphore = DispatchSemaphore(value: 0)
        var calls = 0
        DispatchQueue.main.async { semaphore.wait() }
        DispatchQueue(label: "other").async {
            calls += 1
            semaphore.signal()
        }
        steps(2)
        #expect(calls == 1)
    }

    @Test func waitingEndsAtTheTimeout() {
        PageContext.current.rest()
        let semaphore = DispatchSemaphore(value: 1)
        #expect(semaphore.wait(timeout: .now()) == .success)
        #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
        DispatchQueue(label: "other").asyncAfter(deadline: .now() + 0.5) { semaphore.signal() }
        #expect(semaphore.wait(timeout: .now() + 0.25) == .timedOut)
        #expect(semaphore.wait(timeout: .now() + 0.5) == .success)
        #expect(time.activity == .still)
    }
}
