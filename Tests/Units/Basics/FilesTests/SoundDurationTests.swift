// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import Files

/// The durations of sound files.
struct SoundDurationTests {
    private func integer(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private func wav(tag: Int = 1, channels: Int, rate: Int, bits: Int, data: Int, claimed: Int? = nil) -> [UInt8] {
        let format = integer(tag, 2) + integer(channels, 2) + integer(rate, 4) + integer(0, 6) + integer(bits, 2)
        return Array("RIFF----WAVELIST".utf8) + integer(3, 4) + [1, 2, 3, 0] + Array("fmt ".utf8) + integer(16, 4)
            + format + Array("data".utf8) + integer(claimed ?? data, 4) + [UInt8](repeating: 0, count: data)
    }

    /// Returns a page of an Ogg file.
    private func page(position: Int, _ data: [UInt8]) -> [UInt8] {
        let segments = [UInt8](repeating: 255, count: data.count / 255) + [UInt8(data.count % 255)]
        return Array("OggS".utf8) + [0, 0] + integer(position, 8) + integer(0, 12) + [UInt8(segments.count)] + segments
            + data
    }

    private func ogg(rate: Int, positions: [Int]) -> [UInt8] {
        let head = Array("\u{1}vorbis".utf8) + integer(0, 4) + [1] + integer(rate, 4) + [UInt8](repeating: 0, count: 14)
        return page(position: 0, head) + positions.flatMap { page(position: $0, [UInt8](repeating: 7, count: 600)) }
    }

    @Test func durationOfAWAVFileIsThatOfItsSamples() {
        #expect(SoundFile.duration(in: wav(channels: 2, rate: 1000, bits: 16, data: 6000)) == 1.5)
        #expect(SoundFile.duration(in: wav(tag: 0xFFFE, channels: 1, rate: 1000, bits: 8, data: 500)) == 0.5)
        // A length that is larger than the file.
        #expect(SoundFile.duration(in: wav(channels: 1, rate: 1000, bits: 8, data: 500, claimed: 0xFFFF_FFFF)) == 0.5)
    }

    @Test func durationOfAnOggFileIsThatOfItsLastSample() {
        #expect(SoundFile.duration(in: ogg(rate: 8000, positions: [4000, -1, 12_000])) == 1.5)
        #expect(SoundFile.duration(in: ogg(rate: 8000, positions: [])) == 0)
    }

    @Test func otherFormatHasNoDuration() {
        for text in ["", "RIFF", "RIFF----AVI ", "OggS", "ID3", "fLaC"] {
            #expect(SoundFile.duration(in: Array(text.utf8)) == nil)
        }
        #expect(SoundFile.duration(in: wav(tag: 2, channels: 1, rate: 1000, bits: 8, data: 500)) == nil)
        for (channels, rate, bits) in [(0, 1000, 8), (1, 0, 8), (1, 1000, 7)] {
            #expect(SoundFile.duration(in: wav(channels: channels, rate: rate, bits: bits, data: 500)) == nil)
        }
        #expect(SoundFile.duration(in: ogg(rate: 0, positions: [1])) == nil)
        #expect(SoundFile.duration(in: page(position: 1, Array("\u{7F}FLAC".utf8))) == nil)
    }

    @Test func everyIncompleteFileIsSurvived() {
        let (wav, ogg) = (wav(channels: 1, rate: 100, bits: 8, data: 50), ogg(rate: 100, positions: [5, 9]))
        // A file that ends after a whole page cannot be distinguished from a complete one.
        let pages = ogg.indices.filter { ogg[$0...].starts(with: "OggS".utf8) }
        for count in 0..<ogg.count {
            #expect((SoundFile.duration(in: Array(ogg[..<count])) != nil) == (count > 0 && pages.contains(count)))
        }
        for count in 0..<wav.count { _ = SoundFile.duration(in: Array(wav[..<count])) }
    }
}
