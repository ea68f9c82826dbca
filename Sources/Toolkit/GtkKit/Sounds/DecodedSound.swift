// SPDX-License-Identifier: GPL-3.0-or-later
import CDecoderLink
import Files
import Glibc

/// The reason why a sound file was rejected.
package enum SoundError: Error, Equatable, Sendable {
    case missing, tooManyBytes, tooLong, unknownKind, damaged, tooSlow, noDecoder, noLibrary
}

/// The samples of a sound file, which `peekaboard-decoder` has decoded, because files are untrusted.
package nonisolated final class DecodedSound: Sendable {
    /// The possible numbers of samples of a channel in a second.
    static let sampleRates = 1000...192_000
    /// The largest number of samples of all channels: six minutes in stereo at 44.1 kHz.
    static let maxSamples = 32 << 20

    /// The samples of all channels side by side.
    let samples: [Int16]
    /// The number of channels: one or two.
    let channels: Int
    /// The number of samples of a channel in a second.
    let sampleRate: Int

    init(samples: [Int16], channels: Int, sampleRate: Int) {
        (self.samples, self.channels, self.sampleRate) = (samples, channels, sampleRate)
    }

    /// The number of samples of a channel.
    var frames: Int { samples.count / channels }
    /// The duration in seconds.
    var duration: Double { Double(frames) / Double(sampleRate) }

    /// Reads and decodes a sound file. The call blocks, so use it only off the main thread.
    static func read(path: String, with decoder: PictureDecoder = .shared) -> Result<DecodedSound, SoundError> {
        guard let bytes = contents(ofFile: path, limit: SoundFile.maxBytes) else {
            return .failure(FileStatus(of: path)?.size == nil || SoundFile.isPlayable(path) ? .missing : .tooManyBytes)
        }
        return decode(bytes, with: decoder)
    }

    /// Decodes the bytes of a sound file. The call blocks, so use it only off the main thread.
    static func decode(_ bytes: [UInt8], with decoder: PictureDecoder = .shared) -> Result<DecodedSound, SoundError> {
        let process = decoder.take()
        defer { decoder.put(process) }
        return bytes.withUnsafeBytes { file in
            Result { () throws(SoundError) in try process.decodeSound(file, mostSamples: maxSamples) }
        }
    }
}
