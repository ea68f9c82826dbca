// SPDX-License-Identifier: GPL-3.0-or-later
/// A size of texts that the user has chosen.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let extraSmall = named("XS"), small = named("S"), medium = named("M"), large = named("L"),
        extraLarge = named("XL"), extraExtraLarge = named("XXL"), extraExtraExtraLarge = named("XXXL"),
        accessibilityMedium = named("AccessibilityM"), accessibilityLarge = named("AccessibilityL"),
        accessibilityExtraLarge = named("AccessibilityXL"), accessibilityExtraExtraLarge = named("AccessibilityXXL"),
        accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")
    /// No size in particular.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")

    /// The categories with the sizes of a text of the style `body`, in points, which Apple's Human Interface Guidelines
    /// list.
    private static let bodies: [(category: UIContentSizeCategory, size: Double)] = [
        (extraSmall, 14), (small, 15), (medium, 16), (large, 17), (extraLarge, 19), (extraExtraLarge, 21),
        (extraExtraExtraLarge, 23), (accessibilityMedium, 28), (accessibilityLarge, 33), (accessibilityExtraLarge, 40),
        (accessibilityExtraExtraLarge, 47), (accessibilityExtraExtraExtraLarge, 53),
    ]
    private static let usual = 17.0

    private static func named(_ ending: String) -> UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategory\(ending)")
    }

    /// Creates the category that is closest to a scale.
    init(textScale: Double) {
        func distance(_ body: (category: UIContentSizeCategory, size: Double)) -> Double {
            (body.size - Self.usual * textScale).magnitude
        }
        self = Self.bodies.min { distance($0) < distance($1) }?.category ?? .large
    }

    /// How much larger texts are than usual.
    var textScale: Double { (Self.bodies.first { $0.category == self }?.size ?? Self.usual) / Self.usual }

    /// Whether it is one of the sizes for people who don't see well.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Returns whether texts are smaller.
    public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
        one.textScale < other.textScale
    }
}
