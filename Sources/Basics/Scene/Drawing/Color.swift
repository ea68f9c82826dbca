// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A color in the sRGB color space, with an opacity. Components are clamped to 0...1; NaN becomes 0.
public struct Color: Hashable, Sendable {
    /// The red component, 0...1.
    public var red: Double { didSet { red = red.clamped(to: 0...1) } }
    /// The green component, 0...1.
    public var green: Double { didSet { green = green.clamped(to: 0...1) } }
    /// The blue component, 0...1.
    public var blue: Double { didSet { blue = blue.clamped(to: 0...1) } }
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: Double { didSet { alpha = alpha.clamped(to: 0...1) } }

    /// Creates a color from its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red.clamped(to: 0...1)
        self.green = green.clamped(to: 0...1)
        self.blue = blue.clamped(to: 0...1)
        self.alpha = alpha.clamped(to: 0...1)
    }

    /// Parses an opaque color in the form `#rrggbb`. Returns `nil` if the text is invalid.
    public init?(hex: String) {
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, hex.dropFirst().allSatisfy(\.isHexDigit),
            let bits = Int(hex.dropFirst(), radix: 16)
        else { return nil }
        self.init(rgb: bits)
    }

    /// Creates an opaque color from a number in the form `0xrrggbb`.
    public init(rgb bits: Int) {
        self.init(
            red: Double(bits >> 16 & 255) / 255, green: Double(bits >> 8 & 255) / 255, blue: Double(bits & 255) / 255)
    }

    /// The color in the form `#rrggbb`, without its opacity.
    public var hex: String {
        "#"
            + [red, green, blue].map { component in
                let byte = Int((component * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }

    /// Returns the color mixed with a share, 0...1, of another color.
    public func mixed(with other: Color, share: Double) -> Color {
        Color(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
    }

    /// Returns the color with another opacity, 0...1.
    public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

    /// The relative luminance, from 0 (black) to 1 (white), as in WCAG 2.
    public var luminance: Double {
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast with another color, from 1 (none) to 21, as in WCAG 2.
    public func contrast(with other: Color) -> Double {
        let (a, b) = (luminance + 0.05, other.luminance + 0.05)
        return max(a, b) / min(a, b)
    }

    /// Opaque white.
    public static let white = Color(rgb: 0xFFFFFF)
    /// Opaque black.
    public static let black = Color(rgb: 0x000000)
    /// Fully transparent.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
