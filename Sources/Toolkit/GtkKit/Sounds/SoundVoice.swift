// SPDX-License-Identifier: GPL-3.0-or-later
// A voice is owned by those who control it and by its thread, which lives as long as the sound.

import CGtk
import CSoundOutput
import GLibKit
import Glibc
import Scene
import Synchronization

/// A sound that is being played on a thread of its own, through PulseAudio's functions: GSound can neither change the volume
/// of a sound that is playing nor begin or repeat it anywhere.
nonisolated final class SoundVoice: Sendable {
    private struct Settings {
        var playback: Playback
        /// What is added to the monotonic clock to get the time of the page.
        var offset: Double
        var isStopped = false
    }

    private let settings: Mutex<Settings>
    /// How many threads play sounds. One whose server does not answer plays on after it was stopped.
    private static let threads = Mutex(0)
    private static let maxThreads = 2 * Playback.maxCount

    /// How much is mixed at a time, and how much the server has in advance, in seconds.
    private static let (part, latency) = (0.02, 0.1)

    /// Plays a sound from a position on, in seconds. The time of the page is the monotonic clock plus `offset`.
    @MainActor init(_ sound: DecodedSound, _ playback: Playback, at position: Double, offset: Double) {
        settings = Mutex(Settings(playback: playback, offset: offset))
        inBackground {
            self.run(sound, SoundMixer(sound, at: position), rate: playback.rate)
        } then: { _ in
        }
    }

    /// Changes the volume, the pan, and the number of repetitions.
    func update(_ playback: Playback, offset: Double) {
        settings.withLock { ($0.playback, $0.offset) = (playback, offset) }
    }

    /// Stops the sound.
    func stop() { settings.withLock { $0.isStopped = true } }

    private func run(_ sound: DecodedSound, _ start: SoundMixer, rate: Double) {
        let number = Self.threads.withLock { count in
            count += 1
            return count
        }
        defer { Self.threads.withLock { $0 -= 1 } }
        guard number <= Self.maxThreads else { return debug("A sound is not played: too many others have not ended") }
        guard let pulse = pulse_library.installed else {
            return debug("A sound is not played: PulseAudio’s library is not installed")
        }
        // Playing it faster makes it higher.
        var format = pa_sample_spec(
            format: PA_SAMPLE_S16LE, rate: UInt32(Double(sound.sampleRate) * rate), channels: 2)
        let second = Int(format.rate)
        var buffer = pa_buffer_attr(
            maxlength: .max, tlength: UInt32(Double(4 * second) * Self.latency), prebuf: .max, minreq: .max,
            fragsize: .max)
        let name = g_get_prgname()
        guard
            let stream = pulse.pa_simple_new(
                nil, name, PA_STREAM_PLAYBACK, nil, name, &format, nil, &buffer, nil)
        else { return debug("A sound is not played: there is no sound server") }
        defer { pulse.pa_simple_free(stream) }
        var mixer = start
        while true {
            let settings = settings.withLock { $0 }
            guard !settings.isStopped else { return _ = pulse.pa_simple_flush(stream, nil) }
            let (playback, time) = (settings.playback, now() + settings.offset)
            let samples = mixer.next(
                frames: Int(Double(second) * Self.part), repetitions: playback.repetitions,
                volume: (playback.volume.volume(at: time), playback.volume.volume(at: time + Self.part)),
                pan: playback.pan)
            guard !samples.isEmpty else { return _ = pulse.pa_simple_drain(stream, nil) }
            guard pulse.pa_simple_write(stream, samples, samples.count * 2, nil) == 0 else { return }
        }
    }
}

nonisolated extension pulse_library {
    /// The library, if it is installed.
    fileprivate static let installed: pulse_library? = {
        var library = pulse_library()
        return pulse_library_load(&library) ? library : nil
    }()
}
