/// Text as it is to be shown: blocks one below the other.
public struct RichText: Equatable, Sendable {
    /// One of them.
    public enum Block: Equatable, Sendable {
        /// A heading; 1 is the largest.
        case heading(level: Int, [Span])
        /// Words that flow.
        case paragraph([Span])
        /// Items of a list, each with what stands before it and how deep it is set in.
        case list([Item])
        /// Lines of code.
        case code(String)
        /// A remark that is set apart, with what it is, such as `Note`.
        case callout(title: String, [Span])
        /// A line between two parts.
        case rule
    }

    /// An item of a list.
    public struct Item: Equatable, Sendable {
        /// How deep it is set in; 0 is not at all.
        public let depth: Int
        /// Its number; nil for a bullet.
        public let number: Int?
        /// What it says.
        public var text: [Span]
    }

    /// A run of words that look alike.
    public struct Span: Equatable, Sendable {
        /// The words.
        public var text: String
        /// Whether they are bold.
        public var isBold = false
        /// Whether they are slanted.
        public var isEmphasised = false
        /// Whether they are code.
        public var isCode = false
        /// Where they lead.
        public var target: Target?

        /// Plain words.
        public init(_ text: String) { self.text = text }
    }

    /// Where a link leads.
    public enum Target: Hashable, Sendable {
        /// To the page after this one, or before it.
        case next, previous
        /// To the page of a name.
        case page(String)
        /// Out of the playground.
        case web(String)

        /// What a link says where it leads.
        public init(_ link: String) {
            switch link.lowercased() {
            case "@next": self = .next
            case "@previous": self = .previous
            default:
                let isWeb = ["http:", "https:", "mailto:"].contains { link.lowercased().hasPrefix($0) }
                self = isWeb ? .web(link) : .page(link)
            }
        }
    }

    /// The blocks, from the top.
    public let blocks: [Block]

    /// Reads a text in the Markdown of playgrounds. Whatever is none is words.
    public init(_ text: String) {
        var reader = BlockReader()
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { reader.read(line) }
        blocks = reader.finish()
    }

    /// All rich-text comments of a page.
    public init(commentsOf source: String) {
        blocks = RichComments.texts(in: source).flatMap { RichText($0).blocks }
    }
}
