// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A font in a size.
nonisolated public final class UIFont: Hashable, Sendable, CustomStringConvertible {
    /// The font in Scene's terms.
    package let style: FontStyle
    /// The usual and the largest size of a font that follows the size of texts; `nil` for any other.
    private let sizes: (usual: CGFloat, largest: CGFloat)?

    package init(_ style: FontStyle) { (self.style, sizes) = (style, nil) }

    /// Creates a font that follows the size of texts from now on.
    init(_ style: FontStyle, following size: CGFloat, largest: CGFloat) {
        (self.style, sizes) = (style, (size, largest))
    }

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

    /// Returns the font for a kind of text, in the size that the user has chosen.
    @preconcurrency @MainActor public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font for a kind of text in an environment; `nil` for the present one.
    @preconcurrency @MainActor public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let usual = FontStyle(size: style.size, weight: style == .headline ? .semibold : .regular)
        return UIFont(usual, following: style.size, largest: .infinity).scaled(by: traitCollection ?? .current)
    }

    /// The font in the size that the user has chosen, if it follows that.
    @MainActor var scaled: UIFont { scaled(by: .current) }

    private func scaled(by traits: UITraitCollection) -> UIFont {
        guard let sizes else { return self }
        let size = traits.textScale == 1 ? sizes.usual : (sizes.usual * traits.textScale).rounded()
        let shown = min(size, max(sizes.usual, sizes.largest))
        guard shown != style.size else { return self }
        var style = style
        style.size = shown
        return UIFont(style, following: sizes.usual, largest: sizes.largest)
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
