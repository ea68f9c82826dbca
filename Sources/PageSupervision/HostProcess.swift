/// A process that a `PageHost` has started. It ends with the host's own at the latest.
public protocol HostProcess: AnyObject {
    /// Whether its output is left unread. The process blocks as soon as its pipe is full.
    var isOutputHeld: Bool { get set }
    /// The processor time that it has had, in seconds.
    var processorTime: Double { get }
    /// Whether it would go on, and waits for a processor or a disk at most.
    var wantsToRun: Bool { get }
    /// Asks it to say where it is; what it does then is its own.
    func askWhere()
    /// Ends it at once; its end is heard of.
    func kill()
    /// Ends it at once, and hears nothing more of it.
    func abandon()
}

/// What is to be started.
public struct ProcessLaunch: Equatable, Sendable {
    /// The path of the program.
    public let program: String
    /// The arguments, without the name of the program.
    public let arguments: [String]
    /// What is added to the environment.
    public var environment: [String: String] = [:]
    /// File descriptors that it is given, by the numbers under which it finds them; the host closes them here.
    public var descriptors: [Int32: Int32] = [:]
    /// The most memory of its own, in bytes; nil for no limit.
    public var memoryLimit: Int?
}

/// Where a process writes.
public enum ProcessStream: Sendable {
    case output, errors
}

/// How a process has ended.
public enum ProcessEnding: Equatable, Sendable {
    /// By itself, with a status.
    case status(Int32)
    /// By a signal of a number.
    case signal(Int32)
}
