// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import GtkKit

/// Statistics that the kernel keeps about this process.
enum ProcessStatistics {
    /// The time when the process started, on the clock of `now()`, with a resolution of 10 ms.
    static var start: Double {
        let fields = contents(of: "/proc/self/stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 19, let ticks = Double(fields[19]) else { return .nan }
        var boot = timespec()
        clock_gettime(CLOCK_BOOTTIME, &boot)
        let sinceBoot = Double(boot.tv_sec) + Double(boot.tv_nsec) / 1e9
        return now() - (sinceBoot - ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
    }

    /// The total number of times that threads of this process have been woken.
    static var wakeUps: Int {
        guard let folder = g_dir_open("/proc/self/task", 0, nil) else { return 0 }
        defer { g_dir_close(folder) }
        var total = 0
        while let name = g_dir_read_name(folder) {
            total += number(after: "voluntary_ctxt_switches:", in: "/proc/self/task/\(String(cString: name))/status")
        }
        return total
    }

    /// The peak resident memory, in KiB.
    static var peakMemory: Int { number(after: "VmHWM:", in: "/proc/self/status") }

    private static func number(after label: String, in file: String) -> Int {
        let line = contents(of: file).split(separator: "\n").first { $0.hasPrefix(label) }
        return line.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) } ?? 0
    }

    private static func contents(of file: String) -> String {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(file, &text, nil, nil) != 0, let text else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
