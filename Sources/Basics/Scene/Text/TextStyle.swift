// SPDX-License-Identifier: GPL-3.0-or-later
/// The font of a text.
///
/// Texts are measured in the process of a page and drawn by the window, so a style determines the same glyph positions
/// everywhere: sizes are in points of the board, glyphs are unhinted, and their widths are not rounded.
public struct TextStyle: Hashable, Sendable {
    /// The thickness of the strokes, on the scale of CSS and OpenType.
    public enum Weight: Int, CaseIterable, Sendable {
        case thin = 100
        case extraLight = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case extraBold = 800
        case black = 900
    }

    /// The possible sizes, in points.
    public static let sizes = 1.0...1000

    /// The name of the font family, or `nil` for the font of the desktop.
    public var family: String?
    /// The size of the font, in points. It is clamped to `sizes`; NaN becomes the smallest size.
    public var size: Double { didSet { size = size.clamped(to: Self.sizes) } }
    /// The thickness of the strokes.
    public var weight: Weight
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// Whether all digits have the same width, so that a number does not move while it changes.
    public var hasMonospacedDigits: Bool

    /// Creates a style.
    public init(
        family: String? = nil, size: Double, weight: Weight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size.clamped(to: Self.sizes)
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
