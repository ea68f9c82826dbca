// SPDX-License-Identifier: GPL-3.0-or-later
/// Splits a stream of bytes into lines.
struct LineReader {
    /// The length at which a line is split, in bytes.
    private static let longest = 4096

    private var rest: [UInt8] = []

    /// Adds bytes and returns the lines that are now complete, without their newlines.
    mutating func consume(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            lines.append(String(decoding: rest + part, as: UTF8.self))
            rest = []
        }
        let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        rest += bytes[end...]
        while rest.count > Self.longest {
            lines.append(String(decoding: rest.prefix(Self.longest), as: UTF8.self))
            rest.removeFirst(Self.longest)
        }
        return lines
    }

    /// Returns and clears the incomplete last line; `nil` if it is empty.
    mutating func takeRest() -> String? {
        defer { rest = [] }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }
}
