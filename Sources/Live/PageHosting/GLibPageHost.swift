// SPDX-License-Identifier: GPL-3.0-or-later
// Timers, watches, and child processes own their GLib objects and are owned by the caller.

import CSandbox
import Files
import GLibKit
import Glibc
import HostInterface

/// The page host that is based on GLib's main loop.
package final class GLibPageHost: PageHost {
    private let sandboxProgram: String

    /// Creates a host. `sandboxProgram` is the path of the program that starts others with limits.
    package init(sandboxProgram: String) { self.sandboxProgram = sandboxProgram }

    package var now: Double { GLibKit.now() }

    package var confinementSupport: ConfinementSupport {
        if sandbox_landlock_version() > 0 && sandbox_can_filter() { return .complete }
        return sandbox_is_refused() ? .refused : .missing
    }

    package func makeTimer() -> any HostTimer { Timeout() }

    package func whenIdle(_ body: @escaping @MainActor () -> Void) { GLibKit.whenIdle(for: self) { _ in body() } }

    package func start(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) -> (any HostProcess)? {
        let (name, start) = (launch.program.split(separator: "/").last ?? "", now)
        let launch = launch.confined(by: sandboxProgram)
        let process = ChildProcess(
            launch.program, launch.arguments, environment: launch.environment,
            inheritsEnvironment: launch.inheritsEnvironment, folder: launch.folder, descriptors: launch.descriptors,
            memoryLimit: launch.memoryLimit, processorTimeLimit: launch.processorTimeLimit, leadsGroup: launch.forks,
            received: { stream, bytes in received(stream == .output ? .output : .errors, bytes) },
            ended: { ending in
                debug("\(name) ended after \(milliseconds(since: start)) with \(ending)")
                switch ending {
                case .status(let status): ended(.status(status))
                case .signal(let signal): ended(.signal(signal))
                }
            })
        if launch.endsIfStalled { process?.endIfStalled() }
        debug(process == nil ? "\(name) could not be started" : "\(name) started")
        return process
    }

    package func watch(
        _ descriptor: Int32, for event: DescriptorEvent, _ body: @escaping @MainActor () -> Void
    ) -> AnyObject {
        // What others send is read in turns with frames.
        DescriptorWatch(
            descriptor, for: event == .reading ? .reading : .writing, event == .reading ? .whenIdle : .urgent
        ) { body() }
    }

    package func waitToRead(_ descriptor: Int32, seconds: Double) -> Bool {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, Int32((seconds * 1000).rounded(.up))) > 0
    }

    package func watch(folders: [String], settling: Double, _ body: @escaping @MainActor () -> Void) -> AnyObject {
        FolderWatch(uris: folders.map { FileURI.of(path: $0) }, settling: settling, body)
    }

    package func count(_ kind: StaticString) -> AnyObject { Counted(kind) }

    /// An object that is counted in the census.
    private final class Counted {
        private let tally: Tally
        init(_ kind: StaticString) { tally = Tally(kind) }
    }
}

extension Timeout: HostTimer {}

extension ChildProcess: HostProcess {
    /// Measures the process.
    package var usage: ProcessUsage { ProcessUsage(mainThreadTime: mainThreadTime, memory: memory) }
    /// Sends the signal that requests a report of where the process is.
    package func requestLocation() { send(.ask) }
    /// Kills the process.
    package func kill() { send(.kill) }
}
