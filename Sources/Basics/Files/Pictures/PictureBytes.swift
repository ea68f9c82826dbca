// SPDX-License-Identifier: GPL-3.0-or-later
/// Random access to the bytes of a picture file.
struct PictureBytes {
    /// Returns `count` bytes from an offset, or fewer at the end of the file.
    private let read: (_ offset: Int, _ count: Int) -> [UInt8]

    init(read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) { self.read = read }

    /// Returns up to `count` bytes from the start of the file.
    func prefix(_ count: Int) -> [UInt8] { read(0, count) }

    /// Returns `count` bytes from an offset, or `nil` if the file ends earlier.
    func bytes(at offset: Int, count: Int) -> [UInt8]? {
        guard offset >= 0, offset <= PictureFile.maxBytes else { return nil }
        let bytes = read(offset, count)
        return bytes.count == count ? bytes : nil
    }

    /// Returns whether the file has the given bytes at an offset.
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool { self.bytes(at: offset, count: bytes.count) == bytes }

    /// Returns whether the file has the given ASCII text at an offset.
    func has(_ text: StaticString, at offset: Int = 0) -> Bool { has(Array("\(text)".utf8), at: offset) }

    /// Returns an unsigned integer of `count` bytes at an offset.
    func integer(at offset: Int, count: Int, isBigEndian: Bool) -> Int? {
        guard let bytes = bytes(at: offset, count: count) else { return nil }
        return (isBigEndian ? bytes : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns two consecutive unsigned integers of `count` bytes each as the width and the height.
    func size(at offset: Int, count: Int, isBigEndian: Bool) -> PictureFile.Dimensions? {
        guard let width = integer(at: offset, count: count, isBigEndian: isBigEndian),
            let height = integer(at: offset + count, count: count, isBigEndian: isBigEndian)
        else { return nil }
        return PictureFile.Dimensions(width: Double(width), height: Double(height))
    }
}
