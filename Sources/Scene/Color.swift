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
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, hex.dropFirst().allSatisfy(\.isHexDigit),
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

    /// White.
    public static let white = Color(rgb: 0xFFFFFF)
    /// Black.
    public static let black = Color(rgb: 0x000000)
}
