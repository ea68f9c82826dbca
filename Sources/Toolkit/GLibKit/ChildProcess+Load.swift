// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc

/// The scheduling state of a process. It shows whether a busy machine keeps the process from running.
extension ChildProcess {
    /// The CPU time that the process has used, in seconds.
    package var processorTime: Double {
        let ticks = all.reduce(0) { sum, process in
            fields(of: process).dropFirst(11).prefix(2).compactMap(Double.init).reduce(sum, +)
        }
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Whether the process is runnable or waiting for a disk.
    package var isRunnable: Bool { all.contains { ["R", "D"].contains(fields(of: $0).first ?? "") } }

    /// The CPU time of the main thread, in seconds.
    package var mainThreadTime: Double {
        all.reduce(0) { sum, process in
            sum + (processFile("schedstat", of: process).split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
        }
    }

    /// The memory that the process uses, in bytes, with its share of the memory that it shares with others (PSS).
    package var memory: Int { all.reduce(0) { $0 + GLibKit.memory(ofProcess: $1) } }

    /// The process, or all processes of its group.
    private var all: [String] {
        guard let identifier else { return [] }
        guard leadsGroup, let folder = g_dir_open("/proc", 0, nil) else { return [identifier] }
        defer { g_dir_close(folder) }
        var processes: [String] = []
        while let name = g_dir_read_name(folder) {
            let process = String(cString: name)
            if let number = pid_t(process), "\(getpgid(number))" == identifier { processes.append(process) }
        }
        return processes
    }

    /// The fields of `/proc/<pid>/stat`, starting with the process state.
    private func fields(of process: String) -> [Substring] {
        processFile("stat", of: process).split(separator: ")").last?.split(separator: " ") ?? []
    }
}
