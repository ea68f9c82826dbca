// SPDX-License-Identifier: GPL-3.0-or-later
/// Parses rich text into blocks, line by line.
struct BlockReader {
    private typealias Block = RichText.Block

    private var blocks: [Block] = []
    private var paragraph: [Substring] = []
    private var isQuote = false
    private var items: [(depth: Int, number: Int?, lines: [Substring])] = []
    private var code: [Substring] = []
    private var table: [String] = []
    private var isFenced = false
    private var isAfterBlank = true

    /// The names of callouts that playgrounds support.
    private static let callouts: Set<String> = [
        "attention", "author", "authors", "bug", "complexity", "copyright", "custom", "date", "example", "experiment",
        "important", "invariant", "note", "precondition", "postcondition", "remark", "requires", "seealso", "since",
        "tip", "todo", "version", "warning",
    ]

    /// Parses the next line.
    mutating func read(_ line: Substring) {
        let content = line.trimmingBlanks()
        if content.hasPrefix("```") || isFenced { return readFenced(line, content) }
        defer { isAfterBlank = content.isEmpty }
        if content.isEmpty { return endParagraph() }
        let depth = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
        if depth >= 4, paragraph.isEmpty, items.isEmpty || isAfterBlank && Self.item(content) == nil {
            endList()
            return code.append(line.dropFirst(line.first == "\t" ? 1 : 4))
        }
        endCode()
        if content.hasPrefix("|"), paragraph.isEmpty, items.isEmpty || isAfterBlank && depth < 2 {
            endList()
            return table.append(content)
        }
        endTable()
        if let (level, title) = Self.heading(content) {
            endAll()
            blocks.append(.heading(level: level, SpanReader.spans(of: title)))
        } else if Self.isRule(content) {
            endAll()
            blocks.append(.rule)
        } else if content.hasPrefix(">") {
            endList()
            let text = content.dropFirst().trimmingBlanks()
            if text.isEmpty || !isQuote { endParagraph() }
            if !text.isEmpty { paragraph.append(Substring(text)) }
            isQuote = !paragraph.isEmpty
        } else if let (number, text) = Self.item(content) {
            endParagraph()
            items.append((depth / 2, number, [text]))
        } else if !items.isEmpty, !isAfterBlank || depth >= 2 {
            items[items.count - 1].lines.append(Substring(content))
        } else {
            endList()
            paragraph.append(Substring(content))
        }
    }

    /// Returns the blocks after the last line.
    mutating func finish() -> [RichText.Block] {
        endAll()
        return blocks
    }

    private mutating func readFenced(_ line: Substring, _ content: String) {
        if content.hasPrefix("```") {
            isFenced ? endCode() : endAll()
            isFenced.toggle()
        } else {
            code.append(line)
        }
    }

    private mutating func endAll() {
        endParagraph()
        endList()
        endCode()
    }

    /// Ends a table. Lines that are none are a paragraph.
    private mutating func endTable() {
        guard !table.isEmpty else { return }
        let lines = table.map(TableReader.cells)
        if lines.count > 1, TableReader.isSeparator(lines[1]) {
            let cells = lines.map { $0.map(SpanReader.spans) }
            blocks.append(.table(RichText.Table(header: cells[0], rows: Array(cells[2...]))))
        } else {
            blocks.append(.paragraph(SpanReader.spans(of: table.joined(separator: " "))))
        }
        table = []
    }

    private mutating func endParagraph() {
        endTable()
        if !paragraph.isEmpty {
            let spans = SpanReader.spans(of: paragraph.joined(separator: " "))
            blocks.append(isQuote ? .quote(spans) : .paragraph(spans))
        }
        (paragraph, isQuote) = ([], false)
        // An empty line is part of a code block if more code follows.
        if !code.isEmpty { code.append("") }
    }

    private mutating func endCode() {
        while code.last?.isEmpty == true { code.removeLast() }
        if !code.isEmpty { blocks.append(.code(code.joined(separator: "\n"))) }
        code = []
    }

    private mutating func endList() {
        var list: [RichText.Item] = []
        for item in items {
            let text = item.lines.joined(separator: " ")
            if item.number == nil, let (title, content) = Self.callout(text) {
                if !list.isEmpty { blocks.append(.list(list)) }
                list = []
                blocks.append(.callout(title: title, SpanReader.spans(of: content)))
            } else {
                list.append(RichText.Item(depth: item.depth, number: item.number, text: SpanReader.spans(of: text)))
            }
        }
        if !list.isEmpty { blocks.append(.list(list)) }
        items = []
    }

    private static func heading(_ content: String) -> (level: Int, title: String)? {
        let level = content.prefix { $0 == "#" }.count
        let rest = content.dropFirst(level)
        guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
        var title = rest.trimmingBlanks()[...]
        // A heading may end with a closing sequence of `#`.
        let bare = title.reversed().drop { $0 == "#" }
        if bare.first == " " { title = title.dropLast(title.count - bare.count) }
        return (level, title.trimmingBlanks())
    }

    private static func isRule(_ content: String) -> Bool {
        let signs = content.filter { $0 != " " }
        guard signs.count >= 3, let first = signs.first, "-*_".contains(first) else { return false }
        return signs.allSatisfy { $0 == first }
    }

    private static func item(_ content: String) -> (number: Int?, text: Substring)? {
        if let first = content.first, "-*+".contains(first), content.dropFirst().first == " " {
            return (nil, content.dropFirst(2).drop(while: \.isWhitespace))
        }
        let digits = content.prefix { $0.isASCII && $0.isNumber }
        guard (1...9).contains(digits.count), let number = Int(digits) else { return nil }
        let rest = content[digits.endIndex...]
        guard rest.first == "." || rest.first == ")", rest.dropFirst().first == " " else { return nil }
        return (number, rest.dropFirst(2))
    }

    private static func callout(_ text: String) -> (title: String, content: String)? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[..<colon].trimmingBlanks()
        let content = text[text.index(after: colon)...].trimmingBlanks()
        if name.lowercased().hasPrefix("callout("), name.hasSuffix(")") {
            return (name.dropFirst(8).dropLast().trimmingBlanks(), content)
        }
        return callouts.contains(name.lowercased()) ? (name, content) : nil
    }
}
