// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the session. Each run of the page refers to it.

import PageLink

/// What has happened on a page since it began. Its state depends only on this and on its code. A new run repeats
/// the inputs of the session, so it goes on where the previous run was.
package final class PageSession {
    /// The seed, the date, and the environment at the beginning.
    let setup: PageSetup
    /// The inputs so far.
    private(set) var inputs: [TimedInput] = []
    /// Whether there were too many inputs to repeat them.
    private(set) var isTooLong = false
    /// What the run that is shown has printed.
    var printed = PrintedOutput()
    /// The time of the page.
    var clock = StepClock() {
        didSet { if clock.isRunning != oldValue.isRunning { timeStoppedOrWentOn() } }
    }
    /// Called when the time of the page has been stopped, or goes on.
    var timeStoppedOrWentOn: () -> Void = {}
    /// What the inputs were, for the user.
    var ticks = SessionTicks()
    /// When nothing has happened on the page, as far as that was seen and is long. Other code may do more then.
    private(set) var pauses: [Range<Int>] = []
    /// Whether the user has stopped the time.
    private(set) var isStopped = false
    /// The live properties of the run that is shown.
    var properties: PageProperties?

    /// The largest number of inputs, about an hour of dragging with one finger.
    static let maxInputs = 200_000
    /// The largest number of steps of a pause that is not worth noting.
    package static let shortPause = 30
    /// The largest number of expressions, which are compiled again after each save.
    package static let maxExpressions = 1000
    /// The largest number of steps of a saved session: a day.
    static let maxSteps = 24 * 60 * 60 * 60

    /// Creates a session, by default without inputs. The page continues after the last one.
    package init(_ setup: PageSetup, inputs: [TimedInput] = []) {
        self.setup = setup
        self.inputs = inputs
        environment = inputs.latestEnvironment ?? setup.environment
        clock.set(step: inputs.last?.step ?? 0, at: 0)
    }

    /// The expressions among the inputs, as often as they were run.
    var expressions: [PageExpression] { inputs.compactMap(\.input.expression) }

    /// The environment as of the latest input.
    private(set) var environment: PageEnvironment

    /// Forgets values of live properties that were set when these began with other values. They must not come back if
    /// the source is changed back later.
    func forgetInputs(ofChanged properties: [PageProperty]) {
        let defaults = Dictionary(properties.map { ($0.key, $0.defaultValue) }) { first, _ in first }
        var keys: Set<String> = []
        inputs.removeAll { timed in
            guard case .property(let input) = timed.input, let value = defaults[input.key],
                value != input.defaultValue
            else { return false }
            keys.insert(input.key)
            return true
        }
        ticks.forget(properties: keys)
    }

    /// Forgets what has happened after a step, which becomes the present.
    func forget(after step: Int, at now: Double) {
        inputs.removeAll { $0.step > step }
        ticks.forget(after: step)
        pauses = pauses.map { $0.clamped(to: 0..<max(step, 0)) }.filter { !$0.isEmpty }
        environment = inputs.latestEnvironment ?? setup.environment
        isTooLong = false
        clock.set(step: step, at: now)
    }

    /// Notes that nothing has happened between two steps.
    func notePause(_ steps: Range<Int>) {
        let isLater = steps.lowerBound >= pauses.last?.upperBound ?? 0
        if isLater, steps.count > Self.shortPause { pauses.append(steps) }
    }

    /// The step of the present.
    func step(at now: Double) -> Int { max(clock.step(at: now), inputs.last?.step ?? 0) }

    // MARK: - Time

    /// Starts the time, unless the user has stopped it.
    func resume(at now: Double) { if !isStopped { clock.resume(at: now) } }

    /// Stops the time until it is released.
    func hold(at now: Double) {
        isStopped = true
        clock.pause(at: now)
    }

    /// Lets the time go on, at once if the page is running.
    func release(at now: Double, resumes: Bool) {
        isStopped = false
        if resumes { clock.resume(at: now) }
    }

    /// Adds an input and returns it with its step. `name` is that of what it concerns, for the user.
    func record(_ input: PageInput, at now: Double, name: String? = nil) -> TimedInput {
        let timed = TimedInput(step: step(at: now), input)
        isTooLong = isTooLong || inputs.count >= Self.maxInputs
        guard !isTooLong else { return timed }
        ticks.add(timed, name: name, before: environment)
        inputs.append(timed)
        if case .environment(let next) = input { environment = next }
        return timed
    }
}

extension [TimedInput] {
    /// The latest environment, or `nil` if it has never changed.
    fileprivate var latestEnvironment: PageEnvironment? {
        for case .environment(let environment) in lazy.reversed().map(\.input) { return environment }
        return nil
    }
}
