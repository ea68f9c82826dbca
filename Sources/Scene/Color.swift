/// An opaque color in the sRGB color space. Components are clamped to 0...1; NaN becomes 0.
public struct Color: Hashable, Sendable {
    /// The red component, 0...1.
    public var red: Double { didSet { red = Self.clamped(red) } }
    /// The green component, 0...1.
    public var green: Double { didSet { green = Self.clamped(green) } }
    /// The blue component, 0...1.
    public var blue: Double { didSet { blue = Self.clamped(blue) } }

    /// Creates a color from its components.
    public init(red: Double, green: Double, blue: Double) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
    }

    private static func clamped(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }

    /// Parses a color in the form `#rrggbb`. Returns `nil` if the text is invalid.
    public init?(hex: String) {
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, hex.dropFirst().allSatisfy(\.isHexDigit),
            let bits = Int(hex.dropFirst(), radix: 16)
        else { return nil }
        self.init(rgb: bits)
    }

    /// Creates a color from a number in the form `0xrrggbb`.
    public init(rgb bits: Int) {
        self.init(
            red: Double(bits >> 16 & 255) / 255, green: Double(bits >> 8 & 255) / 255, blue: Double(bits & 255) / 255)
    }

    /// The color in the form `#rrggbb`.
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
            blue: blue + (other.blue - blue) * share)
    }

    /// Opaque white.
    public static let white = Color(rgb: 0xFFFFFF)
    /// Opaque black.
    public static let black = Color(rgb: 0x000000)
}
