// SPDX-License-Identifier: GPL-3.0-or-later
// The builder owns the process of the current command. Its closures hold weak references to the builder.

import Glibc
import HostInterface

/// Builds one page at a time. A new build cancels the current one.
@MainActor package final class PageBuilder {
    /// The maximum amount of a command's output that is kept, in bytes.
    private static let limit = 1 << 20

    /// Whether the latest build was done in another way than intended.
    package private(set) var usedFallback = false

    private let host: any PageHost
    private var command: (any HostProcess)?

    /// Creates a builder that builds nothing.
    package init(host: any PageHost) { self.host = host }

    /// Runs the commands of a build, then calls `done`. `launch` returns how to start a command.
    package func start(
        _ build: Build, launch: @escaping (Build.Command) -> ProcessLaunch,
        then done: @escaping (BuildProgress.Outcome) -> Void
    ) {
        continueBuild(BuildProgress(build), launch, then: done)
    }

    /// Cancels the current build without calling its `done`.
    package func cancel() {
        command?.abandon()
        command = nil
    }

    private func continueBuild(
        _ run: BuildProgress, _ launch: @escaping (Build.Command) -> ProcessLaunch,
        then done: @escaping (BuildProgress.Outcome) -> Void
    ) {
        cancel()
        if let outcome = run.outcome {
            usedFallback = run.isFallback
            return done(outcome)
        }
        guard let next = run.next else { return }
        var run = run
        var output: [UInt8] = []
        command = host.start(
            launch(next),
            received: { _, bytes in if output.count < Self.limit { output += bytes } },
            ended: { [weak self] ending in
                run.ended(
                    isDone: ending == .status(0), isTooSlow: ending == .signal(SIGXCPU),
                    printed: String(decoding: output, as: UTF8.self))
                self?.command = nil
                self?.continueBuild(run, launch, then: done)
            })
        guard command == nil else { return }
        run.ended(isDone: false, printed: "\(next.program)\n")
        continueBuild(run, launch, then: done)
    }
}
