// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A color. Components are clamped to 0...1.
nonisolated public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    /// The color in the light and in the dark style.
    package let light: Color
    private let dark: Color
    /// The image that is repeated instead; `nil` for a color.
    package let pattern: UIImage?

    /// Creates a color from its components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates an opaque color from its components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue))
    }

    /// Creates a color from components of Display P3, which are shown as those of sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a shade of gray.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Creates a color from hue, saturation, and brightness. A hue of 0 is red, 1/3 is green, and 2/3 is blue.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ offset: Double) -> Double {
            let sector = (offset + (hue - hue.rounded(.down)) * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
        }
        self.init(Color(red: component(5), green: component(3), blue: component(1), alpha: alpha))
    }

    /// Creates an opaque color from a number in the form `0xrrggbb`.
    public convenience init(rgb bits: Int) { self.init(Color(rgb: bits)) }

    /// Creates a color from that of a layer.
    public convenience init(cgColor: CGColor) { self.init(cgColor) }

    /// Creates a color that depends on the light or dark style.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(isDark: false)).light,
            dark: dynamicProvider(UITraitCollection(isDark: true)).dark)
    }

    package convenience init(_ color: Color) { self.init(light: color, dark: color) }

    /// Creates a pattern that repeats an image. The background of a view shows it, and so do the areas and lines of a
    /// context after `setFill()` and `setStroke()`; elsewhere it is transparent.
    public init(patternImage image: UIImage) { (light, dark, pattern) = (.clear, .clear, image) }

    init(light: Color, dark: Color) { (self.light, self.dark, pattern) = (light, dark, nil) }

    /// Returns the color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    }

    /// Returns the color in an environment.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(traits.userInterfaceStyle == .dark ? dark : light)
    }

    /// The color in the present style, for a layer.
    @preconcurrency @MainActor public var cgColor: CGColor { resolved }

    /// The color in the present style.
    @MainActor package var resolved: Color { UITraitCollection.current.userInterfaceStyle == .dark ? dark : light }

    /// Writes the components of the color into variables. Returns whether that is possible, which it always is.
    @preconcurrency @MainActor @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the shade of gray into variables. Returns whether the color is gray; if not, the variables stay.
    @preconcurrency @MainActor @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the hue, saturation, and brightness into variables. Returns whether that is possible, which it always is.
    @preconcurrency @MainActor @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = resolved
        let most = max(color.red, color.green, color.blue)
        let range = most - min(color.red, color.green, color.blue)
        let sector: Double =
            switch most {
            case _ where range == 0: 0
            case color.red: (color.green - color.blue) / range
            case color.green: (color.blue - color.red) / range + 2
            default: (color.red - color.green) / range + 4
            }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    /// The components of the light color.
    public var description: String {
        "UIColor(red: \(light.red), green: \(light.green), blue: \(light.blue), alpha: \(light.alpha))"
    }

    /// Returns whether the colors are equal, in both styles.
    public static func == (one: UIColor, other: UIColor) -> Bool {
        one.light == other.light && one.dark == other.dark && one.pattern === other.pattern
    }

    /// Adds the color to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }
}
