// SPDX-License-Identifier: GPL-3.0-or-later
/// A report of where a page was when a signal ended its process, or when the window requested one. The process writes
/// it to standard error as a line of addresses in the page's library, which the toolchain's `llvm-symbolizer` resolves.
package struct FaultReport: Equatable, Sendable {
    /// A location in the source of a page.
    package struct SourceLocation: Equatable, Sendable {
        /// The path of the file.
        package let file: String
        /// The line number, starting at 1.
        package let line: Int
        /// The column in bytes of UTF-8, starting at 1, which is also that of a line as a whole.
        package let column: Int
    }

    /// What the page did.
    package enum Activity: Equatable, Sendable {
        /// It ran a step.
        case step(Int)
        /// It received an input after a step.
        case input(Int)
    }

    /// The text before the report on the same line: output of the page without a trailing newline.
    package let said: String
    /// The signal number.
    package let signal: Int
    /// What the page did last; `nil` if it ran its top-level code.
    package let activity: Activity?
    /// The addresses, innermost frame first, as offsets from the start of the page's library. Empty if the page was not
    /// running or its stack could not be unwound.
    package let addresses: [UInt64]

    /// Parses a line of standard error. Returns `nil` if it contains no report.
    package init?(line: String) {
        guard let mark = line.lastIndex(of: "\u{1E}") else { return nil }
        let words = line[line.index(after: mark)...].split(separator: " ")
        guard words.count >= 2, words[0] == "fault", let signal = Int(words[1]) else { return nil }
        said = String(line[..<mark])
        self.signal = signal
        activity = words.dropFirst(2).first.flatMap { word in
            guard let step = Int(word.dropFirst()), step >= 0 else { return nil }
            return word.first == "s" ? .step(step) : word.first == "i" ? .input(step) : nil
        }
        addresses = words.dropFirst(2).compactMap { UInt64($0, radix: 16) }
    }

    /// Returns the arguments with which `llvm-symbolizer` resolves the addresses.
    package func question(library: String) -> [String] {
        ["--obj=\(library)", "--functions=none", "--no-inlines", "--skip-line-zero", "--verbose"]
            + addresses.map { "0x" + String($0, radix: 16) }
    }

    /// Parses the output of `llvm-symbolizer`. Returns the locations in the page's source, innermost frame first.
    /// Functions that the compiler has synthesized have no start line and are left out: the lines given for them belong
    /// to neighboring code.
    package static func locations(in answer: String) -> [SourceLocation] {
        answer.split(separator: "\n\n").compactMap { text in
            var facts: [Substring: Substring] = [:]
            for line in text.split(separator: "\n") {
                guard let mark = line.firstRange(of: ": ") else { continue }
                facts[line[..<mark.lowerBound].drop { $0 == " " }] = line[mark.upperBound...]
            }
            guard let file = facts["Filename"], file.hasPrefix("/"), facts["Function start line"] != nil,
                let line = facts["Line"].flatMap({ Int($0) }), line > 0
            else { return nil }
            let column = facts["Column"].flatMap { Int($0) } ?? 1
            return SourceLocation(file: String(file), line: line, column: max(1, column))
        }
    }
}
