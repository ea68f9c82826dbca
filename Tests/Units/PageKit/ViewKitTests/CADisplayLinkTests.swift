// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// CADisplayLink: calls at the steps of the page's time.
@Suite(.serialized) struct CADisplayLinkTests {
    private let time = PageContext.current.time

    private func steps(_ count: Int) { for _ in 0..<count { time.run(time.step + 1) } }

    @Test func callsItsClosureAtEachStep() {
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        #expect(calls == 0)
        steps(3)
        link.invalidate()
        #expect(calls == 3)
    }

    @Test func addingToTheRunLoopDoesNotDoubleTheCalls() {
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        link.add(to: .main, forMode: .common)
        link.add(to: .current, forMode: .default)
        steps(2)
        link.invalidate()
        #expect(calls == 2)
    }

    @Test func aPausedLinkIsNotCalled() {
        PageContext.current.rest()
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        link.isPaused = true
        #expect(time.activity == .still)
        steps(2)
        #expect(calls == 0)
        link.isPaused = false
        #expect(time.activity == .moving)
        steps(1)
        link.invalidate()
        #expect(calls == 1)
    }

    @Test func anInvalidLinkIsNotCalled() {
        PageContext.current.rest()
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        steps(1)
        link.invalidate()
        steps(2)
        #expect(calls == 1 && time.activity == .still)
    }

    @Test func aLinkCanInvalidateItself() {
        var calls = 0
        _ = CADisplayLink { link in
            calls += 1
            link.invalidate()
        }
        steps(3)
        #expect(calls == 1)
    }

    @Test func preferredFramesPerSecondSkipsSteps() {
        var calls: [Int] = []
        let link = CADisplayLink { _ in calls.append(time.step) }
        link.preferredFramesPerSecond = 20
        let start = time.step
        steps(7)
        link.invalidate()
        #expect(calls == [start + 1, start + 4, start + 7])
    }

    @Test(arguments: [(0, 1), (60, 1), (120, 1), (40, 2), (35, 2), (26, 2), (24, 3), (20, 3), (1, 60), (-5, 1)])
    func aRateThatDoesNotDivideSixtyIsRounded(rate: Int, stride: Int) {
        let link = CADisplayLink { _ in }
        link.preferredFramesPerSecond = rate
        #expect(abs(link.targetTimestamp - link.timestamp - Double(stride) / 60) < 1e-9)
        link.invalidate()
    }

    @Test func timestampsAreThoseOfTheSteps() {
        var seen: [Double] = []
        let link = CADisplayLink { seen = [$0.timestamp, $0.targetTimestamp, $0.duration] }
        steps(1)
        link.invalidate()
        let next = Double(time.step + 1) / 60
        #expect(seen == [time.seconds, next, 1.0 / 60])
    }

    @Test func mediaTimeIsThePageTime() {
        let before = CACurrentMediaTime()
        #expect(before == time.seconds)
        steps(30)
        #expect(abs(CACurrentMediaTime() - before - 0.5) < 1e-9)
    }
}
