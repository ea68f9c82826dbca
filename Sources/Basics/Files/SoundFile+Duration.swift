// SPDX-License-Identifier: GPL-3.0-or-later
/// Durations of sounds, read from their headers without decoding them.
extension SoundFile {
    /// Returns the duration of an Ogg Vorbis or WAV file with the given bytes, in seconds. Returns `nil` if the file has
    /// another format or is incomplete.
    package static func duration(in bytes: [UInt8]) -> Double? {
        let file = SoundBytes(bytes: bytes)
        if file.has("OggS", at: 0) { return SoundHeader(vorbis: file)?.duration }
        // Tag 1 is uncompressed, and so is tag 0xFFFE in almost all files.
        guard let wave = WaveHeader(of: file), wave.tag == 1 || wave.tag == 0xFFFE else { return nil }
        let bytesPerSecond = wave.channels * wave.sampleRate * (wave.bits / 8)
        return bytesPerSecond > 0 ? Double(wave.count) / Double(bytesPerSecond) : nil
    }
}
