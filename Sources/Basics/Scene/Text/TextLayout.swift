// SPDX-License-Identifier: GPL-3.0-or-later
/// How a text is broken into lines.
public struct TextLayout: Hashable, Sendable {
    /// Where lines are broken, and what replaces the text beyond the last line.
    public enum LineBreak: Int, CaseIterable, Sendable {
        /// Breaks between words, and inside words that are too long. Nothing replaces the text beyond the last line.
        case words
        /// Breaks between any two characters. Nothing replaces the text beyond the last line.
        case characters
        /// Breaks as `words` does. An ellipsis replaces the start of the text of the last line.
        case truncatingHead
        /// Breaks as `words` does. An ellipsis replaces the middle of the text of the last line.
        case truncatingMiddle
        /// Breaks as `words` does. An ellipsis replaces the end of the text of the last line.
        case truncatingTail
    }

    /// The alignment of the lines with each other.
    public enum Alignment: Int, CaseIterable, Sendable {
        /// The start of the lines, in the direction of the text.
        case natural
        case left, center, right
        /// Lines fill the width, except for the last line of a paragraph.
        case justified
    }

    /// The widest possible line, in points.
    public static let longestLine = 1e6

    /// The width of the lines, in points, or `nil` if only the text's own line breaks count. It is clamped to
    /// 0...`longestLine`; NaN becomes 0.
    public var maxWidth: Double? { didSet { maxWidth = maxWidth?.clamped(to: 0...Self.longestLine) } }
    /// The maximum number of lines, at least 1, or `nil` for any number.
    public var lineLimit: Int? { didSet { lineLimit = lineLimit.map { max(1, $0) } } }
    /// Where lines are broken.
    public var lineBreak: LineBreak
    /// The alignment of the lines. It does not affect the size of the text.
    public var alignment: Alignment

    /// Creates a layout. By default, only the text's own line breaks count.
    public init(
        maxWidth: Double? = nil, lineLimit: Int? = nil, lineBreak: LineBreak = .words, alignment: Alignment = .natural
    ) {
        self.maxWidth = maxWidth?.clamped(to: 0...Self.longestLine)
        self.lineLimit = lineLimit.map { max(1, $0) }
        self.lineBreak = lineBreak
        self.alignment = alignment
    }
}
