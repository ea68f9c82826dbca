// SPDX-License-Identifier: GPL-3.0-or-later
/// A place in a line to which a tab leads.
@preconcurrency @MainActor public final class NSTextTab: NSObject, NSCopying {
    /// A name of an option.
    nonisolated public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name of an option.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters that end a column of numbers, a `CharacterSet`. It has no effect.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    nonisolated let tab: NSParagraphStyle.Tab
    /// What was given to the initializer.
    public let options: [OptionKey: Any]

    /// Creates a place at a distance from the edge, in points, at which the text after the tab begins, has its center, or
    /// ends.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        tab = NSParagraphStyle.Tab(alignment: alignment, location: loc)
        self.options = options
        super.init()
    }

    convenience init(_ tab: NSParagraphStyle.Tab) { self.init(textAlignment: tab.alignment, location: tab.location) }

    /// Whether the text after the tab begins at the place, has its center there, or ends there.
    nonisolated public var alignment: NSTextAlignment { tab.alignment }
    /// The distance from the edge at which lines begin, in points.
    nonisolated public var location: CGFloat { tab.location }

    /// Returns the place itself, which can’t be changed.
    public func copy(with zone: NSZone?) -> Any { self }

    /// Returns whether another place has the same alignment and distance.
    nonisolated override public func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.tab == tab }

    /// What sets and dictionaries use to find the place.
    nonisolated override public var hash: Int { tab.hashValue }
}
