/// A build in progress, as a value. The caller runs its commands and reports how each of them ended.
public struct BuildRun: Sendable {
    /// What has come of a build.
    public enum Outcome: Equatable, Sendable {
        /// What the compiler says of a page that it has built: warnings.
        case built([Diagnostic])
        /// Why it cannot be built.
        case failed([Diagnostic])
        /// The compiler has ended without a reason that can be understood; what it has said, as it was said.
        case broken(String)
    }

    /// The command to be run now; nil after the last one.
    public var next: Build.Command? { outcome == nil ? commands.first : nil }
    /// What has come of it; nil until then.
    public private(set) var outcome: Outcome?

    private var commands: ArraySlice<Build.Command>
    private var fallback: [Build.Command]
    private var said: [Diagnostic] = []

    /// A build of which nothing has been run.
    public init(_ build: Build) {
        commands = build.commands[...]
        fallback = build.fallback
    }

    /// Notes that the command has ended or could not be started, and what it has printed.
    public mutating func ended(isDone: Bool, printed text: String) {
        said += Diagnostic.all(in: text)
        if isDone {
            commands = commands.dropFirst()
            if commands.isEmpty { outcome = .built(said) }
        } else if !fallback.isEmpty, !said.contains(where: { $0.severity == .error && $0.file != nil }) {
            // No line of the page is wrong, so the toolchain may want to be used in another way.
            (commands, fallback, said) = (fallback[...], [], [])
        } else {
            outcome = said.contains { $0.severity == .error } ? .failed(said) : .broken(text)
        }
    }
}
