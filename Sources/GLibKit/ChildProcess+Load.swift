import CGtk
import Glibc

/// The scheduling state of a process. It shows whether a busy machine keeps the process from running.
extension ChildProcess {
    /// The CPU time that the process has used, in seconds.
    public var processorTime: Double {
        let times = fields.dropFirst(11).prefix(2).compactMap(Double.init)
        return times.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Whether the process is runnable or waiting for a disk.
    public var isRunnable: Bool { ["R", "D"].contains(fields.first ?? "") }

    /// The CPU time of the main thread, in seconds.
    public var mainThreadTime: Double {
        file("schedstat").split(separator: " ").first.flatMap { Double($0) }.map { $0 / 1e9 } ?? 0
    }

    /// The memory that the process uses, in bytes, with its share of the memory that it shares with others (PSS).
    public var memory: Int {
        let line = file("smaps_rollup").split(separator: "\n").first { $0.hasPrefix("Pss:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    }

    /// The fields of `/proc/<pid>/stat`, starting with the process state.
    private var fields: [Substring] { file("stat").split(separator: ")").last?.split(separator: " ") ?? [] }

    /// Returns a text file about the process in `/proc`; empty if it cannot be read.
    private func file(_ name: String) -> String {
        var text: UnsafeMutablePointer<CChar>?
        guard let identifier, g_file_get_contents("/proc/\(identifier)/\(name)", &text, nil, nil) != 0, let text else {
            return ""
        }
        defer { g_free(text) }
        return String(cString: text)
    }
}
