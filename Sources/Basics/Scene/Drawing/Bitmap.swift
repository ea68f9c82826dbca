// SPDX-License-Identifier: GPL-3.0-or-later
/// A picture that consists of pixels.
public struct Bitmap: Sendable {
    /// The largest number of pixels.
    public static let maxPixels = 1 << 20

    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Four bytes for each pixel, row by row from the top: blue, green, red, and the opacity, by which the colors are
    /// multiplied.
    public let bytes: [UInt8]

    /// The number of pixels.
    public var pixelCount: Int { width * height }

    /// Creates a picture from its bytes. Returns `nil` if their number does not fit, or if there are too many pixels.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        guard let count = Self.byteCount(width: width, height: height), count == bytes.count else { return nil }
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// Creates a picture of pixels in the form `0xaarrggbb`, whose colors are multiplied by their opacity. With more than
    /// `maxPixels`, it has only each second pixel of a row and of a column, or each third, and so on. Returns `nil` if it
    /// has no size, or a side is longer than `maxPixels`.
    public init?(width: Int, height: Int, maxPixels: Int = Self.maxPixels, pixel: (_ x: Int, _ y: Int) -> UInt32) {
        let sides = 1...Self.maxPixels
        guard sides ~= width, sides ~= height else { return nil }
        func count(_ side: Int, _ step: Int) -> Int { (side + step - 1) / step }
        var step = 1
        while count(width, step) * count(height, step) > max(1, maxPixels) { step += 1 }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * count(width, step) * count(height, step))
        for y in stride(from: 0, to: height, by: step) {
            for x in stride(from: 0, to: width, by: step) {
                let color = pixel(x, y)
                for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: color >> shift)) }
            }
        }
        self.init(width: count(width, step), height: count(height, step), bytes: bytes)
    }

    /// Returns the number of bytes of a picture, or `nil` if it has no size, or too many pixels.
    public static func byteCount(width: Int, height: Int) -> Int? {
        let sides = 1...maxPixels
        guard sides ~= width, sides ~= height, width * height <= maxPixels else { return nil }
        return 4 * width * height
    }

    /// Returns the picture with at most `maxPixels`.
    public func reduced(to maxPixels: Int) -> Bitmap {
        guard pixelCount > maxPixels else { return self }
        return Bitmap(width: width, height: height, maxPixels: maxPixels) { x, y in
            let start = 4 * (y * width + x)
            return bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        } ?? self
    }
}

extension Bitmap: Hashable {
    /// Adds the size and the beginning to a hash: the whole would take long, and is compared anyway.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(bytes.prefix(256))
    }
}
