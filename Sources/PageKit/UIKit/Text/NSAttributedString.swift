/// The names of the attributes of texts that are drawn. It has no instances.
nonisolated public enum NSAttributedString {
    /// The name of an attribute.
    public struct Key: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an attribute with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The font, a `UIFont`. By default, it is that of the desktop with 12 points.
        public static let font = Key(rawValue: "NSFont")
        /// The color, a `UIColor`. By default, it is black.
        public static let foregroundColor = Key(rawValue: "NSColor")
        /// The alignment and the line breaks, an `NSParagraphStyle`.
        public static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
    }
}

/// The alignment and the line breaks of a text.
@MainActor public class NSParagraphStyle: NSObject {
    /// The alignment of the lines.
    public fileprivate(set) var alignment = NSTextAlignment.natural
    /// Where lines are broken.
    public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// The alignment and the line breaks of a text, which can be changed.
@MainActor public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of the lines.
    override public var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    /// Where lines are broken.
    override public var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}
