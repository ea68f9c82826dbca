/// The last lines of what was told, each of a kind. Adding costs the same however much has been told before.
public struct ConsoleLog: Sendable {
    /// What a line is.
    public enum Kind: Sendable, CaseIterable {
        /// What a program has printed.
        case output
        /// A change, as the line of code that does the same.
        case change
        /// What has happened, in words.
        case note
        /// What went wrong.
        case error
    }

    /// One line.
    public struct Line: Equatable, Sendable {
        /// What it is.
        public let kind: Kind
        /// Its text, without a line break.
        public let text: String
    }

    /// How many lines are kept, 1 at least.
    public let limit: Int
    /// How many characters of a line are kept.
    private static let lineLimit = 2000
    /// The number of the line after the last, counted from 0 since the beginning.
    public private(set) var end = 0
    /// The lines that are kept, and up to as many more that are on their way out.
    private var kept: [Line] = []

    /// An empty log of so many lines at most.
    public init(limit: Int) { self.limit = max(1, limit) }

    /// The number of the first line that is kept.
    public var first: Int { end - min(kept.count, limit) }

    /// The lines that are kept.
    public var lines: ArraySlice<Line> { kept.suffix(limit) }

    /// The lines that are kept from one of a number on.
    public func lines(from number: Int) -> ArraySlice<Line> { kept.suffix(min(limit, max(0, end - number))) }

    /// All that is kept, a line each.
    public var text: String { lines.map { $0.text + "\n" }.joined() }

    /// Adds a text, which may be several lines; what is too long for a line is cut off. With `replacesLast` it stands in place
    /// of the last line.
    public mutating func add(_ text: String, _ kind: Kind, replacesLast: Bool = false) {
        if replacesLast, kept.popLast() != nil { end -= 1 }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let isLong = line.utf8.count > Self.lineLimit && line.count > Self.lineLimit
            kept.append(Line(kind: kind, text: isLong ? line.prefix(Self.lineLimit) + "…" : String(line)))
            end += 1
            if kept.count >= 2 * limit { kept.removeFirst(kept.count - limit) }
        }
    }

    /// Forgets all lines; those to come are counted on.
    public mutating func clear() { kept = [] }
}
