// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc

/// A pipe whose file descriptors are close-on-exec. The caller closes them.
package nonisolated struct Pipe {
    /// The read end.
    package let read: Int32
    /// The write end.
    package let write: Int32

    /// Opens a pipe. Returns `nil` if the system is out of file descriptors.
    package static func open() -> Pipe? {
        var ends: [Int32] = [0, 0]
        return g_unix_open_pipe(&ends, FD_CLOEXEC, nil) != 0 ? Pipe(read: ends[0], write: ends[1]) : nil
    }

    /// Opens two pipes. Returns `nil` if either fails.
    static func two(opened open: () -> Pipe? = Pipe.open) -> (Pipe, Pipe)? {
        guard let first = open() else { return nil }
        if let second = open() { return (first, second) }
        close(first.read)
        close(first.write)
        return nil
    }
}
