/// An opaque colour of the sRGB space.
public struct Color: Hashable, Sendable {
    /// The shares of red, green and blue, each 0…1.
    public var red: Double, green: Double, blue: Double

    /// A colour out of three shares, each 0…1.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour written `#rrggbb`, nil for anything else.
    public init?(hex: String) {
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, !digits.contains(UInt8(ascii: "+")),
            let bits = Int(hex.dropFirst(), radix: 16)
        else { return nil }
        self.init(rgb: bits)
    }

    /// A colour out of its three bytes, `0xrrggbb`.
    public init(rgb bits: Int) {
        self.init(
            red: Double(bits >> 16 & 255) / 255, green: Double(bits >> 8 & 255) / 255, blue: Double(bits & 255) / 255)
    }

    /// The colour written `#rrggbb`.
    public var hex: String {
        "#"
            + [red, green, blue].map { share in
                let byte = Int((min(max(share, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }

    /// This colour with a share, 0…1, of another stirred in.
    public func mixed(with other: Color, share: Double) -> Color {
        Color(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share)
    }

    /// The relative luminance, 0 for black to 1 for white, as the Web Content Accessibility Guidelines 2.1 define it.
    public var luminance: Double {
        func linear(_ share: Double) -> Double {
            // A fit to the guidelines' power of 2.4, within 0.003 over the whole range, that needs no libm.
            share <= 0.03928 ? share / 12.92 : share * (share * (share * 0.305306011 + 0.682171111) + 0.012522878)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast between two colours, 1 for none to 21 for black and white (same guidelines).
    public func contrast(to other: Color) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// White.
    public static let white = Color(rgb: 0xFFFFFF)
    /// Black.
    public static let black = Color(rgb: 0x000000)
}
