// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GLibKit
import Glibc
import TemporaryFolders

/// A sound server without hardware. Its microphone hears a tone, and its loudspeaker can be heard as a source.
@MainActor final class SoundServer {
    /// The source that delivers what the loudspeaker plays.
    nonisolated static let loudspeaker = "pulsesrc device=loudspeaker.monitor blocksize=8820"

    private static let folder = TemporaryFolder()
    private static let socket = folder.file("server")
    private let process: ChildProcess

    /// Makes this process use the servers that are started, instead of the user’s.
    static func select() { setenv("PULSE_SERVER", "unix:\(socket)", 1) }

    /// Starts a server. Returns `nil` on failure.
    init?(hasMicrophone: Bool = true) {
        // The socket exists as soon as the server is ready.
        let settings = """
            \(hasMicrophone ? Self.sinks : "")
            load-module module-native-protocol-unix socket=\(Self.socket) auth-anonymous=1
            """
        var isRunning = true
        let process = ChildProcess(
            "/usr/bin/pulseaudio",
            [
                "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--log-level=0", "-F",
                Self.folder.write("settings", settings),
            ], environment: ["HOME": Self.folder.path, "XDG_RUNTIME_DIR": Self.folder.path], received: { _, _ in },
            ended: { _ in isRunning = false })
        guard let process else { return nil }
        self.process = process
        while access(Self.socket, F_OK) != 0 {
            guard isRunning else { return nil }
            g_main_context_iteration(nil, 0)
            usleep(1000)
        }
    }

    isolated deinit {
        process.send(.kill)
        unlink(Self.socket)
    }

    private static let sinks = """
        load-module module-null-sink sink_name=loudspeaker
        load-module module-null-sink sink_name=room
        load-module module-sine sink=room frequency=440
        set-default-source room.monitor
        set-default-sink loudspeaker
        """
}
