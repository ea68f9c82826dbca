/// Finds rich-text comments, `//:` and `/*: … */`, with the syntax of Xcode playgrounds.
package enum RichComments {
    /// Returns the text of each comment, without its delimiters. Consecutive `//:` lines form one comment.
    package static func texts(in source: String) -> [String] {
        var reader = Reader()
        for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { reader.read(line) }
        reader.endBlock()
        return reader.texts
    }

    /// Scans a source line by line. Rich-text delimiters count only at the start of a line, so the scanner needs to
    /// track only multiline constructs: comments, which nest, and multiline strings.
    private struct Reader {
        var texts: [String] = []

        private enum State {
            case code
            case comment(depth: Int)
            case rich(depth: Int)
            case string(pounds: Int)
        }

        private var state = State.code
        private var block: [String] = []
        private var isOfLines = false

        mutating func read(_ line: Substring) {
            switch state {
            case .code:
                let start = line.drop(while: \.isWhitespace)
                if start.hasPrefix("//:") {
                    if !isOfLines { endBlock() }
                    isOfLines = true
                    return block.append(String(start.dropFirst(3).trimmingPrefix(" ")))
                }
                endBlock()
                if start.hasPrefix("/*:") {
                    state = .rich(depth: 1)
                    continueComment(in: start.dropFirst(3), depth: 1)
                } else {
                    scan(line)
                }
            case .comment, .string: scan(line)
            case .rich(let depth): continueComment(in: line, depth: depth)
            }
        }

        /// Finishes the current comment.
        mutating func endBlock() {
            let text = Self.flushLeft(block).joined(separator: "\n")
            if text.contains(where: { !$0.isWhitespace }) { texts.append(text) }
            block = []
            isOfLines = false
        }

        /// Scans a line of a rich-text block comment, up to its end.
        private mutating func continueComment(in line: Substring, depth: Int) {
            var depth = depth
            var index = line.startIndex
            while index < line.endIndex {
                if line[index...].hasPrefix("/*") {
                    depth += 1
                    index = line.index(index, offsetBy: 2)
                } else if line[index...].hasPrefix("*/") {
                    depth -= 1
                    if depth == 0 {
                        block.append(String(line[..<index]))
                        endBlock()
                        state = .code
                        return scan(line[line.index(index, offsetBy: 2)...])
                    }
                    index = line.index(index, offsetBy: 2)
                } else {
                    index = line.index(after: index)
                }
            }
            state = .rich(depth: depth)
            block.append(String(line))
        }

        /// Scans a line of code, and updates the state for the next line.
        private mutating func scan(_ line: Substring) {
            var rest = line
            while !rest.isEmpty {
                switch state {
                case .code, .rich:
                    if rest.hasPrefix("//") { return }
                    if rest.hasPrefix("/*") {
                        state = .comment(depth: 1)
                        rest = rest.dropFirst(2)
                    } else if let (pounds, isLong) = Self.quote(at: rest) {
                        rest = rest.dropFirst(pounds + (isLong ? 3 : 1))
                        if isLong { state = .string(pounds: pounds) } else { rest = Self.afterString(rest, pounds) }
                    } else {
                        rest = rest.first == "#" ? rest.drop { $0 == "#" } : rest.dropFirst()
                    }
                case .comment(let depth):
                    if rest.hasPrefix("*/") {
                        state = depth == 1 ? .code : .comment(depth: depth - 1)
                        rest = rest.dropFirst(2)
                    } else if rest.hasPrefix("/*") {
                        state = .comment(depth: depth + 1)
                        rest = rest.dropFirst(2)
                    } else {
                        rest = rest.dropFirst()
                    }
                case .string(let pounds):
                    let end = "\"\"\"" + String(repeating: "#", count: pounds)
                    if pounds == 0, rest.hasPrefix("\\") {
                        rest = rest.dropFirst(2)
                    } else if rest.hasPrefix(end) {
                        state = .code
                        rest = rest.dropFirst(end.count)
                    } else {
                        rest = rest.dropFirst()
                    }
                }
            }
        }

        /// Returns whether a string literal starts here: the number of `#` delimiters, and whether it is a multiline
        /// string.
        private static func quote(at rest: Substring) -> (pounds: Int, isLong: Bool)? {
            guard rest.first == "\"" || rest.first == "#" else { return nil }
            let pounds = rest.prefix { $0 == "#" }.count
            let quotes = rest.dropFirst(pounds)
            guard quotes.first == "\"" else { return nil }
            return (pounds, quotes.hasPrefix("\"\"\""))
        }

        /// Returns the rest of the line after a single-line string literal.
        private static func afterString(_ rest: Substring, _ pounds: Int) -> Substring {
            let end = "\"" + String(repeating: "#", count: pounds)
            var rest = rest
            while !rest.isEmpty, !rest.hasPrefix(end) {
                rest = rest.dropFirst(pounds == 0 && rest.first == "\\" ? 2 : 1)
            }
            return rest.dropFirst(end.count)
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
