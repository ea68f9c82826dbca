// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Where the opacity of a pixel is, and whether its colors are multiplied by it.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly

    /// Whether the opacity, or the byte in its place, is before the colors.
    fileprivate var isFirst: Bool { self == .premultipliedFirst || self == .first || self == .noneSkipFirst }
    /// Whether there is an opacity.
    fileprivate var hasAlpha: Bool {
        switch self {
        case .premultipliedLast, .premultipliedFirst, .last, .first: true
        case .none, .noneSkipLast, .noneSkipFirst, .alphaOnly: false
        }
    }
}

/// How pixels are stored: a `CGImageAlphaInfo` and the order of the bytes.
nonisolated public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a value from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers, which images here cannot have.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the order of the bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The bytes are in the order of the components.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// The two bytes of a pixel are in reverse order.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// The four bytes of a pixel are in reverse order.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// The bytes are in the order of the components.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// The bytes are in the order of the components.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// How colors that cannot be shown are replaced. All can be shown, so it makes no difference.
nonisolated public enum CGColorRenderingIntent: Int32, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// How the bytes of a pixel are read.
nonisolated struct PixelFormat {
    /// The number of bytes of a pixel.
    let bytesPerPixel: Int
    /// The places of the components in a pixel.
    private let red: Int, green: Int, blue: Int, alpha: Int?
    private let isPremultiplied: Bool

    /// Creates a format. Returns `nil` if images here cannot have it.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, components: Int, bitmapInfo: CGBitmapInfo) {
        guard bitsPerComponent == 8, bitsPerPixel.isMultiple(of: 8), !bitmapInfo.contains(.floatComponents),
            let info = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue), info != .alphaOnly
        else { return nil }
        let count = bitsPerPixel / 8
        guard components + (info == .none ? 0 : 1)...4 ~= count else { return nil }
        let isReversed =
            switch bitmapInfo.intersection(.byteOrderMask) {
            case .byteOrder32Little: count == 4
            case .byteOrder16Little: count == 2
            default: false
            }
        func place(_ index: Int) -> Int { isReversed ? count - 1 - index : index }
        let first = info.isFirst ? 1 : 0
        bytesPerPixel = count
        red = place(first)
        green = place(components == 1 ? first : first + 1)
        blue = place(components == 1 ? first : first + 2)
        alpha = info.hasAlpha ? place(info.isFirst ? 0 : components) : nil
        isPremultiplied = info == .premultipliedFirst || info == .premultipliedLast
    }

    /// Returns a pixel in the form `0xaarrggbb`, with colors that are multiplied by the opacity.
    func pixel(at start: Int, of bytes: UnsafeRawBufferPointer) -> UInt32 {
        let opacity = alpha.map { UInt32(bytes[start + $0]) } ?? 255
        func component(_ place: Int) -> UInt32 {
            let value = UInt32(bytes[start + place])
            return isPremultiplied ? min(value, opacity) : (value * opacity + 127) / 255
        }
        return opacity << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }

    /// Returns an image of rows of pixels. Returns `nil` if there are too few bytes.
    func bitmap(width: Int, height: Int, bytesPerRow: Int, _ bytes: UnsafeRawBufferPointer) -> Bitmap? {
        let sides = 1...CGImage.longestSide
        guard sides ~= width, sides ~= height, width * bytesPerPixel...(1 << 24) ~= bytesPerRow,
            bytesPerRow * (height - 1) + width * bytesPerPixel <= bytes.count
        else { return nil }
        return Bitmap(width: width, height: height) { pixel(at: $1 * bytesPerRow + $0 * bytesPerPixel, of: bytes) }
    }
}
