// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import HostInterface
import PageHosting

@testable import GLibKit

/// The host of the programs, which runs its main loop while a test waits, and keeps what it has started.
package final class RecordingHost: PageHost {
    private let host = GLibPageHost(sandboxProgram: "\(RecordingHost.builtProducts)/peekaboard-sandbox")
    private let isConfined: Bool
    /// All launches.
    package private(set) var launches: [ProcessLaunch] = []
    /// The process that was started last.
    package private(set) var process: (any HostProcess)?
    /// The ID of that process, unless it has ended.
    package var processID: pid_t? { (process as? ChildProcess)?.identifier.flatMap { pid_t($0) } }

    /// Creates a host. `isConfined` is whether the limits of processes apply.
    package init(isConfined: Bool) { self.isConfined = isConfined }

    /// The folder that contains the products built together with these tests.
    package static let builtProducts: String = {
        let path = realpath("/proc/self/exe", nil)!
        defer { free(path) }
        let parts = String(cString: path).split(separator: "/")
        return "/" + parts.dropLast().joined(separator: "/")
    }()

    package var now: Double { host.now }
    package var confinementSupport: ConfinementSupport { host.confinementSupport }
    package func makeTimer() -> any HostTimer { host.makeTimer() }
    package func whenIdle(_ body: @escaping @MainActor () -> Void) { host.whenIdle(body) }
    package func waitToRead(_ descriptor: Int32, seconds: Double) -> Bool {
        host.waitToRead(descriptor, seconds: seconds)
    }
    package func count(_ kind: StaticString) -> AnyObject { host.count(kind) }

    package func start(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) -> (any HostProcess)? {
        launches.append(launch)
        var launch = launch
        if !isConfined { launch.confinement = nil }
        process = host.start(launch, received: received, ended: ended)
        return process
    }

    package func watch(
        _ descriptor: Int32, for event: DescriptorEvent, _ body: @escaping @MainActor () -> Void
    ) -> AnyObject {
        host.watch(descriptor, for: event, body)
    }

    package func watch(folders: [String], settling: Double, _ body: @escaping @MainActor () -> Void) -> AnyObject {
        host.watch(folders: folders, settling: settling, body)
    }

    /// Runs the main loop until a condition holds. Returns whether it does, within the time that a busy machine needs.
    /// The condition is checked after each event, and every 10 ms.
    package func run(until isDone: () -> Bool) -> Bool {
        let (end, wakeUp) = (now + 120, makeTimer())
        while !isDone() {
            guard now < end else { return false }
            if !wakeUp.isRunning { wakeUp.start(after: 0.01) {} }
            g_main_context_iteration(nil, 1)
        }
        return true
    }

    /// Handles what has already happened, such as output that waits to be read.
    package func handlePendingEvents() {
        // A page that floods the window has always more.
        for _ in 0..<100 where g_main_context_iteration(nil, 0) == 0 { return }
    }
}
