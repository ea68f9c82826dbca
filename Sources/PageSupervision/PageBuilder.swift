// The builder owns the command that runs. Its closures refer back weakly.

import Pages

/// Builds one page at a time; a newer build takes the place of one that is under way.
final class PageBuilder {
    /// The most of what a command says that is read, in bytes.
    private static let limit = 1 << 20

    private let host: any PageHost
    private var command: (any HostProcess)?

    init(host: any PageHost) { self.host = host }

    /// Does what is to be done for a build, then calls `done`.
    func start(_ build: Build, then done: @escaping (BuildRun.Outcome) -> Void) { go(on: BuildRun(build), then: done) }

    /// Ends a build that is under way; nothing comes of it.
    func cancel() {
        command?.abandon()
        command = nil
    }

    private func go(on run: BuildRun, then done: @escaping (BuildRun.Outcome) -> Void) {
        cancel()
        if let outcome = run.outcome { return done(outcome) }
        guard let next = run.next else { return }
        var run = run
        var output: [UInt8] = []
        command = host.start(
            ProcessLaunch(program: next.program, arguments: next.arguments),
            received: { _, bytes in if output.count < Self.limit { output += bytes } },
            ended: { [weak self] ending in
                run.ended(isDone: ending == .status(0), printed: String(decoding: output, as: UTF8.self))
                self?.command = nil
                self?.go(on: run, then: done)
            })
        guard command == nil else { return }
        run.ended(isDone: false, printed: "\(next.program)\n")
        go(on: run, then: done)
    }
}
