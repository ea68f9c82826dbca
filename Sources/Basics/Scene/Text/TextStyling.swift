// SPDX-License-Identifier: GPL-3.0-or-later
/// How parts of a text differ from the rest of it. Parts that have no run or no paragraph look as the text says.
public struct TextStyling: Hashable, Sendable {
    /// The limits for a text.
    package static let maxRuns = 1024, maxParagraphs = 256

    /// Parts with a look of their own, in order, without overlaps.
    public var runs: [TextRun]
    /// Parts with a layout of their own, in order, without overlaps. They begin and end where paragraphs do.
    public var paragraphs: [TextParagraph]

    /// Creates a styling.
    public init(runs: [TextRun] = [], paragraphs: [TextParagraph] = []) {
        (self.runs, self.paragraphs) = (runs, paragraphs)
    }

    /// Returns whether the parts are in order inside a text, begin and end between two characters, and are not too many.
    package func isValid(for text: String) -> Bool {
        guard runs.count <= Self.maxRuns, paragraphs.count <= Self.maxParagraphs else { return false }
        return Self.areInOrder(runs.map(\.range), in: text) && Self.areInOrder(paragraphs.map(\.range), in: text)
    }

    private static func areInOrder(_ ranges: [Range<Int>], in text: String) -> Bool {
        let bytes = text.utf8
        var (place, index) = (0, bytes.startIndex)
        for range in ranges {
            guard place <= range.lowerBound, !range.isEmpty, range.upperBound <= bytes.count else { return false }
            for bound in [range.lowerBound, range.upperBound] {
                index = bytes.index(index, offsetBy: bound - place)
                place = bound
                // The other bytes of a character.
                if place < bytes.count, bytes[index] & 0xC0 == 0x80 { return false }
            }
        }
        return true
    }

    /// The number of kinds of shadows.
    package var shadowCount: Int { Set(runs.lazy.compactMap(\.shadow)).count }
}

/// A part of a text with a look of its own.
public struct TextRun: Hashable, Sendable {
    /// The possible distances between letters and from the baseline, in points.
    public static let distances = -1000.0...1000
    /// How far letters can be slanted, and how wide they can be.
    public static let slants = -4.0...4, stretches = 0.25...4

    /// The part, as bytes of UTF-8.
    public var range: Range<Int>
    /// The font.
    public var style: TextStyle
    /// The color.
    public var color: Color
    /// The color behind the letters.
    public var background: Color?
    /// The line below the letters.
    public var underline: TextRule?
    /// The line through the letters.
    public var strikethrough: TextRule?
    /// What is added after each letter, in points. It is clamped to `distances`.
    public var kern: Double { didSet { kern = kern.clamped(to: Self.distances) } }
    /// How far the letters are above the baseline, in points. It is clamped to `distances`.
    public var baselineOffset: Double { didSet { baselineOffset = baselineOffset.clamped(to: Self.distances) } }
    /// The outline of the letters.
    public var outline: TextOutline?
    /// The shadow of the letters.
    public var shadow: TextShadow?
    /// The space that each letter takes instead of its own, for a picture.
    public var space: TextSpace?
    /// How far the letters are slanted to the right, for each point above the baseline, in points. It is clamped to
    /// `slants`.
    public var slant: Double { didSet { slant = slant.clamped(to: Self.slants) } }
    /// How many times as wide as usual the letters are. It is clamped to `stretches`.
    public var stretch: Double { didSet { stretch = stretch.clamped(to: Self.stretches) } }

    /// Creates a run.
    public init(
        range: Range<Int>, style: TextStyle, color: Color, background: Color? = nil, underline: TextRule? = nil,
        strikethrough: TextRule? = nil, kern: Double = 0, baselineOffset: Double = 0, outline: TextOutline? = nil,
        shadow: TextShadow? = nil, space: TextSpace? = nil, slant: Double = 0, stretch: Double = 1
    ) {
        (self.range, self.style, self.color, self.background) = (range, style, color, background)
        (self.underline, self.strikethrough) = (underline, strikethrough)
        self.kern = Self.length(kern)
        self.baselineOffset = Self.length(baselineOffset)
        (self.outline, self.shadow, self.space) = (outline, shadow, space)
        self.slant = slant.isNaN ? 0 : slant.clamped(to: Self.slants)
        self.stretch = stretch.isNaN ? 1 : stretch.clamped(to: Self.stretches)
    }

    /// The font, whose size in points is that of letters that are not stretched but are as wide.
    public var wideStyle: TextStyle {
        var style = style
        style.size *= stretch
        return style
    }

    /// What is not a number becomes 0.
    private static func length(_ length: Double) -> Double { length.isNaN ? 0 : length.clamped(to: distances) }
}

/// A line below or through letters.
public struct TextRule: Hashable, Sendable {
    /// The thickness and the number of lines.
    public enum Form: Int, CaseIterable, Sendable { case single, thick, double }
    /// The dashes of a line.
    public enum Pattern: Int, CaseIterable, Sendable { case solid, dots, dashes, dashDot, dashDotDot }

    /// The thickness and the number of lines.
    public var form: Form
    /// The dashes.
    public var pattern: Pattern
    /// The color; `nil` for that of the letters.
    public var color: Color?

    /// Creates a line.
    public init(form: Form = .single, pattern: Pattern = .solid, color: Color? = nil) {
        (self.form, self.pattern, self.color) = (form, pattern, color)
    }
}

/// The outline of letters.
public struct TextOutline: Hashable, Sendable {
    /// The width of the line, in points, 0...100.
    public var width: Double { didSet { width = width.clamped(to: 0...100) } }
    /// The color.
    public var color: Color
    /// Whether the letters are filled, too.
    public var isFilled: Bool

    /// Creates an outline.
    public init(width: Double, color: Color, isFilled: Bool) {
        (self.width, self.color, self.isFilled) = (width.clamped(to: 0...100), color, isFilled)
    }
}

/// The shadow of letters.
public struct TextShadow: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// How far the blur reaches, in points, 0...64.
    public var radius: Double { didSet { radius = radius.clamped(to: 0...64) } }
    /// How far the shadow is to the right of the letters, in points, -1000...1000.
    public var x: Double { didSet { x = x.clamped(to: TextRun.distances) } }
    /// How far the shadow is below the letters, in points, -1000...1000.
    public var y: Double { didSet { y = y.clamped(to: TextRun.distances) } }

    /// Creates a shadow.
    public init(color: Color, radius: Double, x: Double, y: Double) {
        self.color = color
        self.radius = radius.clamped(to: 0...64)
        self.x = x.clamped(to: TextRun.distances)
        self.y = y.clamped(to: TextRun.distances)
    }
}

/// A space in a line.
public struct TextSpace: Hashable, Sendable {
    /// The largest width and height, in points.
    public static let largest = 4096.0

    /// The width, in points. It is clamped to 0...`largest`, and so is the height.
    public var width: Double { didSet { width = width.clamped(to: 0...Self.largest) } }
    /// The height, in points.
    public var height: Double { didSet { height = height.clamped(to: 0...Self.largest) } }
    /// How far the lower edge is above the baseline, in points.
    public var bottom: Double { didSet { bottom = bottom.clamped(to: -Self.largest...Self.largest) } }

    /// Creates a space.
    public init(width: Double, height: Double, bottom: Double) {
        self.width = width.clamped(to: 0...Self.largest)
        self.height = height.clamped(to: 0...Self.largest)
        self.bottom = bottom.clamped(to: -Self.largest...Self.largest)
    }
}

/// A place in a line to which a tab leads.
public struct TabStop: Hashable, Sendable {
    /// What is at the place: the start, the center, or the end of the text after the tab.
    public enum Alignment: Int, CaseIterable, Sendable { case start, center, end }

    /// The distance between the stops of texts that have none of their own, in points.
    public static let interval = 28.0

    /// The distance from the edge at which lines begin, in points. It is clamped to 0...`TextParagraph.longest`.
    public var place: Double { didSet { place = place.clamped(to: 0...TextParagraph.longest) } }
    /// What is at the place.
    public var alignment: Alignment

    /// Creates a stop.
    public init(place: Double, alignment: Alignment = .start) {
        (self.place, self.alignment) = (place.clamped(to: 0...TextParagraph.longest), alignment)
    }
}

/// Paragraphs with a layout of their own.
public struct TextParagraph: Hashable, Sendable {
    /// The longest distance, in points.
    public static let longest = 10_000.0
    /// The largest number of tab stops.
    public static let maxTabs = 32

    /// The distances of a paragraph, in points, and the factor of its lines.
    public struct Spacing: Hashable, Sendable {
        private static func length(_ length: Double) -> Double { length.clamped(to: 0...TextParagraph.longest) }

        /// The space between lines.
        public var lines: Double { didSet { lines = Self.length(lines) } }
        /// The space after the paragraph, unless it is the last one.
        public var after: Double { didSet { after = Self.length(after) } }
        /// The space before the paragraph, unless it is the first one.
        public var before: Double { didSet { before = Self.length(before) } }
        /// What the height of each line is multiplied by, 0...100; 0 for 1.
        public var factor: Double { didSet { factor = factor.clamped(to: 0...100) } }
        /// The least height of a line.
        public var minHeight: Double { didSet { minHeight = Self.length(minHeight) } }
        /// The largest height of a line; 0 for any.
        public var maxHeight: Double { didSet { maxHeight = Self.length(maxHeight) } }

        /// Creates distances.
        public init(
            lines: Double = 0, after: Double = 0, before: Double = 0, factor: Double = 0, minHeight: Double = 0,
            maxHeight: Double = 0
        ) {
            (self.lines, self.after, self.before) = (Self.length(lines), Self.length(after), Self.length(before))
            self.factor = factor.clamped(to: 0...100)
            (self.minHeight, self.maxHeight) = (Self.length(minHeight), Self.length(maxHeight))
        }

        /// Returns the height of a line whose letters have a height.
        package func height(of natural: Double) -> Double {
            let height = max(natural * (factor > 0 ? factor : 1), minHeight)
            return maxHeight > 0 ? min(height, maxHeight) : height
        }
    }

    /// The distances of the lines from the edges, in points.
    public struct Indents: Hashable, Sendable {
        /// The distance of the first line from its edge.
        public var first: Double { didSet { first = first.clamped(to: 0...TextParagraph.longest) } }
        /// The distance of the other lines from that edge.
        public var others: Double { didSet { others = others.clamped(to: 0...TextParagraph.longest) } }
        /// Where lines end: a distance from the edge at which they begin, or, if it is not positive, from the other one.
        public var end: Double {
            didSet { end = end.clamped(to: -TextParagraph.longest...TextParagraph.longest) }
        }

        /// Creates distances.
        public init(first: Double = 0, others: Double = 0, end: Double = 0) {
            self.first = first.clamped(to: 0...TextParagraph.longest)
            self.others = others.clamped(to: 0...TextParagraph.longest)
            self.end = end.isNaN ? 0 : end.clamped(to: -TextParagraph.longest...TextParagraph.longest)
        }
    }

    /// The part of the text, as bytes of UTF-8.
    public var range: Range<Int>
    /// The alignment of the lines.
    public var alignment: TextLayout.Alignment
    /// The distances of the lines from each other.
    public var spacing: Spacing
    /// The distances of the lines from the edges.
    public var indents: Indents
    /// The places to which tabs lead, at most `maxTabs`. If there are none, there is one after each `TabStop.interval`.
    public var tabs: [TabStop]

    /// Creates a layout of paragraphs.
    public init(
        range: Range<Int>, alignment: TextLayout.Alignment, spacing: Spacing = Spacing(), indents: Indents = Indents(),
        tabs: [TabStop] = []
    ) {
        (self.range, self.alignment, self.spacing, self.indents) = (range, alignment, spacing, indents)
        self.tabs = tabs
    }
}
