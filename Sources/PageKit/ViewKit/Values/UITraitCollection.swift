// SPDX-License-Identifier: GPL-3.0-or-later
/// The light or the dark style.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The direction of the user's language.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The environment of a view.
nonisolated public struct UITraitCollection: Equatable, Sendable {
    /// The light or the dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// The direction of the user's language.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// Whether the user wants little motion.
    package var reducesMotion: Bool

    /// Creates an environment.
    package init(isDark: Bool = false, readsRightToLeft: Bool = false, reducesMotion: Bool = false) {
        userInterfaceStyle = isDark ? .dark : .light
        layoutDirection = readsRightToLeft ? .rightToLeft : .leftToRight
        self.reducesMotion = reducesMotion
    }

    /// The environment of the page.
    @preconcurrency @MainActor public static var current: UITraitCollection { PageContext.current.traits }
}
