// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Localization
import PageSource

/// The state of a build in progress. The caller runs each command and reports its result.
package struct BuildProgress: Sendable {
    /// The result of a build.
    package enum Outcome: Equatable, Sendable {
        /// The build succeeded, possibly with warnings.
        case built([Diagnostic])
        /// The build failed with errors.
        case failed([Diagnostic])
        /// A command failed without a diagnostic that could be parsed. The value is its output.
        case broken(String)
        /// A command used too much processor time.
        case tooSlow

        /// The message for the user if a command used too much processor time.
        package static var tooSlowMessage: String {
            translated(
                "Compiling the page took too long: divide long expressions, or state the types of what is in them")
        }
    }

    /// The command to run next; `nil` after the last one.
    package var next: Build.Command? { outcome == nil ? commands.first : nil }
    /// The result, or `nil` while the build is in progress.
    package private(set) var outcome: Outcome?
    /// The messages of the commands so far.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Whether the build is done in another way than intended, in which a page does not report its values.
    package private(set) var isFallback = false

    private var commands: ArraySlice<Build.Command>
    private var fallbacks: ArraySlice<[Build.Command]>
    private let copies: [SourceCopy]
    /// The output of the command that has failed.
    private var failure: String?

    /// Creates a build that has not started.
    package init(_ build: Build) {
        commands = build.commands[...]
        fallbacks = build.fallbacks[...]
        copies = build.copies
    }

    /// Records that the current command has exited or could not be started, and its output. `isTooSlow` is whether it was
    /// killed because it used too much processor time.
    package mutating func ended(isDone: Bool, isTooSlow: Bool = false, printed text: String) {
        if isTooSlow { return outcome = .tooSlow }
        let new = next.flatMap { messages(of: $0, isDone: isDone) } ?? Diagnostic.all(in: text, of: copies)
        diagnostics += new.filter { !diagnostics.contains($0) }
        commands = commands.dropFirst()
        if !isDone {
            // If there is no error in the page, the toolchain may need to be invoked differently.
            if !diagnostics.contains(where: { $0.severity == .error && $0.file != nil }),
                let next = fallbacks.popFirst()
            {
                (commands, diagnostics, failure, isFallback) = (next[...], [], nil, true)
                return
            }
            failure = failure ?? text
        }
        if failure != nil { commands = commands.filter { !$0.needsPrevious }[...] }
        guard commands.isEmpty else { return }
        if let failure {
            outcome = diagnostics.contains { $0.severity == .error } ? .failed(diagnostics) : .broken(failure)
        } else {
            outcome = .built(diagnostics)
        }
    }

    /// Returns the messages that a command has written to files, or `nil` if there are none that explain its failure.
    private func messages(of command: Build.Command, isDone: Bool) -> [Diagnostic]? {
        var messages: [Diagnostic] = []
        for path in command.messages {
            guard let bytes = contents(ofFile: path, limit: Disk.maxBytes),
                let some = try? SerializedDiagnostics.messages(in: bytes, of: copies)
            else { return nil }
            messages += some
        }
        guard !command.messages.isEmpty else { return nil }
        return isDone || messages.contains { $0.severity == .error } ? messages : nil
    }
}
