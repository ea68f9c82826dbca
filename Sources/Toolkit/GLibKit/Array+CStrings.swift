// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

nonisolated extension [String] {
    /// Calls `body` with the strings as a null-terminated C array, which is valid only during the call.
    package func withCStrings<R>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> R) -> R {
        var copies: [UnsafePointer<CChar>?] = map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { copies.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
        return copies.withUnsafeMutableBufferPointer { body(UnsafePointer($0.baseAddress!)) }
    }
}
