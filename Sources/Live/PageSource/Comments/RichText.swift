// SPDX-License-Identifier: GPL-3.0-or-later
/// Formatted text, as a sequence of blocks.
package struct RichText: Equatable, Sendable {
    /// A block.
    package enum Block: Equatable, Sendable {
        /// A heading. Level 1 is the largest.
        case heading(level: Int, [Span])
        /// A paragraph.
        case paragraph([Span])
        /// A paragraph of quoted text.
        case quote([Span])
        /// A list.
        case list([Item])
        /// A code block.
        case code(String)
        /// A callout with a title, such as `Note`.
        case callout(title: String, [Span])
        /// A table.
        case table(Table)
        /// A horizontal rule.
        case rule
    }

    /// A list item.
    package struct Item: Equatable, Sendable {
        /// The nesting depth; 0 at the top level.
        package let depth: Int
        /// The number of an ordered item; `nil` for a bullet.
        package let number: Int?
        /// The text of the item.
        package var text: [Span]
    }

    /// A table, whose rows can have fewer cells than its header.
    package struct Table: Equatable, Sendable {
        /// The titles of the columns; empty where a column has none.
        package let header: [[Span]]
        /// The cells of each row.
        package let rows: [[[Span]]]
    }

    /// A run of text with uniform formatting.
    package struct Span: Equatable, Sendable {
        /// The text.
        package var text: String
        /// Whether the text is bold.
        package var isBold = false
        /// Whether the text is italic.
        package var isEmphasized = false
        /// Whether the text is inline code.
        package var isCode = false
        /// The target if the text is a link.
        package var target: Target?

        /// Creates a span without formatting.
        package init(_ text: String) { self.text = text }
    }

    /// The target of a link.
    package enum Target: Hashable, Sendable {
        /// The next or the previous page.
        case next, previous
        /// The page with this name.
        case page(String)
        /// A web address.
        case web(String)

        /// Parses the destination of a link.
        package init(_ link: String) {
            switch link.lowercased() {
            case "@next": self = .next
            case "@previous": self = .previous
            default:
                let isWeb = ["http://", "https://"].contains { link.lowercased().hasPrefix($0) }
                self = isWeb ? .web(link) : .page(link)
            }
        }
    }

    /// The maximum length of a text, and of the comments of a page, in characters, so that they can be read and laid out
    /// quickly.
    private static let longest = 100_000

    /// The blocks, from top to bottom.
    package let blocks: [Block]

    /// Parses the Markdown dialect of playgrounds. Invalid markup is treated as plain text.
    package init(_ text: String) {
        var reader = BlockReader()
        for line in text.prefix(Self.longest).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            reader.read(line)
        }
        blocks = reader.finish()
    }

    /// The text without its formatting, a block per line.
    package var plainText: String {
        func text(_ spans: [Span]) -> String { spans.map(\.text).joined() }
        return blocks.flatMap { block -> [String] in
            switch block {
            case .heading(_, let spans), .paragraph(let spans), .quote(let spans): [text(spans)]
            case .list(let items): items.map { text($0.text) }
            case .code(let code): [code]
            case .callout(let title, let spans): [title, text(spans)]
            case .table(let table): table.rows.map { $0.map(text).joined(separator: ", ") }
            case .rule: []
            }
        }.joined(separator: "\n")
    }

    /// Parses all rich-text comments of a page.
    package init(commentsOf source: String) {
        var rest = Self.longest
        blocks = RichComment.all(in: source).flatMap { comment in
            let part = comment.text.prefix(rest)
            rest -= part.count
            return RichText(String(part)).blocks
        }
    }
}
