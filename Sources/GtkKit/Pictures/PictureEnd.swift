/// Tells a picture file that was cut off from a whole one, for the two kinds whose decoders fill in what is missing and
/// call that a picture. Other kinds are left to their decoders.
nonisolated enum PictureEnd {
    /// Whether the bytes begin as a PNG or JPEG file and stop before its end.
    static func isMissing(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return !reachesEndOfPNG(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return !reachesEndOfJPEG(bytes) }
        return false
    }

    /// Goes from chunk to chunk, each a length of four bytes, a name of four, its content, and four to check it by.
    private static func reachesEndOfPNG(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 8
        while place + 12 <= bytes.count {
            if bytes[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
            place += 12 + bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return false
    }

    /// Goes from segment to segment as far as the first scan, past the small pictures that cameras put before it, then
    /// looks for the end marker; programs may have added anything after that.
    private static func reachesEndOfJPEG(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            if bytes[place + 1] == 0xDA {
                return (place..<bytes.count - 1).contains { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
            }
            // A marker may be preceded by any number of filling bytes.
            place += bytes[place + 1] == 0xFF ? 1 : 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return false
    }
}
