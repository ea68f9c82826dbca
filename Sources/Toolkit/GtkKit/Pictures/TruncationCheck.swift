// SPDX-License-Identifier: GPL-3.0-or-later
/// Detects truncated PNG and JPEG files, because their decoders fill in missing data without an error. Other formats
/// are left to their decoders.
nonisolated enum TruncationCheck {
    /// Returns whether the data is a PNG or JPEG file that ends too early.
    static func isTruncated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return !reachesEndOfPNG(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return !reachesEndOfJPEG(bytes) }
        return false
    }

    /// Walks the chunks of a PNG file. A chunk is a four-byte length, a four-byte type, the data, and a four-byte
    /// checksum.
    private static func reachesEndOfPNG(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 8
        while offset + 12 <= bytes.count {
            if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return true }
            offset += 12 + bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return false
    }

    /// Walks the segments of a JPEG file up to the first scan, to skip embedded thumbnails, then searches for the end
    /// marker. Other data may follow the end marker.
    private static func reachesEndOfJPEG(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            if bytes[offset + 1] == 0xDA {
                return (offset..<bytes.count - 1).contains { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
            }
            // A marker can be preceded by fill bytes.
            offset += bytes[offset + 1] == 0xFF ? 1 : 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
        }
        return false
    }
}
