// SPDX-License-Identifier: GPL-3.0-or-later
/// A rich-text comment, `//:` or `/*: … */`, with the syntax of Xcode playgrounds. Consecutive `//:` lines form one comment.
package struct RichComment: Equatable, Sendable {
    /// The text without its delimiters.
    package let text: String
    /// The lines of the comment, counted from 1.
    package let lines: ClosedRange<Int>
    /// Whether nothing else is in these lines.
    package let fillsLines: Bool

    /// Finds the comments of a source.
    package static func all(in source: String) -> [RichComment] {
        var reader = Reader(scanner: SwiftScanner(Array(source.utf8), at: 0))
        while reader.scanner.next != nil { reader.readLine() }
        reader.endBlock()
        return reader.comments
    }

    /// Reads a source line by line. Rich-text delimiters count only at the start of a line.
    private struct Reader {
        var scanner: SwiftScanner
        private(set) var comments: [RichComment] = []
        /// The lines of the current comment, and the number of the first of them.
        private var block: [String] = []
        private var blockStart = 1
        /// The number of the line at an index.
        private var line = 1, lineIndex = 0

        init(scanner: SwiftScanner) { self.scanner = scanner }

        /// Reads a line, and those that a comment or string on it continues on.
        mutating func readLine() {
            while scanner.next == UInt8(ascii: " ") || scanner.next == UInt8(ascii: "\t") { scanner.skip(1) }
            if scanner.isAt("//:") {
                if block.isEmpty { blockStart = currentLine() }
                return block.append(String(scanner.skipLine().dropFirst(3).trimmingPrefix(" ")))
            }
            endBlock()
            if scanner.isAt("/*:") {
                let start = scanner.index + 3
                blockStart = currentLine()
                let isComplete = scanner.skipBlockComment()
                let text = String(decoding: scanner.bytes[start..<scanner.index - (isComplete ? 2 : 0)], as: UTF8.self)
                block = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
                while scanner.next == UInt8(ascii: " ") || scanner.next == UInt8(ascii: "\t") { scanner.skip(1) }
                endBlock(fillsLines: scanner.next.map(SwiftScanner.isNewline) ?? isComplete)
            }
            while let next = scanner.next, !SwiftScanner.isNewline(next), !scanner.isAt("//") {
                if scanner.isAt("/*") {
                    _ = scanner.skipBlockComment()
                } else if let hashes = scanner.hashesOfString {
                    // Brackets of code that is being typed may not match.
                    _ = scanner.skipString(hashes: hashes, withInterpolations: false)
                } else {
                    repeat { scanner.skip(1) } while next == UInt8(ascii: "#") && scanner.next == next
                }
            }
            _ = scanner.skipLine()
        }

        /// Finishes the current comment. `fillsLines` is false if code follows it in its last line.
        mutating func endBlock(fillsLines: Bool = true) {
            let text = Self.flushLeft(block).joined(separator: "\n")
            if text.contains(where: { !$0.isWhitespace }) {
                let lines = blockStart...blockStart + block.count - 1
                comments.append(RichComment(text: text, lines: lines, fillsLines: fillsLines))
            }
            block = []
        }

        private mutating func currentLine() -> Int {
            // A carriage return and a line feed end one line.
            for index in lineIndex..<scanner.index where SwiftScanner.isNewline(scanner.bytes[index]) {
                let isSecond = index > 0 && scanner.bytes[index] == 0x0A && scanner.bytes[index - 1] == 0x0D
                if !isSecond { line += 1 }
            }
            lineIndex = scanner.index
            return line
        }

        /// Removes the common indentation. The first line is ignored because it follows the delimiter.
        private static func flushLeft(_ lines: [String]) -> [String] {
            guard let first = lines.first else { return [] }
            let margins = lines.dropFirst().compactMap { line in
                line.contains { !$0.isWhitespace } ? line.prefix { $0 == " " || $0 == "\t" }.count : nil
            }
            let margin = margins.min() ?? 0
            return [first.trimmingBlanks()] + lines.dropFirst().map { String($0.dropFirst(margin)) }
        }
    }
}

extension StringProtocol {
    /// Returns the text without leading and trailing whitespace.
    package func trimmingBlanks() -> String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
