// The builder owns the command that runs. Its closures refer back weakly.

import GtkKit
import Pages

/// Builds one page at a time; a newer build takes the place of one that is under way.
final class PageBuilder {
    /// What has come of a build.
    enum Outcome: Equatable {
        /// What the compiler says of a page that it has built: warnings.
        case built([Diagnostic])
        /// Why it cannot be built.
        case failed([Diagnostic])
        /// The compiler has ended without a reason that can be understood; what it has said, as it was said.
        case broken(String)
    }

    /// The most of what a command says that is read, in bytes.
    private static let limit = 1 << 20

    private var command: ChildProcess?

    /// Does what is to be done for a build, then calls `done`.
    func start(_ build: Build, then done: @escaping (Outcome) -> Void) { run(build.commands[...], [], then: done) }

    /// Ends a build that is under way; nothing comes of it.
    func cancel() {
        command?.abandon()
        command = nil
    }

    private func run(
        _ commands: ArraySlice<Build.Command>, _ said: [Diagnostic], then done: @escaping (Outcome) -> Void
    ) {
        cancel()
        guard let next = commands.first else { return done(.built(said)) }
        var output: [UInt8] = []
        command = ChildProcess(
            next.program, next.arguments,
            received: { _, bytes in if output.count < Self.limit { output += bytes } },
            ended: { [weak self] ending in
                guard let self else { return }
                let text = String(decoding: output, as: UTF8.self)
                let all = said + Diagnostic.all(in: text)
                if ending == .status(0) { return run(commands.dropFirst(), all, then: done) }
                command = nil
                done(all.contains { $0.severity == .error } ? .failed(all) : .broken(text))
            })
        if command == nil { done(.broken("\(next.program)\n")) }
    }
}
