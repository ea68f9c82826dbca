// SPDX-License-Identifier: GPL-3.0-or-later
/// What a process is limited to. It has no network, cannot signal other processes, and sees them only if it can read
/// `/proc`.
package nonisolated struct Confinement: Equatable, Sendable {
    /// The files and folders that it can read.
    package var readable: [String]
    /// The folders that it can change.
    package var writable: [String] = []
    /// The programs, and folders of programs, that it can execute.
    package var executable: [String]
    /// Whether it can start child processes.
    package var allowsChildren = false
    /// Whether the process becomes a page, which limits itself further.
    package var becomesPage = false
    /// Whether it is started although the kernel cannot limit it as described.
    package var mayBeIncomplete = false

    /// Creates limits for a process that cannot change anything, or start child processes.
    package init(readable: [String] = [], executable: [String] = []) {
        self.readable = readable
        self.executable = executable
    }

    /// The options that `peekaboard-sandbox` and `peekaboard-page` share.
    package var options: [String] {
        readable.map { "--read=\($0)" } + writable.map { "--write=\($0)" } + executable.map { "--execute=\($0)" }
            + (allowsChildren ? ["--children"] : []) + (becomesPage ? ["--page"] : [])
            + (mayBeIncomplete ? ["--incomplete"] : [])
    }
}

nonisolated extension ProcessLaunch {
    /// Returns how to start the process so that its limits apply. `launcher` is the path of `peekaboard-sandbox`.
    package func confined(by launcher: String) -> ProcessLaunch {
        guard let confinement else { return self }
        var launch = self
        launch.program = launcher
        launch.arguments = confinement.options + ["--", program] + arguments
        launch.confinement = nil
        return launch
    }
}
