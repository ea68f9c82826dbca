// SPDX-License-Identifier: GPL-3.0-or-later
// A `ChildProcess` owns its GSubprocess and the readers of its pipes. The pending wait operation retains it, so `ended`
// is called even if the caller has released it. Closures hold weak references.

import CGtk
import Glibc

/// A child process. The kernel kills it when this process exits.
@MainActor package final class ChildProcess {
    /// The output streams.
    package enum Stream: Sendable {
        case output, errors
    }

    /// How a process ended.
    package enum Ending: Equatable, Sendable {
        case status(Int32)
        case signal(Int32)
    }

    /// The signals that can be sent.
    package enum Signal: Sendable {
        /// Kills the process.
        case kill
        /// SIGUSR1: requests a report of where the process is. The program decides how it responds.
        case ask
    }

    private let tally = Tally("child process")
    private let process: Object
    /// Whether the process is the first of a group, which is signaled and measured as a whole.
    let leadsGroup: Bool
    private var readers: [OutputReader] = []
    /// What the watchdog knows of the process, if it kills it when the main loop does not turn.
    private var watched: MainLoopWatchdog.Process?
    private var received: ((Stream, [UInt8]) -> Void)?
    private var ended: ((Ending) -> Void)?

    /// Starts a program. Returns `nil` on failure. `environment` is added to the environment of this process, or, if
    /// `inheritsEnvironment` is false, to an empty one.
    /// `descriptors` maps numbers in the child to file descriptors, which are closed in this process. Without one for
    /// number 0, standard input is empty. `memoryLimit` is the maximum amount of data memory, in bytes, and
    /// `processorTimeLimit` that of processor time, in seconds, after which it gets SIGXCPU. `leadsGroup` is whether the
    /// process makes a group of processes, which is signaled and measured as a whole. `received` is called with the
    /// output, and `ended` once, after all of the output.
    package init?(
        _ program: String, _ arguments: [String], environment: [String: String] = [:],
        inheritsEnvironment: Bool = true, folder: String? = nil,
        descriptors: [Int32: Int32] = [:], memoryLimit: Int? = nil, processorTimeLimit: Int? = nil,
        leadsGroup: Bool = false,
        received: @escaping (Stream, [UInt8]) -> Void,
        ended: @escaping (Ending) -> Void
    ) {
        let launcher = Object(
            adopting: UnsafeMutableRawPointer(g_subprocess_launcher_new(peekaboard_subprocess_none)!))
        var limits = peekaboard_limits(
            memory: gsize(memoryLimit ?? 0), processor_time: gsize(processorTimeLimit ?? 0))
        g_subprocess_launcher_set_child_setup(
            launcher.opaque, peekaboard_prepare_child, g_memdup2(&limits, gsize(MemoryLayout.size(ofValue: limits))),
            g_free)
        if !inheritsEnvironment {
            var none: UnsafeMutablePointer<CChar>?
            g_subprocess_launcher_set_environ(launcher.opaque, &none)
        }
        for (name, value) in environment { g_subprocess_launcher_setenv(launcher.opaque, name, value, 1) }
        if let folder { g_subprocess_launcher_set_cwd(launcher.opaque, folder) }
        for (number, descriptor) in descriptors {
            if number == STDIN_FILENO {
                g_subprocess_launcher_take_stdin_fd(launcher.opaque, descriptor)
            } else {
                g_subprocess_launcher_take_fd(launcher.opaque, descriptor, number)
            }
        }
        guard let (output, errors) = Pipe.two() else { return nil }
        g_subprocess_launcher_take_stdout_fd(launcher.opaque, output.write)
        g_subprocess_launcher_take_stderr_fd(launcher.opaque, errors.write)
        let started = ([program] + arguments).withCStrings { g_subprocess_launcher_spawnv(launcher.opaque, $0, nil) }
        guard let started else {
            close(output.read)
            close(errors.read)
            return nil
        }
        process = Object(adopting: started)
        self.leadsGroup = leadsGroup
        self.received = received
        self.ended = ended
        readers = [
            OutputReader(output.read) { [weak self] bytes in self?.received?(.output, bytes) },
            OutputReader(errors.read) { [weak self] bytes in self?.received?(.errors, bytes) },
        ]
        // Closes this process's copies of the descriptors that were passed to the child.
        g_subprocess_launcher_close(launcher.opaque)
        g_subprocess_wait_async(
            process.opaque, nil,
            { _, result, data in
                nonisolated(unsafe) let result = result
                let child = Unmanaged<ChildProcess>.fromOpaque(data!)
                MainActor.assumeIsolated { child.takeRetainedValue().finish(result) }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Whether standard output is left unread. The child blocks as soon as the pipe is full.
    package var isOutputPaused = false { didSet { readers.first?.isPaused = isOutputPaused } }

    /// Whether the end of the process has not been reported yet.
    package var isRunning: Bool { ended != nil }

    /// The process ID; `nil` after the process has ended.
    var identifier: String? { g_subprocess_get_identifier(process.opaque).map { String(cString: $0) } }

    /// Lets the process be killed if the main loop does not turn while it runs.
    package func endIfStalled() {
        guard watched == nil, let identifier = identifier.flatMap({ pid_t($0) }) else { return }
        // The first of a group kills the others.
        watched = MainLoopWatchdog.shared.watch(identifier, signal: leadsGroup ? SIGTERM : SIGKILL)
    }

    /// Whether the process was killed because the main loop did not turn while it ran.
    package var hasStalled: Bool { watched?.hasStalled ?? false }

    /// Sends a signal if the process is still running.
    package func send(_ signal: Signal) {
        let number = signal == .kill ? SIGKILL : SIGUSR1
        if leadsGroup, let group = identifier.flatMap({ pid_t($0) }) {
            kill(-group, number)
            // The process may not have made its group yet.
            guard signal == .kill else { return }
        }
        g_subprocess_send_signal(process.opaque, number)
    }

    /// Kills the process without any further callback.
    package func abandon() {
        received = nil
        ended = nil
        readers = []
        send(.kill)
    }

    private func finish(_ result: OpaquePointer?) {
        g_subprocess_wait_finish(process.opaque, result, nil)
        watched.map(MainLoopWatchdog.shared.forget)
        readers.forEach { $0.finish() }
        readers = []
        let hasExited = g_subprocess_get_if_exited(process.opaque) != 0
        let ending: Ending =
            hasExited
            ? .status(g_subprocess_get_exit_status(process.opaque))
            : .signal(g_subprocess_get_term_sig(process.opaque))
        let ended = ended
        self.ended = nil
        received = nil
        ended?(ending)
    }
}
