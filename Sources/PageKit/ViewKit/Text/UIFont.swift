// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A font in a size.
nonisolated public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// The font in Scene's terms.
    package let style: FontStyle

    package init(_ style: FontStyle) { self.style = style }

    /// Creates a font of a family, such as `Georgia` or `Georgia-BoldItalic`. If the family is not installed, texts are
    /// shown in another one. Returns `nil` if the name is empty.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        var style = FontStyle(fontName: fontName, size: fontSize)
        if style.family == Self.desktopFamily { style.family = nil }
        self.init(style)
    }

    // MARK: - System fonts

    /// The size of a font of the system.
    public static let systemFontSize: CGFloat = 14
    /// The size of a small font of the system.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of the font of a label.
    public static let labelFontSize: CGFloat = 17
    /// The size of the font of a button.
    public static let buttonFontSize: CGFloat = 18

    /// Returns the font of the desktop.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontStyle(size: fontSize)) }

    /// Returns the font of the desktop in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontStyle(size: fontSize, weight: weight.weight))
    }

    /// Returns the bold font of the desktop.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontStyle(size: fontSize, weight: .bold))
    }

    /// Returns the italic font of the desktop.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontStyle(size: fontSize, isItalic: true))
    }

    /// Returns the font of the desktop with digits of the same width, so that a number does not move while it changes.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontStyle(size: fontSize, weight: weight.weight, hasMonospacedDigits: true))
    }

    /// Returns a font whose characters have the same width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontStyle(family: "Monospace", size: fontSize, weight: weight.weight))
    }

    /// Returns the font for a kind of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
    }

    /// Returns the font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var style = style
        style.size = fontSize
        return UIFont(style)
    }

    // MARK: - Measures

    /// The size, in points.
    public var pointSize: CGFloat { style.size }
    /// The name of the family; empty for the font of the desktop.
    public var familyName: String { style.family ?? "" }
    /// The name with which `init(name:size:)` finds the font, such as `Georgia-BoldItalic`.
    public var fontName: String {
        let weight = style.weight.nameInFonts
        let ending = (weight ?? "") + (style.isItalic ? "Italic" : "")
        let family = style.family ?? Self.desktopFamily
        return ending.isEmpty ? family : "\(family)-\(ending)"
    }
    /// What the family of the desktop's font is called here.
    static let desktopFamily = ".SFUI"
    /// The distance between the baselines of two lines.
    @preconcurrency @MainActor public var lineHeight: CGFloat { metrics.lineHeight }
    /// The height of a line above the baseline.
    @preconcurrency @MainActor public var ascender: CGFloat { metrics.ascent }
    /// The depth of a line below the baseline, which is a negative number.
    @preconcurrency @MainActor public var descender: CGFloat { -metrics.descent }
    /// The height of a capital letter.
    @preconcurrency @MainActor public var capHeight: CGFloat { metrics.capHeight }
    /// The height of a small letter without an ascender.
    @preconcurrency @MainActor public var xHeight: CGFloat { metrics.xHeight }

    @MainActor private var metrics: FontMetrics { PageContext.current.fontMetrics(style) }

    /// The family and the size.
    public var description: String { "<UIFont \(familyName) \(pointSize)>" }

    /// Returns whether the fonts look the same.
    public static func == (one: UIFont, other: UIFont) -> Bool { one.style == other.style }

    /// Adds the font to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
