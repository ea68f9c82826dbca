// SPDX-License-Identifier: GPL-3.0-or-later
/// Sizes that follow the size of texts that the user has chosen.
@preconcurrency @MainActor public final class UIFontMetrics {
    /// The sizes for plain texts.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the sizes for a kind of text. All kinds grow alike.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Returns a font in the size that the user has chosen.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: .infinity) }

    /// Returns a font in the size that the user has chosen, up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        UIFont(font.style, following: font.style.size, largest: maximumPointSize > 0 ? maximumPointSize : .infinity)
            .scaled
    }

    /// Returns a length that has grown as texts have, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length that has grown as texts have in an environment, in points.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        value * (traitCollection ?? .current).textScale
    }
}
