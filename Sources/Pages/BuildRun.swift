/// The state of a build in progress. The caller runs each command and reports its result.
public struct BuildRun: Sendable {
    /// The result of a build.
    public enum Outcome: Equatable, Sendable {
        /// The build succeeded, possibly with warnings.
        case built([Diagnostic])
        /// The build failed with errors.
        case failed([Diagnostic])
        /// A command failed without a diagnostic that could be parsed. The value is its output.
        case broken(String)
    }

    /// The command to run next; `nil` after the last one.
    public var next: Build.Command? { outcome == nil ? commands.first : nil }
    /// The result, or `nil` while the build is in progress.
    public private(set) var outcome: Outcome?

    private var commands: ArraySlice<Build.Command>
    private var fallback: [Build.Command]
    private var said: [Diagnostic] = []

    /// Creates a build that has not started.
    public init(_ build: Build) {
        commands = build.commands[...]
        fallback = build.fallback
    }

    /// Records that the current command has exited or could not be started, and its output.
    public mutating func ended(isDone: Bool, printed text: String) {
        said += Diagnostic.all(in: text)
        if isDone {
            commands = commands.dropFirst()
            if commands.isEmpty { outcome = .built(said) }
        } else if !fallback.isEmpty, !said.contains(where: { $0.severity == .error && $0.file != nil }) {
            // There is no error in the page, so the toolchain may need to be invoked differently.
            (commands, fallback, said) = (fallback[...], [], [])
        } else {
            outcome = said.contains { $0.severity == .error } ? .failed(said) : .broken(text)
        }
    }
}
