import CGtk
import Glibc

/// Both ends of a pipe, as file descriptors that no other program inherits. Whoever has them closes them.
nonisolated struct Pipe {
    /// The end that is read from.
    let read: Int32
    /// The end that is written to.
    let write: Int32

    /// Opens a pipe; nil where the system has none left.
    static func open() -> Pipe? {
        var ends: [Int32] = [0, 0]
        return g_unix_open_pipe(&ends, FD_CLOEXEC, nil) != 0 ? Pipe(read: ends[0], write: ends[1]) : nil
    }

    /// Two pipes, or none.
    static func two(opened open: () -> Pipe? = Pipe.open) -> (Pipe, Pipe)? {
        guard let first = open() else { return nil }
        if let second = open() { return (first, second) }
        close(first.read)
        close(first.write)
        return nil
    }
}
