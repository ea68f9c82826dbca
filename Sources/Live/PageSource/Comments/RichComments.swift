// SPDX-License-Identifier: GPL-3.0-or-later
/// Finds rich-text comments, `//:` and `/*: … */`, with the syntax of Xcode playgrounds.
package enum RichComments {
    /// Returns the text of each comment, without its delimiters. Consecutive `//:` lines form one comment.
    package static func texts(in source: String) -> [String] {
        var reader = Reader(scanner: SwiftScanner(Array(source.utf8), at: 0))
        while reader.scanner.next != nil { reader.readLine() }
        reader.endBlock()
        return reader.texts
    }

    /// Reads a source line by line. Rich-text delimiters count only at the start of a line.
    private struct Reader {
        var scanner: SwiftScanner
        private(set) var texts: [String] = []
        /// The lines of the current comment.
        private var block: [String] = []

        init(scanner: SwiftScanner) { self.scanner = scanner }

        /// Reads a line, and those that a comment or string on it continues on.
        mutating func readLine() {
            while scanner.next == UInt8(ascii: " ") || scanner.next == UInt8(ascii: "\t") { scanner.skip(1) }
            if scanner.isAt("//:") { return block.append(String(scanner.skipLine().dropFirst(3).trimmingPrefix(" "))) }
            endBlock()
            if scanner.isAt("/*:") {
                let start = scanner.index + 3
                let isComplete = scanner.skipBlockComment()
                let text = String(decoding: scanner.bytes[start..<scanner.index - (isComplete ? 2 : 0)], as: UTF8.self)
                block = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
                endBlock()
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

        /// Finishes the current comment.
        mutating func endBlock() {
            let text = Self.flushLeft(block).joined(separator: "\n")
            if text.contains(where: { !$0.isWhitespace }) { texts.append(text) }
            block = []
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
        var rest = self[...].drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest = rest.dropLast() }
        return String(rest)
    }
}
