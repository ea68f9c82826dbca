// SPDX-License-Identifier: GPL-3.0-or-later
extension PictureFile {
    /// The maximum number of segments before the size. Real files have a few dozen.
    private static let maxSegments = 4096

    static func jpegSize(_ bytes: PictureBytes) -> Dimensions? {
        guard bytes.has([0xFF, 0xD8, 0xFF]) else { return nil }
        var orientation = PictureOrientation.upright
        var offset = 2
        for _ in 0..<maxSegments {
            guard let marker = bytes.bytes(at: offset, count: 2), marker[0] == 0xFF else { return nil }
            switch marker[1] {
            case 0xFF:  // A marker can be preceded by fill bytes.
                offset += 1
                continue
            case 0x01, 0xD0...0xD8:  // Markers without data.
                offset += 2
                continue
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:  // Start of frame: precision, height, width.
                guard let stored = bytes.size(at: offset + 5, count: 2, isBigEndian: true) else { return nil }
                return orientation.upright(Dimensions(width: stored.height, height: stored.width))
            case 0xD9, 0xDA: return nil  // The end, or a scan without a frame.
            case 0xE1 where bytes.has("Exif\0\0", at: offset + 4):
                orientation = TIFFDirectory(in: bytes, at: offset + 10)?.orientation ?? orientation
            default: break
            }
            guard let length = bytes.integer(at: offset + 2, count: 2, isBigEndian: true), length >= 2 else {
                return nil
            }
            offset += 2 + length
        }
        return nil
    }
}
