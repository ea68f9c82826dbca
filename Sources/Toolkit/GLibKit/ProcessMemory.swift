// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Returns the memory that a process uses, in bytes, with its share of the memory that it shares with others (PSS). The
/// process is given as in `/proc`: by its number, or as `self`.
package func memory(ofProcess process: String) -> Int {
    let line = processFile("smaps_rollup", of: process).split(separator: "\n").first { $0.hasPrefix("Pss:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
}

/// Returns a text file about a process in `/proc`; empty if it cannot be read.
func processFile(_ name: String, of process: String) -> String {
    var text: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents("/proc/\(process)/\(name)", &text, nil, nil) != 0, let text else { return "" }
    defer { g_free(text) }
    return String(cString: text)
}
