// SPDX-License-Identifier: GPL-3.0-or-later
/// Formats whose size is at a fixed place.
extension PictureFile {
    static func pngSize(_ bytes: PictureBytes) -> Dimensions? {
        guard bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.has("IHDR", at: 12) else { return nil }
        return bytes.size(at: 16, count: 4, isBigEndian: true)
    }

    static func gifSize(_ bytes: PictureBytes) -> Dimensions? {
        guard bytes.has("GIF87a") || bytes.has("GIF89a") else { return nil }
        return bytes.size(at: 6, count: 2, isBigEndian: false)
    }

    static func bmpSize(_ bytes: PictureBytes) -> Dimensions? {
        guard bytes.has("BM"), let headerLength = bytes.integer(at: 14, count: 4, isBigEndian: false) else {
            return nil
        }
        if headerLength == 12 { return bytes.size(at: 18, count: 2, isBigEndian: false) }
        guard headerLength >= 40, let width = bytes.integer(at: 18, count: 4, isBigEndian: false),
            let height = bytes.integer(at: 22, count: 4, isBigEndian: false)
        else { return nil }
        // The height is negative if the first row is the top one.
        return Dimensions(width: Double(width), height: Double(Int32(truncatingIfNeeded: height).magnitude))
    }

    static func webPSize(_ bytes: PictureBytes) -> Dimensions? {
        guard bytes.has("RIFF"), bytes.has("WEBP", at: 8) else { return nil }
        func integer(_ offset: Int, _ count: Int) -> Int? {
            bytes.integer(at: offset, count: count, isBigEndian: false)
        }
        if bytes.has("VP8X", at: 12), let width = integer(24, 3), let height = integer(27, 3) {
            return Dimensions(width: Double(width + 1), height: Double(height + 1))
        }
        if bytes.has("VP8L", at: 12), bytes.has([0x2F], at: 20), let bits = integer(21, 4) {
            return Dimensions(width: Double(bits & 0x3FFF + 1), height: Double(bits >> 14 & 0x3FFF + 1))
        }
        if bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23), let width = integer(26, 2),
            let height = integer(28, 2)
        {
            return Dimensions(width: Double(width & 0x3FFF), height: Double(height & 0x3FFF))
        }
        return nil
    }
}
