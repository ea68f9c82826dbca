// The runner owns the check, which owns its process while it runs.

import Localization
import PageLink

/// Finds out whether a page is repeatable: whether a second run with the same code, seed, and inputs shows the same.
/// A page that uses another clock or other random numbers than its own is not. After a save, it may not be where it was.
final class RepeatCheck {
    /// What a run has repeated before it was shown.
    struct Replay {
        let files: PageFiles
        let setup: PageSetup
        let inputs: [TimedInput]
        let lastStep: Int
        /// The digests of the trees at the checkpoints.
        let digests: [UInt64]
    }

    /// Called with a message for the user if the page is not repeatable.
    var differed: (String) -> Void = { _ in }

    /// The time after which the second run starts, in seconds, so that it does not slow down the first one.
    private static let delay = 1.0

    private let makeProcess: () -> PageProcess?
    private let timer: any HostTimer
    private var process: PageProcess?

    /// Creates a check. `makeProcess` starts a process for a page.
    init(host: any PageHost, makeProcess: @escaping () -> PageProcess?) {
        timer = host.makeTimer()
        self.makeProcess = makeProcess
    }

    /// Repeats the replay of a run in another process.
    func start(_ replay: Replay) {
        cancel()
        timer.start(after: Self.delay) { [weak self] in self?.run(replay) }
    }

    /// Stops the check.
    func cancel() {
        timer.cancel()
        process?.end()
        process = nil
    }

    private func run(_ replay: Replay) {
        process = makeProcess()
        process?.failed = { [weak self] _ in self?.process = nil }
        process?.received = { [weak self] message in
            guard case .checkpoints(let digests) = message else { return }
            self?.compare(digests, replay)
        }
        process?.send(.setUp(replay.setup))
        process?.send(.load(replay.files))
        process?.replay(replay.inputs[...], until: replay.lastStep)
    }

    private func compare(_ digests: [UInt64], _ replay: Replay) {
        cancel()
        let steps = Checkpoints.steps(until: replay.lastStep)
        guard let index = zip(digests, replay.digests).enumerated().first(where: { $1.0 != $1.1 })?.offset,
            index < steps.count
        else { return }
        let seconds = (Double(steps[index]) / StepClock.stepsPerSecond).rounded(.up)
        differed(
            seconds == 0
                ? translated(
                    "This page is different each time it runs. Use the page’s clock and Swift’s random numbers only.")
                : filled(
                    // Translators: {number} is a whole number of seconds. The page’s clock is a Swift property.
                    translated(
                        "Two runs of this page differ after {number} s. Use the page’s clock and Swift’s random numbers only."
                    ), ["number": "\(Int(seconds))"]))
    }
}
