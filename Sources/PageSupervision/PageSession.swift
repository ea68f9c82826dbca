// The runner owns the session. Each run of the page refers to it.

import PageLink

/// What has happened on a page since it began. Its state depends only on this and on its code. A new run repeats
/// the inputs of the session, so it goes on where the previous run was.
public final class PageSession {
    /// The seed, the date, and the environment at the beginning.
    let setup: PageSetup
    /// The inputs so far.
    private(set) var inputs: [TimedInput] = []
    /// Whether there were too many inputs to repeat them.
    private(set) var isTooLong = false
    /// What the run that is shown has printed.
    var printed = PrintedOutput()
    /// The time of the page.
    var clock = StepClock()
    /// The live properties of the run that is shown.
    var properties: PageProperties?

    /// The largest number of inputs, about an hour of dragging with one finger.
    private static let maxInputs = 200_000

    /// Creates a session, by default without inputs. The page continues after the last one.
    public init(_ setup: PageSetup, inputs: [TimedInput] = []) {
        self.setup = setup
        self.inputs = inputs
        clock.set(step: inputs.last?.step ?? 0, at: 0)
    }

    /// The environment as of the latest input.
    var environment: PageEnvironment {
        for case .environment(let environment) in inputs.lazy.reversed().map(\.input) { return environment }
        return setup.environment
    }

    /// Forgets values of live properties that were set when these began with other values. They must not come back if
    /// the source is changed back later.
    func forgetInputs(ofChanged properties: [PageProperty]) {
        let defaults = Dictionary(properties.map { ($0.key, $0.defaultValue) }) { first, _ in first }
        inputs.removeAll { timed in
            guard case .property(let input) = timed.input, let value = defaults[input.key] else { return false }
            return value != input.defaultValue
        }
    }

    /// Adds an input and returns it with its step.
    func record(_ input: PageInput, at now: Double) -> TimedInput {
        let timed = TimedInput(step: max(clock.step(at: now), inputs.last?.step ?? 0), input)
        isTooLong = isTooLong || inputs.count >= Self.maxInputs
        if !isTooLong { inputs.append(timed) }
        return timed
    }
}
