import CGtk
import Glibc
import PageHosting
import PageSupervision

@testable import GLibKit

/// The host of the program, which runs its main loop while a test waits, and keeps what it has started.
final class RecordingHost: PageHost {
    private let host = GLibPageHost(sandboxProgram: "\(RecordingHost.builtProducts)/peekaboard-sandbox")
    private let isConfined: Bool
    /// All launches.
    private(set) var launches: [ProcessLaunch] = []
    /// The process that was started last.
    private(set) var process: ChildProcess?
    /// The ID of that process, unless it has ended.
    var processID: pid_t? { process?.identifier.flatMap { pid_t($0) } }

    /// Creates a host. `isConfined` is whether the limits of processes apply.
    init(isConfined: Bool) { self.isConfined = isConfined }

    /// The folder that contains the products built together with these tests.
    static let builtProducts: String = {
        let path = realpath("/proc/self/exe", nil)!
        defer { free(path) }
        let parts = String(cString: path).split(separator: "/")
        return "/" + parts.dropLast().joined(separator: "/")
    }()

    var now: Double { host.now }
    var canConfine: Bool { host.canConfine }
    func makeTimer() -> any HostTimer { host.makeTimer() }
    func whenIdle(_ body: @escaping @MainActor () -> Void) { host.whenIdle(body) }
    func waitToRead(_ descriptor: Int32, seconds: Double) -> Bool { host.waitToRead(descriptor, seconds: seconds) }
    func count(_ kind: StaticString) -> AnyObject { host.count(kind) }

    func start(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) -> (any HostProcess)? {
        launches.append(launch)
        var launch = launch
        if !isConfined { launch.confinement = nil }
        let started = host.start(launch, received: received, ended: ended)
        process = started as? ChildProcess
        return started
    }

    func watch(_ descriptor: Int32, for event: DescriptorEvent, _ body: @escaping @MainActor () -> Void) -> AnyObject {
        host.watch(descriptor, for: event, body)
    }

    func watch(folders: [String], settling: Double, _ body: @escaping @MainActor () -> Void) -> AnyObject {
        host.watch(folders: folders, settling: settling, body)
    }

    /// Runs the main loop until a condition holds. Returns whether it does, within the time that a busy machine needs.
    func run(seconds: Double = 120, until isDone: () -> Bool) -> Bool {
        let end = now + seconds
        while !isDone() {
            guard now < end else { return false }
            if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
        }
        return true
    }
}
