// SPDX-License-Identifier: GPL-3.0-or-later
/// The light or the dark style.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The direction of the user's language.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Whether a view is mirrored where languages are read from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
    /// It is.
    case unspecified
    /// It is not, because it is about the direction in which something is played, or about directions in space.
    case playback, spatial
    /// It is laid out from one side, whatever the language is.
    case forceLeftToRight, forceRightToLeft
}

/// The environment of a view.
nonisolated public struct UITraitCollection: Equatable, Sendable {
    /// The light or the dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// The direction of the user's language.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// Whether the user wants little motion.
    package var reducesMotion: Bool
    /// How much larger texts are than usual.
    package var textScale: Double
    /// The size of texts that the user has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(textScale: textScale) }

    /// Creates an environment.
    package init(
        isDark: Bool = false, readsRightToLeft: Bool = false, reducesMotion: Bool = false, textScale: Double = 1
    ) {
        userInterfaceStyle = isDark ? .dark : .light
        layoutDirection = readsRightToLeft ? .rightToLeft : .leftToRight
        self.reducesMotion = reducesMotion
        self.textScale = textScale
    }

    /// Creates an environment like that of the page, in a style; `.unspecified` for that of the page.
    @preconcurrency @MainActor public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self = PageContext.current.pageTraits.in(userInterfaceStyle)
    }

    /// Creates an environment like that of the page, with a size of texts.
    @preconcurrency @MainActor public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self = PageContext.current.pageTraits
        textScale = preferredContentSizeCategory.textScale
    }

    /// The environment of the page, or of the view that is laid out or drawn at present.
    @preconcurrency @MainActor public static var current: UITraitCollection { PageContext.current.traits }

    /// Returns the environment in a style, if that is specified.
    func `in`(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        var traits = self
        if style != .unspecified { traits.userInterfaceStyle = style }
        return traits
    }
}
