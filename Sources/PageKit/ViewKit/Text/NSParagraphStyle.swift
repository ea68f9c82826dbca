// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The layout of the paragraphs of a text.
@preconcurrency @MainActor public class NSParagraphStyle: NSObject, NSCopying {
    nonisolated struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var spacing = TextParagraph.Spacing()
        var indents = TextParagraph.Indents()
        /// The tab stops; `nil` for twelve in the usual distance.
        var tabs: [Tab]?
        var tabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0

        /// The tab stops that are shown; none for those in the usual distance.
        var stops: [TabStop] {
            let tabs = tabs?.map(\.stop) ?? Self.usualTabs.map(\.stop)
            guard self.tabs != nil || tabInterval > 0 else { return [] }
            guard tabInterval > 0 else { return Array(tabs.prefix(TextParagraph.maxTabs)) }
            // The interval counts from the edge, beyond the last stop.
            let last = tabs.map(\.place).max() ?? 0
            let first = (last / tabInterval).rounded(.down) + 1
            let next = [0, 1].map { TabStop(place: (first + $0) * tabInterval) }
            return tabs.prefix(TextParagraph.maxTabs - next.count) + next
        }

        static let usualTabs = (1...12).map { Tab(alignment: .left, location: Double($0) * TabStop.interval) }
    }

    /// A tab stop.
    nonisolated struct Tab: Hashable {
        var alignment: NSTextAlignment
        var location: CGFloat

        var stop: TabStop {
            let side: TabStop.Alignment =
                switch alignment {
                case .center: .center
                case .right: .end
                default: .start
                }
            return TabStop(place: location, alignment: side)
        }
    }

    nonisolated(unsafe) fileprivate(set) var values = Values()

    /// A style without distances.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Creates a style without distances.
    override public init() { super.init() }

    /// The alignment of the lines.
    public var alignment: NSTextAlignment { values.alignment }
    /// Where lines are broken.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines, in points.
    public var lineSpacing: CGFloat { values.spacing.lines }
    /// The space after a paragraph, in points, unless it is the last one.
    public var paragraphSpacing: CGFloat { values.spacing.after }
    /// The space before a paragraph, in points, unless it is the first one.
    public var paragraphSpacingBefore: CGFloat { values.spacing.before }
    /// What the height of lines is multiplied by; 0 for 1. What is added is above the letters.
    public var lineHeightMultiple: CGFloat { values.spacing.factor }
    /// The least height of a line, in points.
    public var minimumLineHeight: CGFloat { values.spacing.minHeight }
    /// The largest height of a line, in points; 0 for any.
    public var maximumLineHeight: CGFloat { values.spacing.maxHeight }
    /// How far the first line of a paragraph begins from the edge, in points.
    public var firstLineHeadIndent: CGFloat { values.indents.first }
    /// How far the other lines begin from the edge, in points.
    public var headIndent: CGFloat { values.indents.others }
    /// Where lines end, in points: from the edge at which they begin, or, if it is not positive, from the other one.
    public var tailIndent: CGFloat { values.indents.end }

    /// The places to which tabs lead. By default, these are twelve, in steps of 28 points.
    public var tabStops: [NSTextTab] { (values.tabs ?? Values.usualTabs).map(NSTextTab.init) }
    /// The distance of the places beyond the last one of `tabStops`, in points; 0 for that of the last two.
    public var defaultTabInterval: CGFloat { values.tabInterval }
    /// From how full a line on its last word is hyphenated. It has no effect: there are hyphens only where a text has soft
    /// ones.
    public var hyphenationFactor: Float { values.hyphenationFactor }

    /// Returns the style itself, or a copy of one that can be changed.
    public func copy(with zone: NSZone?) -> Any { self }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> Any { NSMutableParagraphStyle(self) }

    /// Returns whether another style has the same values.
    nonisolated override public func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { $0.values == values } ?? false
    }

    /// What sets and dictionaries use to find the style.
    nonisolated override public var hash: Int { values.hashValue }
}

/// The layout of the paragraphs of a text, which can be changed.
@preconcurrency @MainActor public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// Creates a style without distances.
    override public init() { super.init() }

    /// Creates a style like another one.
    convenience init(_ style: NSParagraphStyle) {
        self.init()
        values = style.values
    }

    /// The alignment of the lines.
    override public var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// Where lines are broken.
    override public var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The space between lines, in points. It is not negative.
    override public var lineSpacing: CGFloat {
        get { values.spacing.lines }
        set { values.spacing.lines = newValue }
    }
    /// The space after a paragraph, in points, unless it is the last one. It is not negative.
    override public var paragraphSpacing: CGFloat {
        get { values.spacing.after }
        set { values.spacing.after = newValue }
    }
    /// The space before a paragraph, in points, unless it is the first one. It is not negative.
    override public var paragraphSpacingBefore: CGFloat {
        get { values.spacing.before }
        set { values.spacing.before = newValue }
    }
    /// What the height of lines is multiplied by; 0 for 1. What is added is above the letters.
    override public var lineHeightMultiple: CGFloat {
        get { values.spacing.factor }
        set { values.spacing.factor = newValue }
    }
    /// The least height of a line, in points. It is not negative.
    override public var minimumLineHeight: CGFloat {
        get { values.spacing.minHeight }
        set { values.spacing.minHeight = newValue }
    }
    /// The largest height of a line, in points; 0 for any. It is not negative.
    override public var maximumLineHeight: CGFloat {
        get { values.spacing.maxHeight }
        set { values.spacing.maxHeight = newValue }
    }
    /// How far the first line of a paragraph begins from the edge, in points. It is not negative.
    override public var firstLineHeadIndent: CGFloat {
        get { values.indents.first }
        set { values.indents.first = newValue }
    }
    /// How far the other lines begin from the edge, in points. It is not negative.
    override public var headIndent: CGFloat {
        get { values.indents.others }
        set { values.indents.others = newValue }
    }
    /// Where lines end, in points: from the edge at which they begin, or, if it is not positive, from the other one.
    override public var tailIndent: CGFloat {
        get { values.indents.end }
        set { values.indents.end = newValue }
    }

    /// The places to which tabs lead. By default, these are twelve, in steps of 28 points.
    override public var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { values.tabs = newValue.map(\.tab).sorted { $0.location < $1.location } }
    }
    /// The distance of the places beyond the last one of `tabStops`, in points; 0 for that of the last two.
    override public var defaultTabInterval: CGFloat {
        get { values.tabInterval }
        set { values.tabInterval = newValue }
    }
    /// From how full a line on its last word is hyphenated. It has no effect: there are hyphens only where a text has soft
    /// ones.
    override public var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// Adds a place to which tabs lead.
    public func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }

    /// Removes the places to which tabs lead that are equal to one.
    public func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

    /// Takes the values of another style.
    public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    /// Returns a copy that can’t be changed.
    override public func copy(with zone: NSZone?) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }
}
