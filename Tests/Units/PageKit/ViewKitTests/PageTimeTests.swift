// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

@testable import ViewKit

/// The steps of a page's time, and what happens at them.
struct PageTimeTests {
    // MARK: - Steps

    /// The time of each step leads back to the step, in spite of rounding.
    @Test func stepsAreFoundAtTheirTimes() {
        for step in Array(0..<20_000) + (0..<20_000).map({ $0 * 1_234_567 }) {
            let time = PageTime.seconds(step)
            guard PageTime.step(at: time) == step, PageTime.step(at: time.nextUp) == step + 1,
                step == 0 || PageTime.step(at: time.nextDown) == step
            else { return #expect(Bool(false), "step \(step)") }
        }
    }

    @Test func stepIsTheFirstThatIsNotBeforeATime() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<20_000 {
            let time = Double(generator.number(below: 1 << 40)) / Double(1 << generator.number(below: 40))
            let step = PageTime.step(at: min(time, 1e9))
            #expect(PageTime.seconds(step) >= min(time, 1e9) && (step == 0 || PageTime.seconds(step - 1) < time))
        }
    }

    @Test(arguments: [0, -0.0, -1, -1e300, -.infinity, .nan]) func timeBeforeTheBeginningIsTheFirstStep(time: Double) {
        #expect(PageTime.step(at: time) == 0)
    }

    @Test func distantTimesAreLimited() {
        for time in [1e9, 1e300, .infinity] { #expect(PageTime.step(at: time) == 60_000_000_000) }
    }

    @Test func timeOnlyGoesForward() {
        let time = PageTime()
        time.run(30)
        time.skip(to: 10)
        #expect(time.step == 30 && time.seconds == 0.5)
    }

    // MARK: - Sleepers

    @Test func sleepersWakeInTheOrderOfTheirTimes() {
        let time = PageTime()
        var woken: [String] = []
        for (name, step) in [("late", 9), ("first", 3), ("second", 3), ("now", 0)] {
            _ = time.sleep(until: step) { woken.append(name) }
        }
        #expect(time.activity == .waiting(until: PageTime.seconds(1)), "what is due waits for the next step")
        time.run(1)
        #expect(woken == ["now"] && time.activity == .waiting(until: PageTime.seconds(3)))
        time.run(2)
        #expect(woken == ["now"])
        time.run(20)
        #expect(woken == ["now", "first", "second", "late"] && time.activity == .still)
        time.run(30)
        #expect(woken.count == 4)
    }

    @Test func sleeperThatSleepsAgainWakesAtALaterStep() {
        let time = PageTime()
        var steps: [Int] = []
        func sleep() {
            _ = time.sleep(until: time.step) {
                steps.append(time.step)
                if steps.count < 3 { sleep() }
            }
        }
        sleep()
        for step in 1...5 { time.run(step) }
        #expect(steps == [1, 2, 3])
    }

    @Test func canceledSleeperDoesNotWake() {
        let time = PageTime()
        var woken: [Int] = []
        let sleepers = (0..<3).map { number in time.sleep(until: 5) { woken.append(number) } }
        #expect(time.cancel(sleepers[1]) && !time.cancel(sleepers[1]))
        time.run(5)
        #expect(woken == [0, 2] && !time.cancel(sleepers[0]))
    }

    // MARK: - Display links

    @Test func displayLinksFireAtEachStepInTheirOrder() {
        var fired: [String] = []
        let links = ["a", "b", "c"].map { name in CADisplayLink { _ in fired.append(name) } }
        #expect(page.activity == .moving)
        step()
        #expect(fired == ["a", "b", "c"])
        links[0].isPaused = true
        links[1].invalidate()
        step()
        #expect(fired == ["a", "b", "c", "c"])
        links[0].isPaused = false
        step()
        #expect(fired == ["a", "b", "c", "c", "a", "c"])
        links[2].isPaused = true
        links[0].invalidate()
        #expect(page.activity == .still, "a paused link needs no steps")
        links[2].invalidate()
        step()
        #expect(fired.count == 6)
    }

    @Test func displayLinkKnowsTheTimeOfTheStep() {
        var times: [[Double]] = []
        let link = CADisplayLink { times.append([$0.timestamp, $0.targetTimestamp, $0.duration]) }
        step()
        link.invalidate()
        let now = PageTime.seconds(page.step)
        #expect(times == [[now, PageTime.seconds(page.step + 1), PageTime.seconds(1)]])
    }

    @Test func displayLinkCanStopItselfAndOthers() {
        var fired: [String] = []
        var other: CADisplayLink?
        let link = CADisplayLink {
            fired.append("first")
            $0.invalidate()
            other?.invalidate()
        }
        other = CADisplayLink { _ in fired.append("second") }
        step()
        step()
        #expect(fired == ["first"], "the other one must not fire in the same step either")
        link.invalidate()
        #expect(page.activity == .still)
    }

    @Test func displayLinkThatIsAddedFiresAtTheNextStep() {
        var steps: [Int] = []
        var added: CADisplayLink?
        let link = CADisplayLink {
            $0.invalidate()
            added = CADisplayLink { _ in steps.append(page.step) }
        }
        step()
        #expect(steps == [])
        step()
        #expect(steps == [page.step])
        added?.invalidate()
        link.invalidate()
    }

    @Test func tasksThatHaveSleptRunBeforeCADisplayLinks() {
        var order: [String] = []
        let link = CADisplayLink { _ in order.append("link") }
        _ = page.sleep(until: page.step + 1) { order.append("sleeper") }
        step()
        link.invalidate()
        #expect(order == ["sleeper", "link"])
    }

    // MARK: - Clock

    @Test func clockIsThatOfThePage() {
        let clock = PageClock()
        let before = clock.now
        for _ in 0..<60 { step() }
        #expect(before.duration(to: clock.now) == .seconds(PageTime.seconds(page.step)) - before.elapsed)
        #expect(before < clock.now && before.advanced(by: .seconds(1)).elapsed == before.elapsed + .seconds(1))
        #expect(clock.minimumResolution == .seconds(PageTime.seconds(1)))
    }

    private var page: PageTime { PageContext.current.time }

    private func step() { page.run(page.step + 1) }
}
