// SPDX-License-Identifier: GPL-3.0-or-later
/// How a text is drawn in a rectangle, and measured.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text has as many lines as it needs, from the upper left corner on. Without it, it has one, whose baseline
    /// begins at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the distance of the font, which they always have here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Letters are measured without hints, which they always are here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends with an ellipsis if text is missing.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How much a text may be made smaller, and what became of it.
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {
    /// The smallest scale of the fonts, 0...1; 0 for 1.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale of the fonts in the text that was drawn or measured last.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle of the text that was drawn or measured last.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates a context.
    override public init() { super.init() }
}
