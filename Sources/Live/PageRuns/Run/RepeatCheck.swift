// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the check, which owns its process while it runs.

import HostInterface
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

    /// Called if the page is not repeatable, with a message for the user, and with the line of the first value that is
    /// different if that is known.
    var differed: (String, _ line: Int?) -> Void = { _, _ in }

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
        timer.start(after: Self.delay) { [weak self] in self?.compareTrees(replay) }
    }

    /// Stops the check.
    func cancel() {
        timer.cancel()
        process?.end()
        process = nil
    }

    private func compareTrees(_ replay: Replay) {
        run(replay, replay.files) { [weak self] message in
            guard case .checkpoints(let digests) = message else { return }
            self?.compare(digests, replay)
        }
    }

    private func compare(_ digests: [UInt64], _ replay: Replay) {
        cancel()
        let steps = Checkpoints.steps(until: replay.lastStep)
        guard let index = zip(digests, replay.digests).enumerated().first(where: { $1.0 != $1.1 })?.offset,
            index < steps.count
        else { return }
        guard replay.files.showsValues else { return report(after: steps[index]) }
        trace(replay) { [weak self] first in
            self?.trace(replay) { second in
                if let value = zip(first, second).first(where: { $0 != $1 })?.0 {
                    self?.report(line: value.line)
                } else {
                    self?.report(after: steps[index])
                }
            }
        }
    }

    /// Repeats the replay of a run, and calls `body` with the values that the page has made.
    private func trace(_ replay: Replay, then body: @escaping ([TracedValue]) -> Void) {
        var files = replay.files
        (files.showsValues, files.tracesValues) = (false, true)
        run(replay, files) { [weak self] message in
            guard case .trace(let values) = message else { return }
            self?.cancel()
            body(values)
        }
    }

    private func run(_ replay: Replay, _ files: PageFiles, received: @escaping (FromPage) -> Void) {
        process = makeProcess()
        process?.failed = { [weak self] _ in self?.process = nil }
        process?.received = received
        process?.send(.setUp(replay.setup))
        process?.send(.load(files))
        process?.replay(replay.inputs[...], until: replay.lastStep)
    }

    private func report(line: Int) {
        differed(
            // Translators: About a line of code. The page’s clock is a Swift property.
            translated(
                "This line makes another value in each run. Use the page’s clock and Swift’s random numbers only."),
            line)
    }

    private func report(after step: Int) {
        let seconds = (Double(step) / StepClock.stepsPerSecond).rounded(.up)
        differed(
            seconds == 0
                ? translated(
                    "This page is different each time it runs. Use the page’s clock and Swift’s random numbers only.")
                : filled(
                    // Translators: {number} is a whole number of seconds. The page’s clock is a Swift property.
                    translated(
                        "Two runs of this page differ after {number} s. Use the page’s clock and Swift’s random numbers only."
                    ), ["number": "\(Int(seconds))"]), nil)
    }
}
