// SPDX-License-Identifier: GPL-3.0-or-later
// The page owns its time. Display links and sleeping tasks are owned until they are invalidated or resumed.

import Scene
import Synchronization

/// The time of a page: steps of a sixtieth of a second. Whatever a page does by time happens at a step.
@MainActor package final class PageTime {
    /// The number of steps in a second.
    package nonisolated static let stepsPerSecond = 60

    /// The number of steps since the page began.
    package private(set) var step = 0 { didSet { Self.latestStep.store(step, ordering: .relaxed) } }
    /// The time since the page began, in seconds.
    package var seconds: Double { Self.seconds(step) }

    /// The number of steps, for other threads.
    nonisolated static let latestStep = Atomic(0)
    /// Called with the time since the page began, in seconds, before anything is run at that time.
    package var advanced: (Double) -> Void = { _ in }

    /// The animations in progress.
    let animations = ViewAnimations()

    private var links: [CADisplayLink] = []
    private var sleepers: [Sleeper] = []
    private var sleeperCount = 0

    /// Something that is called at a step.
    private struct Sleeper {
        let id: Int
        let step: Int
        /// Whether it is called, if necessary, while the page waits for something.
        let isAwaitable: Bool
        let resume: () -> Void
    }

    /// Returns the time of a step, in seconds.
    package nonisolated static func seconds(_ step: Int) -> Double { Double(step) / Double(stepsPerSecond) }

    /// Returns the first step that is not before the given time, in seconds.
    package nonisolated static func step(at time: Double) -> Int {
        guard time > 0 else { return 0 }
        let time = min(time, 1e9)
        let nearest = Int((time * Double(stepsPerSecond)).rounded())
        return seconds(nearest) >= time ? nearest : nearest + 1
    }

    /// Returns the number of steps after which a duration, in seconds, has passed. Rounding errors do not count.
    nonisolated static func steps(lasting duration: Double) -> Int {
        guard duration > 0 else { return 0 }
        return Int((min(duration, 1e9) * Double(stepsPerSecond) - 1e-6).rounded(.up))
    }

    /// The activity of the display links, the animations, and what sleeps: tasks, timers, and blocks on the queue.
    package var activity: Activity {
        if links.contains(where: { !$0.isPaused }) { return .moving }
        let waking = sleepers.map(\.step).min().map { Activity.waiting(until: Self.seconds($0)) } ?? .still
        return waking.earlier(animations.activity(at: step))
    }

    /// Skips to a step without running anything.
    package func skip(to step: Int) {
        self.step = max(step, self.step)
        advanced(seconds)
    }

    /// Advances to a step and runs what is due: first what has slept, in the order in which it was due, then the
    /// completions of animations, then display links, in the order in which they were added.
    package func run(_ step: Int) {
        skip(to: step)
        // What is called may wait for what is due, too, or cancel it.
        for sleeper in sleepers.filter({ $0.step <= step }).sorted(by: { ($0.step, $0.id) < ($1.step, $1.id) })
        where cancel(sleeper.id) { sleeper.resume() }
        animations.run(step)
        // A link may stop another one that has not been called yet.
        for link in links where !link.isPaused && link.isValid { link.fire(at: step) }
    }

    func add(_ link: CADisplayLink) { links.append(link) }

    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// Calls `resume` at a step. Returns a number with which the call can be canceled.
    func sleep(until step: Int, isAwaitable: Bool = false, then resume: @escaping () -> Void) -> Int {
        sleeperCount += 1
        sleepers.append(
            Sleeper(id: sleeperCount, step: max(step, self.step + 1), isAwaitable: isAwaitable, resume: resume))
        return sleeperCount
    }

    /// Runs what would be called by a time, in seconds, in that order and without letting time pass, until a condition
    /// holds. Returns whether it does.
    package func wait(until seconds: Double, for condition: () -> Bool) -> Bool {
        let last = seconds < .infinity ? Self.steps(lasting: seconds) : .max
        while !condition() {
            let next = sleepers.filter { $0.isAwaitable && $0.step <= last }.min { ($0.step, $0.id) < ($1.step, $1.id) }
            guard let next, cancel(next.id) else { return false }
            next.resume()
        }
        return true
    }

    /// Cancels a call. Returns false if it has been made.
    func cancel(_ sleeper: Int) -> Bool {
        guard let index = sleepers.firstIndex(where: { $0.id == sleeper }) else { return false }
        sleepers.remove(at: index)
        return true
    }
}
