// A child owns its GSubprocess and the readers of its pipes. The call that waits for its end owns the child until then, so that its
// end is told whoever lets go of it; closures refer back weakly.

import CGtk
import Glibc

/// Another program, started by this one. It ends with this process at the latest, however that ends.
@MainActor public final class ChildProcess {
    /// Where it writes.
    public enum Stream: Sendable {
        case output, errors
    }

    /// How it has ended.
    public enum Ending: Equatable, Sendable {
        case status(Int32)
        case signal(Int32)
    }

    /// The signals that are sent.
    public enum Signal: Sendable {
        /// To be ended at once.
        case kill
        /// To say where it is; what it does then is its own.
        case ask
    }

    private let tally = Tally("child process")
    private let process: Object
    private var readers: [OutputReader] = []
    private var received: ((Stream, [UInt8]) -> Void)?
    private var ended: ((Ending) -> Void)?

    /// Starts a program; nil where that cannot be. `environment` is added to that of this process, `descriptors` are given to it
    /// under other numbers, and are closed here; `memoryLimit` is what it may have of memory of its own, in bytes. `received` is
    /// called with what it writes, `ended` at its end and after all that.
    public init?(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], folder: String? = nil,
        descriptors: [Int32: Int32] = [:], memoryLimit: Int? = nil,
        received: @escaping (Stream, [UInt8]) -> Void,
        ended: @escaping (Ending) -> Void
    ) {
        let launcher = Object(
            taking: UnsafeMutableRawPointer(g_subprocess_launcher_new(peekaboard_subprocess_none)!))
        g_subprocess_launcher_set_child_setup(
            launcher.opaque, peekaboard_prepare_child, UnsafeMutableRawPointer(bitPattern: memoryLimit ?? 0), nil)
        for (name, value) in environment { g_subprocess_launcher_setenv(launcher.opaque, name, value, 1) }
        if let folder { g_subprocess_launcher_set_cwd(launcher.opaque, folder) }
        for (number, descriptor) in descriptors {
            g_subprocess_launcher_take_fd(launcher.opaque, descriptor, number)
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
        process = Object(taking: started)
        self.received = received
        self.ended = ended
        readers = [
            OutputReader(output.read) { [weak self] bytes in self?.received?(.output, bytes) },
            OutputReader(errors.read) { [weak self] bytes in self?.received?(.errors, bytes) },
        ]
        // The launcher holds our ends of what the child was given.
        g_subprocess_launcher_close(launcher.opaque)
        g_subprocess_wait_async(
            process.opaque, nil,
            { _, result, data in
                nonisolated(unsafe) let result = result
                let child = Unmanaged<ChildProcess>.fromOpaque(data!)
                MainActor.assumeIsolated { child.takeRetainedValue().finish(result) }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Whether its output is left unread. The child blocks as soon as its pipe is full.
    public var isOutputHeld = false { didSet { readers.first?.isHeld = isOutputHeld } }

    /// Whether it still runs, as far as is known.
    public var isRunning: Bool { ended != nil }

    /// Its number in the system; nil once it has ended.
    var identifier: String? { g_subprocess_get_identifier(process.opaque).map { String(cString: $0) } }

    /// Sends it a signal, if it still runs.
    public func send(_ signal: Signal) {
        g_subprocess_send_signal(process.opaque, signal == .kill ? SIGKILL : SIGUSR1)
    }

    /// Ends it at once, and hears nothing more of it.
    public func abandon() {
        received = nil
        ended = nil
        readers = []
        send(.kill)
    }

    private func finish(_ result: OpaquePointer?) {
        g_subprocess_wait_finish(process.opaque, result, nil)
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
