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

    /// The fields of `/proc/<pid>/stat`, starting with the process state.
    private var fields: [Substring] {
        var text: UnsafeMutablePointer<CChar>?
        guard let identifier, g_file_get_contents("/proc/\(identifier)/stat", &text, nil, nil) != 0, let text else {
            return []
        }
        defer { g_free(text) }
        return String(cString: text).split(separator: ")").last?.split(separator: " ") ?? []
    }
}
