// SPDX-License-Identifier: GPL-3.0-or-later
import CDecoderLink
import Files
import Glibc
import PaintedTrees
import TemporaryFolders
import Testing

@testable import GLibKit
@testable import GtkKit

/// Sounds that are decoded in another process.
@MainActor struct DecodedSoundTests {
    private let folder = TemporaryFolder()
    private let decoder = PictureDecoder(program: PictureDecoder.builtProgram)

    private func integer(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Returns a WAV file.
    private func wav(channels: Int, bits: Int, tag: Int = 1, rate: Int = 8000, _ data: [UInt8]) -> [UInt8] {
        let frame = channels * bits / 8
        let format = [integer(tag, 2), integer(channels, 2), integer(rate, 4), integer(rate * frame, 4)]
        return Array("RIFF".utf8) + integer(36 + data.count, 4) + Array("WAVEfmt ".utf8) + integer(16, 4)
            + format.flatMap { $0 } + integer(frame, 2) + integer(bits, 2) + Array("data".utf8) + integer(data.count, 4)
            + data
    }

    private func decode(_ bytes: [UInt8]) -> Result<DecodedSound, SoundError> {
        let path = folder.file("sound")
        let file = fopen(path, "w")
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
        return DecodedSound.read(path: path, with: decoder)
    }

    @Test func samplesAreThoseOfTheFile() throws {
        let data = [100, -200, 16_384, -32_768].flatMap { integer($0, 2) }
        let stereo = try decode(wav(channels: 2, bits: 16, data)).get()
        #expect(stereo.channels == 2 && stereo.sampleRate == 8000 && stereo.frames == 2)
        let differences = zip(stereo.samples, [100, -200, 16_384, -32_768]).map { abs(Int($0) - $1) }
        #expect(differences.allSatisfy { $0 <= 1 })
        #expect(try decode(wav(channels: 1, bits: 16, data)).get().frames == 4)
    }

    @Test func firstTwoOfManyChannelsAreHeard() throws {
        let data = [1000, 2000, 3000, 4000, 5000, 6000].flatMap { integer($0, 2) }
        let sound = try decode(wav(channels: 3, bits: 16, data)).get()
        #expect(sound.channels == 2 && sound.samples.map { Int($0) / 990 } == [1, 2, 4, 5])
    }

    @Test func decimalSamplesAreLimited() throws {
        let numbers: [Float] = [0.5, 7, -7, .nan, .infinity]
        let data = numbers.flatMap { integer(Int($0.bitPattern), 4) }
        let sound = try decode(wav(channels: 1, bits: 32, tag: 3, data)).get()
        #expect(sound.samples == [16_383, 32_767, -32_767, 0, 32_767])
    }

    @Test func longSoundArrivesInBlocks() throws {
        let data = (0..<100_000).flatMap { integer($0 % 20_000, 2) }
        let sound = try decode(wav(channels: 1, bits: 16, data)).get()
        #expect(sound.samples.count == 100_000 && abs(Int(sound.samples[99_999]) - 19_999) <= 1)
    }

    @Test func otherFilesAreRefused() {
        #expect(decode(Array("This is no sound.".utf8)).failure == .unknownKind)
        #expect(decode([]).failure == .unknownKind)
        #expect(decode(wav(channels: 1, bits: 16, [])).failure == .damaged)
        #expect(DecodedSound.read(path: folder.file("none"), with: decoder).failure == .missing)
        let large = folder.write("large", "")
        truncate(large, SoundFile.maxBytes + 1)
        #expect(DecodedSound.read(path: large, with: decoder).failure == .tooManyBytes)
    }

    @Test func soundThatIsTooLongIsRefused() {
        let bytes = wav(channels: 1, bits: 8, [UInt8](repeating: 128, count: DecodedSound.maxSamples + 1))
        #expect(decode(bytes).failure == .tooLong)
    }

    @Test func nothingIsDecodedWithoutAProcess() {
        let path = folder.write("sound", "sound")
        for program in ["/nowhere/peekaboard-decoder", "/bin/true"] {
            let result = DecodedSound.read(path: path, with: PictureDecoder(program: program))
            #expect(result.failure == .noDecoder)
        }
    }

    // MARK: - Answers

    @Test func soundThatIsCompleteIsAccepted() throws {
        let sound = try #require(answer([0, 2, 8000], blocks: [[1, 2, 3, 4], [5, 6], []])).get()
        #expect(sound.samples == [1, 2, 3, 4, 5, 6] && sound.frames == 3)
        #expect(answer([0, 2, 8000], blocks: [[]])?.failure == .damaged)
    }

    @Test(
        arguments: [[0, 0, 8000], [0, 3, 8000], [0, 1, 0], [0, 1, 999_999], [0, -1, 8000], [9, 1, 8000]] as [[Int32]])
    func answerThatLiesIsRefused(numbers: [Int32]) {
        #expect(answer(numbers, blocks: [[1, 2], []]) == nil)
    }

    @Test func blocksThatLieAreRefused() {
        #expect(answer([0, 2, 8000], blocks: [[1, 2, 3], []]) == nil)
        #expect(answer([0, 1, 8000], blocks: [[1, 2, 3]]) == nil)
        #expect(answer([0, 1, 8000], blocks: Array(repeating: [1, 2], count: 6) + [[]]) == nil)
        #expect(answer([0, 1, 8000], blocks: [[Int16](repeating: 0, count: Int(decoder_block) + 1), []]) == nil)
    }

    /// Returns what the window makes of an answer, of which it expects at most ten samples.
    private func answer(_ numbers: [Int32], blocks: [[Int16]]) -> Result<DecodedSound, SoundError>? {
        let pipe = Pipe.open()!
        defer { close(pipe.read) }
        func send(_ bytes: UnsafeRawBufferPointer) { _ = write(pipe.write, bytes.baseAddress, bytes.count) }
        numbers.withUnsafeBytes(send)
        for block in blocks {
            withUnsafeBytes(of: Int32(block.count), send)
            block.withUnsafeBytes(send)
        }
        close(pipe.write)
        return DecoderProcess(program: "", seconds: 10).receiveSound(
            from: pipe.read, mostSamples: 10, until: now() + 10)
    }
}
