// SPDX-License-Identifier: GPL-3.0-or-later
/// The first directory of a TIFF file, or of the EXIF data in a JPEG file, which has the same format.
struct TIFFDirectory {
    /// The maximum number of entries to read. Real files have a few dozen.
    private static let maxEntries = 4096

    /// The stored size, before rotation.
    private(set) var width: Int?, height: Int?
    /// How the stored picture is turned.
    private(set) var orientation = PictureOrientation.upright

    /// Reads the directory of the TIFF data that starts at an offset.
    init?(in bytes: PictureBytes, at start: Int = 0) {
        let isBigEndian = bytes.has("MM\0*", at: start)
        guard isBigEndian || bytes.has("II*\0", at: start) else { return nil }
        func integer(_ offset: Int, _ count: Int) -> Int? {
            bytes.integer(at: start + offset, count: count, isBigEndian: isBigEndian)
        }
        guard let directory = integer(4, 4), let count = integer(directory, 2) else { return nil }
        for index in 0..<min(count, Self.maxEntries) {
            let entry = directory + 2 + index * 12
            // A value is two bytes (type 3) or four bytes (type 4) long.
            guard let tag = integer(entry, 2), let type = integer(entry + 2, 2) else { return nil }
            // The entries are sorted by tag.
            if tag > 274 { return }
            guard [256, 257, 274].contains(tag), let value = integer(entry + 8, type == 3 ? 2 : 4) else { continue }
            switch tag {
            case 256: width = value
            case 257: height = value
            default: orientation = PictureOrientation(rawValue: value) ?? .upright
            }
        }
    }
}

/// How a stored picture is turned, as the EXIF standard numbers it.
struct PictureOrientation: RawRepresentable {
    static let upright = PictureOrientation(number: 1)

    let rawValue: Int

    private init(number: Int) { rawValue = number }

    init?(rawValue: Int) {
        guard 1...8 ~= rawValue else { return nil }
        self.rawValue = rawValue
    }

    /// Returns the size of the upright picture.
    func upright(_ stored: PictureFile.Dimensions) -> PictureFile.Dimensions {
        rawValue < 5 ? stored : PictureFile.Dimensions(width: stored.height, height: stored.width)
    }
}

extension PictureFile {
    static func tiffSize(_ bytes: PictureBytes) -> Dimensions? {
        guard let directory = TIFFDirectory(in: bytes), let width = directory.width, let height = directory.height
        else { return nil }
        return directory.orientation.upright(Dimensions(width: Double(width), height: Double(height)))
    }
}
