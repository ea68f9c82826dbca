// SPDX-License-Identifier: GPL-3.0-or-later
/// Makes what is heard of a sound, part by part: in stereo, repeated, and with a volume that changes.
nonisolated struct SoundMixer {
    private let sound: DecodedSound
    /// The next sample of each channel. Repetitions count.
    private(set) var frame: Int

    /// Creates a mixer that begins at a position, in seconds, in which repetitions count.
    init(_ sound: DecodedSound, at position: Double) {
        self.sound = sound
        frame = Int(min(position, 1e9) * Double(sound.sampleRate))
    }

    /// Returns the samples of the next part, left and right side by side, and none after the end. `repetitions` is `nil` if
    /// they are endless. The volume changes evenly between the two values, and the pan is between left, -1, and right, 1.
    mutating func next(
        frames count: Int, repetitions: Int?, volume: (start: Double, end: Double), pan: Double
    ) -> [Int16] {
        let length = sound.frames
        let end = repetitions.map { (Double($0) + 1) * Double(length) } ?? .infinity
        let part = Int(min(Double(count), end - Double(frame)))
        guard part > 0 else { return [] }
        // Each side keeps its loudness until the sound moves away from it.
        let (leftGain, rightGain) = (min(1, 1 - pan), min(1, 1 + pan))
        var samples: [Int16] = []
        samples.reserveCapacity(2 * part)
        for index in 0..<part {
            let place = (frame + index) % length * sound.channels
            let volume = volume.start + (volume.end - volume.start) * Double(index) / Double(count)
            let (one, other) = (sound.samples[place], sound.samples[place + sound.channels - 1])
            samples.append(Int16(Double(one) * volume * leftGain))
            samples.append(Int16(Double(other) * volume * rightGain))
        }
        frame += part
        return samples
    }
}
