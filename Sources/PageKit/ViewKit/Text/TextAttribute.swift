// SPDX-License-Identifier: GPL-3.0-or-later
/// An attribute of texts that are drawn. With UIKit, `NSAttributedString.Key` takes its place.
nonisolated public struct TextAttribute: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an attribute with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font, a `UIFont`. By default, it is that of the desktop with 12 points.
    public static let font = TextAttribute(rawValue: "NSFont")
    /// The color, a `UIColor`. By default, it is black.
    public static let foregroundColor = TextAttribute(rawValue: "NSColor")
    /// The alignment and the line breaks, an `NSParagraphStyle`.
    public static let paragraphStyle = TextAttribute(rawValue: "NSParagraphStyle")
}
