// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import GtkKit

/// What is heard of a sound.
struct SoundMixerTests {
    /// A sound of four samples in each channel, at 1000 samples a second.
    private let stereo = DecodedSound(
        samples: [100, -100, 200, -200, 300, -300, 400, -400], channels: 2, sampleRate: 1000)
    private let mono = DecodedSound(samples: [100, 200, 300, 400], channels: 1, sampleRate: 1000)

    private func mix(
        _ sound: DecodedSound, at position: Double = 0, parts: [Int], repetitions: Int? = 0,
        volume: (start: Double, end: Double) = (1, 1), pan: Double = 0
    ) -> [[Int16]] {
        var mixer = SoundMixer(sound, at: position)
        return parts.map { mixer.next(frames: $0, repetitions: repetitions, volume: volume, pan: pan) }
    }

    @Test func soundIsPlayedPartByPart() {
        #expect(
            mix(stereo, parts: [3, 3, 3]) == [[100, -100, 200, -200, 300, -300], [400, -400], []])
        #expect(mix(mono, parts: [2]) == [[100, 100, 200, 200]])
        #expect(mono.duration == 0.004 && stereo.duration == 0.004)
    }

    @Test func soundBeginsAnywhere() {
        #expect(mix(mono, at: 0.003, parts: [9, 9]) == [[400, 400], []])
        #expect(mix(mono, at: 0.004, parts: [9]) == [[]] && mix(mono, at: 1e300, parts: [9]) == [[]])
        // In the second repetition.
        #expect(mix(mono, at: 0.010, parts: [9], repetitions: 2) == [[300, 300, 400, 400]])
    }

    @Test func repetitionsFollowWithoutAGap() {
        let twice = mix(mono, at: 0.002, parts: [9], repetitions: 1)[0]
        #expect(twice.count == 12 && twice[..<8] == [300, 300, 400, 400, 100, 100, 200, 200])
        let endless = mix(mono, at: 0.002, parts: [100_000, 1], repetitions: nil)
        #expect(endless.map(\.count) == [200_000, 2] && endless[1] == [300, 300])
        #expect(mix(mono, parts: [10], repetitions: .max)[0].count == 20)
    }

    @Test func volumeChangesEvenly() {
        #expect(mix(mono, parts: [4], volume: (0, 1)) == [[0, 0, 50, 50, 150, 150, 300, 300]])
        #expect(mix(mono, parts: [4], volume: (0, 0))[0].allSatisfy { $0 == 0 })
    }

    @Test func panTakesFromTheOtherSide() {
        #expect(mix(mono, parts: [2], pan: -1) == [[100, 0, 200, 0]])
        #expect(mix(mono, parts: [2], pan: 0.5) == [[50, 100, 100, 200]])
    }

    @Test func loudestSamplesAreSurvived() {
        let sound = DecodedSound(samples: [.min, .max], channels: 1, sampleRate: 1000)
        #expect(mix(sound, parts: [2]) == [[.min, .min, .max, .max]])
    }
}
