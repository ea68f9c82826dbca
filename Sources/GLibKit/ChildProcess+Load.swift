import CGtk
import Glibc

/// How a child fares on a machine that has much to do.
extension ChildProcess {
    /// The processor time that it has had, in seconds.
    public var processorTime: Double {
        let times = fields.dropFirst(11).prefix(2).compactMap(Double.init)
        return times.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Whether it wants to go on, and waits for a processor or a disk at most.
    public var wantsToRun: Bool { ["R", "D"].contains(fields.first ?? "") }

    /// What the kernel tells of it, from its state on.
    private var fields: [Substring] {
        var text: UnsafeMutablePointer<CChar>?
        guard let identifier, g_file_get_contents("/proc/\(identifier)/stat", &text, nil, nil) != 0, let text else {
            return []
        }
        defer { g_free(text) }
        return String(cString: text).split(separator: ")").last?.split(separator: " ") ?? []
    }
}
