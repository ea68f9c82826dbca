// SPDX-License-Identifier: GPL-3.0-or-later
/// Parses inline markup: bold, italic, code, and links.
struct SpanReader {
    private typealias Span = RichText.Span

    private var spans: [Span] = []
    private var pending = ""
    private var style = Span("")

    /// Returns the spans of a line of text.
    static func spans(of text: some StringProtocol) -> [RichText.Span] {
        var reader = SpanReader()
        reader.read(Array(text)[...])
        reader.endSpan()
        return reader.spans
    }

    private mutating func read(_ text: ArraySlice<Character>) {
        // The delimiters without an end after the current position. They have none after a later position either, so
        // the search is not repeated.
        var endless: Set<String> = []
        var rest = text
        func end(_ mark: String, _ isEnd: (ArraySlice<Character>, Int) -> Bool, from start: Int) -> Int? {
            guard !endless.contains(mark) else { return nil }
            return (start..<rest.endIndex).first { isEnd(rest, $0) }
        }
        while let sign = rest.first {
            let start = rest.startIndex
            switch sign {
            case "\\" where rest.count > 1 && Self.isPunctuation(rest[start + 1]):
                pending.append(rest[start + 1])
                rest = rest[(start + 2)...]
                continue
            case "`":
                let count = rest.prefix { $0 == "`" }.count
                let mark = String(repeating: "`", count: count)
                if let close = end(mark, { Self.isRun(of: "`", count, in: $0, at: $1) }, from: start + count) {
                    add(String(rest[(start + count)..<close]).trimmingBlanks()) { $0.isCode = true }
                    rest = rest[(close + count)...]
                } else {
                    endless.insert(mark)
                    pending += mark
                    rest = rest[(start + count)...]
                }
                continue
            case "*", "_":
                let count = min(2, rest.prefix { $0 == sign }.count)
                let mark = String(repeating: sign, count: count)
                let isFree = count == 2 ? !style.isBold : !style.isEmphasized
                if isFree, opens(sign, count, in: text, at: start) {
                    if let close = end(mark, { Self.closes(sign, count, in: $0, at: $1) }, from: start + count + 1) {
                        within(rest[(start + count)..<close]) { span in
                            if count == 2 { span.isBold = true } else { span.isEmphasized = true }
                        }
                        rest = rest[(close + count)...]
                        continue
                    }
                    endless.insert(mark)
                }
                pending += mark
                rest = rest[(start + count)...]
                continue
            case "[", "!":
                let isPicture = sign == "!" && rest.dropFirst().first == "["
                if style.target == nil, sign == "[" || isPicture, !endless.contains("](") {
                    if let (label, link, after) = Self.link(in: rest[(start + (isPicture ? 1 : 0))...]) {
                        // An image is shown as its alternative text.
                        within(label) { if !isPicture { $0.target = RichText.Target(link) } }
                        rest = rest[after...]
                        continue
                    }
                }
            case "<" where style.target == nil:
                if let close = rest.prefix(1000).firstIndex(of: ">"), case let link = String(rest[(start + 1)..<close]),
                    case .web = RichText.Target(link), !link.contains(" ")
                {
                    add(link) { $0.target = .web(link) }
                    rest = rest[(close + 1)...]
                    continue
                }
            default: break
            }
            pending.append(sign)
            rest = rest.dropFirst()
        }
    }

    /// Parses text whose formatting is added to the current formatting.
    private mutating func within(_ text: ArraySlice<Character>, _ change: (inout RichText.Span) -> Void) {
        endSpan()
        let outer = style
        change(&style)
        read(text)
        endSpan()
        style = outer
    }

    private mutating func add(_ text: String, _ change: (inout RichText.Span) -> Void) {
        endSpan()
        var span = style
        change(&span)
        span.text = text
        spans.append(span)
    }

    private mutating func endSpan() {
        guard !pending.isEmpty else { return }
        var span = style
        span.text = pending
        spans.append(span)
        pending = ""
    }

    private func opens(_ sign: Character, _ count: Int, in text: ArraySlice<Character>, at index: Int) -> Bool {
        let next = index + count
        guard next < text.endIndex, !text[next].isWhitespace else { return false }
        // An underscore inside a word is not a delimiter.
        guard sign == "_", index > text.startIndex else { return true }
        return !Self.isWordPart(text[index - 1])
    }

    private static func closes(_ sign: Character, _ count: Int, in text: ArraySlice<Character>, at index: Int) -> Bool {
        guard text[index] == sign, !text[index - 1].isWhitespace, index + count <= text.endIndex else { return false }
        if count == 2, text[index + 1] != sign { return false }
        if count == 1 {
            let isDoubled = index + 1 < text.endIndex && text[index + 1] == sign || text[index - 1] == sign
            if isDoubled { return false }
        }
        guard sign == "_", index + count < text.endIndex else { return true }
        return !isWordPart(text[index + count])
    }

    private static func isRun(of sign: Character, _ count: Int, in text: ArraySlice<Character>, at index: Int) -> Bool {
        guard text[index] == sign, text[index - 1] != sign, index + count <= text.endIndex else { return false }
        return text[index..<(index + count)].allSatisfy { $0 == sign }
            && (index + count == text.endIndex || text[index + count] != sign)
    }

    /// Parses a link that starts here: its label, its destination, and the index after it. The search is limited,
    /// because links are short.
    private static func link(
        in text: ArraySlice<Character>
    ) -> (label: ArraySlice<Character>, link: String, after: Int)? {
        let near = text.prefix(1000)
        var depth = 0
        for index in near.indices {
            if near[index] == "[" { depth += 1 }
            guard near[index] == "]" else { continue }
            depth -= 1
            guard depth == 0 else { continue }
            guard index + 1 < near.endIndex, near[index + 1] == "(",
                let close = near[(index + 2)...].firstIndex(of: ")")
            else { return nil }
            // A title may follow the URL.
            let link = String(near[(index + 2)..<close]).trimmingBlanks().split(separator: " \"").first ?? ""
            return (near[(near.startIndex + 1)..<index], String(link), close + 1)
        }
        return nil
    }

    private static func isWordPart(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "_" }

    private static func isPunctuation(_ sign: Character) -> Bool { sign.isPunctuation || sign.isSymbol }
}
