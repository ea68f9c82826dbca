// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import Files

/// What the headers of sound files say.
struct SoundHeaderTests {
    /// Returns the bytes of an integer, the most significant one first.
    private func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    private func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func box(_ name: String, _ content: [UInt8]) -> [UInt8] { big(8 + content.count, 4) + text(name) + content }

    /// Returns a frame of 128 kbit/s, 44,100 Hz, layer 3: 417 bytes, 1152 samples.
    private func mp3Frame(isMono: Bool = false, _ content: [UInt8] = []) -> [UInt8] {
        let frame: [UInt8] = [0xFF, 0xFB, 0x90, isMono ? 0xC0 : 0x00] + content
        return frame + zeros(417 - frame.count)
    }

    private func frames(_ count: Int, isMono: Bool = false) -> [UInt8] {
        (0..<count).flatMap { _ in mp3Frame(isMono: isMono) }
    }

    private func header(_ bytes: [UInt8]) -> SoundHeader? { SoundHeader(of: bytes) }

    @Test func mp3LastsAsLongAsItsFrames() throws {
        let sound = try #require(header(frames(10)))
        #expect(abs(sound.duration - 11520.0 / 44_100) < 1e-9 && sound.channels == 2)
        #expect(header(frames(10, isMono: true))?.channels == 1)
    }

    @Test func tagsAndTablesOfAnMP3FileDoNotCount() throws {
        // The length of the tag, 300, is two times seven bits. It contains what looks like a frame.
        let tag = text("ID3") + [4, 0, 0, 0, 0, 2, 44] + mp3Frame()[..<300]
        let table = mp3Frame(zeros(32) + text("Xing"))
        let sound = try #require(header(tag + table + frames(4) + text("TAG") + zeros(125)))
        #expect(abs(sound.duration - 4608.0 / 44_100) < 1e-9)
    }

    @Test func mp3OfAnotherVersionHasOtherFrames() throws {
        // Version 2, layer 3, 64 kbit/s, 22,050 Hz: 208 bytes, 576 samples.
        let frame: [UInt8] = [0xFF, 0xF3, 0x80, 0xC0] + zeros(204)
        let sound = try #require(header(frame + frame))
        #expect(abs(sound.duration - 1152.0 / 22_050) < 1e-9 && sound.channels == 1)
    }

    @Test func mp3WithDamageBetweenItsFramesIsRead() throws {
        let sound = try #require(header(frames(2) + [0xFF, 0xFB, 1, 2, 3] + frames(3)))
        #expect(abs(sound.duration - 5760.0 / 44_100) < 1e-9)
    }

    @Test func mpeg4HasTheDurationOfItsMovie() {
        let sampleEntry = big(40, 4) + text("mp4a") + zeros(16) + big(1, 2) + zeros(14)
        let track = box(
            "trak",
            box("mdia", box("minf", box("stbl", box("stsd", zeros(4) + big(1, 4) + sampleEntry)))))
        func file(_ movieHeader: [UInt8], _ track: [UInt8]) -> [UInt8] {
            box("ftyp", text("M4A ")) + box("free", []) + box("moov", box("mvhd", movieHeader) + track)
        }
        let short = zeros(12) + big(1000, 4) + big(2500, 4) + zeros(80)
        let long = [1] + zeros(19) + big(1000, 4) + big(2500, 8) + zeros(80)
        #expect(header(file(short, track))?.duration == 2.5 && header(file(long, track))?.duration == 2.5)
        #expect(header(file(short, track))?.channels == 1 && header(file(short, []))?.channels == 2)
        #expect(header(file(zeros(100), track)) == nil)
    }

    @Test func aiffHasANumberOfSamples() {
        // 22,050 Hz as an 80-bit number.
        let rate = big(0x400D, 2) + big(0xAC44_0000, 4) + zeros(4)
        let common = text("COMM") + big(18, 4) + big(2, 2) + big(44_100, 4) + big(16, 2) + rate
        let name = text("NAME") + big(3, 4) + text("abc") + [0]
        let sound = header(text("FORM") + zeros(4) + text("AIFF") + name + common)
        #expect(sound?.duration == 2 && sound?.channels == 2)
    }

    @Test func flacHasANumberOfSamples() {
        // 44,100 Hz in 20 bits, one channel less one in 3, 16 bits less one in 5, and the number in 36.
        let packed = 44_100 << 12 | 1 << 9 | 15 << 4
        let sound = header(text("fLaC") + zeros(14) + big(packed, 4) + big(88_200, 4) + zeros(16))
        #expect(sound?.duration == 2 && sound?.channels == 2)
    }

    @Test func coreAudioHasPacketsOrBytes() {
        let rate = big(Int(Int64(bitPattern: 8000.0.bitPattern)), 8)
        func description(bytesPerPacket: Int) -> [UInt8] {
            text("caff") + zeros(4) + text("desc") + big(32, 8) + rate + text("lpcm") + zeros(4)
                + big(bytesPerPacket, 4) + big(bytesPerPacket == 0 ? 1024 : 1, 4) + big(1, 4) + big(16, 4)
        }
        let plain = description(bytesPerPacket: 2) + text("data") + big(-1, 8) + zeros(4 + 8000)
        let packed =
            description(bytesPerPacket: 0) + text("data") + big(6, 8) + zeros(6) + text("pakt") + big(24, 8)
            + big(4, 8) + big(4000, 8) + zeros(8)
        #expect(header(plain)?.duration == 0.5 && header(packed)?.duration == 0.5)
    }

    @Test func otherBytesAreNoSound() {
        #expect(header([]) == nil && header(text("A text without a sound.")) == nil)
        #expect(header(zeros(100_000) + frames(3)) == nil)
        #expect(header(text("\u{89}PNG") + zeros(3000)) == nil)
    }

    @Test func lengthsBeyondTheEndAreSurvived() {
        let huge = [UInt8](repeating: 0xFF, count: 64)
        for start in ["RIFF----WAVEfmt ", "FORM----AIFFCOMM", "caff----desc", "----ftyp", "fLaC", "ID3", "OggS"] {
            _ = header(text(start) + huge)
            _ = header(text(start) + zeros(200) + huge)
        }
        let movie = box("ftyp", []) + big(1, 4) + text("moov") + big(Int.max, 8)
        #expect(header(movie) == nil && header(movie + zeros(99)) == nil)
    }
}
