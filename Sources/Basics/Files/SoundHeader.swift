// SPDX-License-Identifier: GPL-3.0-or-later
/// What the bytes of a sound file say about it. Nothing is decoded.
package struct SoundHeader: Equatable, Sendable {
    /// The duration in seconds.
    package let duration: Double
    /// The number of channels.
    package let channels: Int

    /// Reads the header of a WAV, AIFF, Ogg Vorbis, FLAC, MP3, MPEG-4, or Core Audio file. Returns `nil` if the file has
    /// another format or is damaged.
    package init?(of bytes: [UInt8]) {
        let file = SoundBytes(bytes: bytes)
        let header: SoundHeader? =
            if file.has("RIFF", at: 0) {
                WaveHeader(of: file).flatMap {
                    SoundHeader(samples: $0.count, $0.channels, perSecond: Double($0.bytesPerSecond))
                }
            } else if file.has("OggS", at: 0) {
                SoundHeader(vorbis: file)
            } else if file.has("FORM", at: 0) {
                SoundHeader(aiff: file)
            } else if file.has("fLaC", at: 0) {
                SoundHeader(flac: file)
            } else if file.has("ftyp", at: 4) {
                SoundHeader(mpeg4: file)
            } else if file.has("caff", at: 0) {
                SoundHeader(coreAudio: file)
            } else {
                SoundHeader(mp3: file)
            }
        guard let header else { return nil }
        self = header
    }

    /// Creates a header from a number of samples, or of bytes, and how many there are in a second.
    private init?(samples: Int, _ channels: Int, perSecond rate: Double) {
        guard samples >= 0, (1...64).contains(channels), rate > 0 else { return nil }
        (duration, self.channels) = (Double(samples) / rate, channels)
    }

    // MARK: - Formats

    /// Adds up the pages of the file. The position of a page is the number of samples up to its end.
    init?(vorbis file: SoundBytes) {
        guard let firstSegments = file.integer(at: 26, count: 1), file.has("\u{1}vorbis", at: 27 + firstSegments),
            let channels = file.integer(at: 27 + firstSegments + 11, count: 1),
            let rate = file.integer(at: 27 + firstSegments + 12, count: 4)
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
        guard offset == file.count else { return nil }
        self.init(samples: samples, channels, perSecond: Double(rate))
    }

    private init?(aiff file: SoundBytes) {
        guard file.has("AIFF", at: 8) || file.has("AIFC", at: 8) else { return nil }
        var offset = 12
        while let length = file.integer(at: offset + 4, count: 4, isBig: true) {
            let start = offset + 8
            if file.has("COMM", at: offset), let channels = file.integer(at: start, count: 2, isBig: true),
                let samples = file.integer(at: start + 2, count: 4, isBig: true),
                let exponent = file.integer(at: start + 8, count: 2, isBig: true),
                let fraction = file.integer(at: start + 10, count: 4, isBig: true)
            {
                // The rate is an 80-bit number, whose first 32 bits after the exponent are enough.
                guard (16_383...16_403).contains(exponent) else { return nil }
                let rate = Double(fraction) * Double(1 << (exponent - 16_383)) / 0x8000_0000
                self.init(samples: samples, channels, perSecond: rate)
                return
            }
            offset = start + length + length % 2
        }
        return nil
    }

    private init?(flac file: SoundBytes) {
        // Bits 20, 3, 5, and 36 of the first block: the rate, the channels, the sizes of samples, and their number.
        guard let packed = file.integer(at: 18, count: 4, isBig: true),
            let samples = file.integer(at: 22, count: 4, isBig: true)
        else { return nil }
        self.init(samples: (packed & 0xF) << 32 | samples, (packed >> 9 & 7) + 1, perSecond: Double(packed >> 12))
    }

    private init?(coreAudio file: SoundBytes) {
        guard file.has("desc", at: 8), let rateBits = file.integer(at: 20, count: 8, isBig: true),
            let bytesPerPacket = file.integer(at: 36, count: 4, isBig: true),
            let samplesPerPacket = file.integer(at: 40, count: 4, isBig: true),
            let channels = file.integer(at: 44, count: 4, isBig: true)
        else { return nil }
        let rate = Double(bitPattern: UInt64(bitPattern: Int64(rateBits)))
        var offset = 8
        while let length = file.integer(at: offset + 4, count: 8, isBig: true) {
            let start = offset + 12
            if file.has("pakt", at: offset), let samples = file.integer(at: start + 8, count: 8, isBig: true) {
                self.init(samples: samples, channels, perSecond: rate)
                return
            }
            if file.has("data", at: offset), bytesPerPacket > 0 {
                // The length is -1 if the chunk reaches to the end of the file. The first 4 bytes are a number of edits.
                let count = (length < 0 ? file.count - start : min(length, file.count - start)) - 4
                self.init(samples: max(0, count) / bytesPerPacket * samplesPerPacket, channels, perSecond: rate)
                return
            }
            guard length >= 0, length <= file.count else { return nil }
            offset = start + length
        }
        return nil
    }

    private init?(mpeg4 file: SoundBytes) {
        guard let movie = file.box("moov", in: 0..<file.count), let header = file.box("mvhd", in: movie),
            let isLong = file.integer(at: header.lowerBound, count: 1).map({ $0 == 1 }),
            let scale = file.integer(at: header.lowerBound + (isLong ? 20 : 12), count: 4, isBig: true), scale > 0,
            let length = file.integer(
                at: header.lowerBound + (isLong ? 24 : 16), count: isLong ? 8 : 4, isBig: true),
            length >= 0
        else { return nil }
        var channels = 2
        // The description of the samples of the first track begins with its version, flags, and number of entries.
        let path: [StaticString] = ["trak", "mdia", "minf", "stbl", "stsd"]
        if let entries = path.reduce(Optional(movie), { range, name in range.flatMap { file.box(name, in: $0) } }),
            let count = file.integer(at: entries.lowerBound + 32, count: 2, isBig: true), (1...64).contains(count)
        {
            channels = count
        }
        self.init(samples: length, channels, perSecond: Double(scale))
    }

    /// Adds up the frames of the file.
    private init?(mp3 file: SoundBytes) {
        var offset = 0
        // A tag before the sound has a length of four times seven bits.
        if file.has("ID3", at: 0), let flags = file.integer(at: 5, count: 1),
            let packed = file.integer(at: 6, count: 4, isBig: true)
        {
            let length = (0..<4).reduce(0) { $0 | (packed >> (8 * $1) & 0x7F) << (7 * $1) }
            offset = 10 + length + (flags & 0x10 == 0 ? 0 : 10)
        }
        var first: MP3Frame?
        var (samples, skipped) = (0.0, 0)
        while offset < file.count {
            guard let frame = MP3Frame(in: file, at: offset) else {
                // What is between frames is other data, or damaged.
                if first == nil { skipped += 1 }
                guard skipped <= Self.maxSkip else { return nil }
                offset += 1
                continue
            }
            // Two bytes look like a frame too easily.
            guard
                first != nil || offset + frame.length >= file.count
                    || MP3Frame(in: file, at: offset + frame.length) != nil
            else {
                skipped += 1
                offset += 1
                continue
            }
            if first == nil { first = frame }
            // The frame of an encoder with a table of contents is silent, and not played.
            if samples > 0 || !frame.isTable(in: file, at: offset) {
                samples += Double(frame.samples) / Double(frame.sampleRate)
            }
            offset += frame.length
        }
        guard let first else { return nil }
        (duration, channels) = (samples, first.channels)
    }

    /// How many bytes may precede the first frame of an MP3 file.
    private static let maxSkip = 65_536
}

/// The header of a WAV file.
struct WaveHeader {
    /// The number that stands for the compression: 1 is none.
    let tag: Int
    let channels: Int
    let sampleRate: Int
    let bits: Int
    let bytesPerSecond: Int
    /// The number of bytes of the sound.
    let count: Int

    init?(of file: SoundBytes) {
        guard file.has("RIFF", at: 0), file.has("WAVE", at: 8) else { return nil }
        var format: (tag: Int, channels: Int, rate: Int, perSecond: Int, bits: Int)?
        var offset = 12
        while let length = file.integer(at: offset + 4, count: 4) {
            let start = offset + 8
            if file.has("data", at: offset) {
                guard let format else { return nil }
                (tag, channels, sampleRate, bits) = (format.tag, format.channels, format.rate, format.bits)
                bytesPerSecond = format.perSecond
                // A program that writes to a pipe does not know the length.
                count = min(length, file.count - start)
                return
            }
            if file.has("fmt ", at: offset) {
                guard let tag = file.integer(at: start, count: 2), let channels = file.integer(at: start + 2, count: 2),
                    let rate = file.integer(at: start + 4, count: 4),
                    let perSecond = file.integer(at: start + 8, count: 4),
                    let bits = file.integer(at: start + 14, count: 2)
                else { return nil }
                format = (tag, channels, rate, perSecond, bits)
            }
            // A chunk with an odd length is followed by a byte of padding.
            offset = start + length + length % 2
        }
        return nil
    }
}

/// The header of a frame of an MP3 file, or of one of the other two layers.
private struct MP3Frame {
    let channels: Int
    let sampleRate: Int
    let samples: Int
    let length: Int
    private let isVersion1: Bool

    /// Kilobits per second of version 1, layers 1 to 3, and of version 2, layer 1 and the other two.
    private static let rates = [
        [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
        [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
        [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
        [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
        [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    ]

    init?(in file: SoundBytes, at offset: Int) {
        guard let bits = file.integer(at: offset, count: 4, isBig: true), bits >> 21 == 0x7FF else { return nil }
        // 3 is version 1, 2 is version 2, and 0 is version 2.5; 3 is layer 1, and 1 is layer 3.
        let (version, layer) = (bits >> 19 & 3, 4 - (bits >> 17 & 3))
        let (rateIndex, frequencyIndex) = (bits >> 12 & 15, bits >> 10 & 3)
        guard version != 1, layer < 4, (1...14).contains(rateIndex), frequencyIndex < 3 else { return nil }
        isVersion1 = version == 3
        let rates = Self.rates[isVersion1 ? layer - 1 : layer == 1 ? 3 : 4]
        sampleRate = [44_100, 48_000, 32_000][frequencyIndex] >> (isVersion1 ? 0 : version == 2 ? 1 : 2)
        samples = layer == 1 ? 384 : layer == 3 && !isVersion1 ? 576 : 1152
        channels = bits >> 6 & 3 == 3 ? 1 : 2
        let padding = bits >> 9 & 1
        let unit = layer == 1 ? 4 : 1
        length = (samples / 8 / unit * rates[rateIndex] * 1000 / sampleRate + padding) * unit
    }

    /// Returns whether the frame at an offset has no sound but a table of the others.
    func isTable(in file: SoundBytes, at offset: Int) -> Bool {
        let place = offset + 4 + (isVersion1 ? channels == 1 ? 17 : 32 : channels == 1 ? 9 : 17)
        return file.has("Xing", at: place) || file.has("Info", at: place) || file.has("VBRI", at: offset + 36)
    }
}

/// Random access to the bytes of a sound file.
struct SoundBytes {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    /// Returns whether the file has the given ASCII text at an offset.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset <= count else { return false }
        return text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    /// Returns an integer of `count` bytes at an offset, in little-endian order unless `isBig` is true. It is signed if it
    /// has 8 bytes.
    func integer(at offset: Int, count: Int, isBig: Bool = false) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        let part = bytes[offset..<offset + count]
        return isBig ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the content of the first box of an MPEG-4 file that has a name.
    func box(_ name: StaticString, in range: Range<Int>) -> Range<Int>? {
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, let length = integer(at: offset, count: 4, isBig: true) {
            // A length of 1 is followed by a longer one, and one of 0 reaches to the end.
            let long = length == 1 ? integer(at: offset + 8, count: 8, isBig: true) : length
            let start = offset + (length == 1 ? 16 : 8)
            guard let long, long >= 0, long <= range.upperBound - offset else { return nil }
            let end = long == 0 ? range.upperBound : offset + long
            guard end >= start else { return nil }
            if has(name, at: offset + 4) { return start..<end }
            offset = end
        }
        return nil
    }
}
