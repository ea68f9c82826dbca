// SPDX-License-Identifier: GPL-3.0-or-later
/// Durations of sounds, read from their headers without decoding them.
extension SoundFile {
    /// Returns the duration of an Ogg Vorbis or WAV file with the given bytes, in seconds. Returns `nil` if the file has
    /// another format or is incomplete.
    package static func duration(in bytes: [UInt8]) -> Double? {
        let file = SoundBytes(bytes: bytes)
        return file.has("OggS", at: 0) ? oggDuration(file) : wavDuration(file)
    }

    private static func wavDuration(_ file: SoundBytes) -> Double? {
        guard file.has("RIFF", at: 0), file.has("WAVE", at: 8) else { return nil }
        var bytesPerSecond = 0
        var offset = 12
        while let length = file.integer(at: offset + 4, count: 4) {
            let start = offset + 8
            if file.has("data", at: offset) {
                guard bytesPerSecond > 0 else { return nil }
                // A program that writes to a pipe does not know the length.
                return Double(min(length, file.count - start)) / Double(bytesPerSecond)
            }
            if file.has("fmt ", at: offset) {
                // Tag 1 is uncompressed, and so is tag 0xFFFE in almost all files.
                guard let tag = file.integer(at: start, count: 2), tag == 1 || tag == 0xFFFE,
                    let channels = file.integer(at: start + 2, count: 2),
                    let rate = file.integer(at: start + 4, count: 4),
                    let bits = file.integer(at: start + 14, count: 2)
                else { return nil }
                bytesPerSecond = channels * rate * (bits / 8)
            }
            // A chunk with an odd length is followed by a byte of padding.
            offset = start + length + length % 2
        }
        return nil
    }

    /// Adds up the pages of the file. The position of a page is the number of samples up to its end.
    private static func oggDuration(_ file: SoundBytes) -> Double? {
        guard let firstSegments = file.integer(at: 26, count: 1), file.has("\u{1}vorbis", at: 27 + firstSegments),
            let rate = file.integer(at: 27 + firstSegments + 12, count: 4), rate > 0
        else { return nil }
        var (offset, samples) = (0, 0)
        while offset < file.count {
            guard file.has("OggS", at: offset), let segments = file.integer(at: offset + 26, count: 1),
                let position = file.integer(at: offset + 6, count: 8)
            else { return nil }
            // The position is -1 if no packet ends on the page.
            samples = max(samples, position)
            var length = 27 + segments
            for segment in 0..<segments {
                guard let segmentLength = file.integer(at: offset + 27 + segment, count: 1) else { return nil }
                length += segmentLength
            }
            offset += length
        }
        return offset == file.count ? Double(samples) / Double(rate) : nil
    }
}

/// Random access to the bytes of a sound file.
private struct SoundBytes {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    /// Returns whether the file has the given ASCII text at an offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset <= count else { return false }
        return text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    /// Returns a little-endian integer of `count` bytes at an offset. It is signed if it has 8 bytes.
    func integer(at offset: Int, count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
