// SPDX-License-Identifier: GPL-3.0-or-later
import GLibKit
import Scene

/// What a player of a page plays, from when the window has learned of it until its end.
final class HeardPlayback {
    /// The file and its version.
    let key: String
    private var playback: Playback
    /// The time of the page at which the window has learned of it.
    private let arrival: Double
    /// What is added to the monotonic clock to get the time of the page.
    private var offset: Double
    private var sound: DecodedSound?
    private var voice: SoundVoice?
    /// The time of the page at which its player has stopped it.
    private var release: Double?

    /// The time after its beginning in which a sound is heard from its beginning, and the one before its end in which it is
    /// heard to its end, in seconds.
    private static let (fresh, over) = (0.5, 0.05)
    /// How much the page may be slower or faster than the sound from one message to the next, in seconds.
    private static let drift = 0.5

    init(_ playback: Playback, key: String, at time: Double, offset: Double) {
        (self.playback, self.key, arrival, self.offset) = (playback, key, time, offset)
    }

    /// Goes on as a later playback. Returns false if that is another one, or the same one at another time: the page may have
    /// started over.
    func goesOn(as later: Playback, offset: Double) -> Bool {
        guard playback.goesOn(as: later), abs(offset - self.offset) < Self.drift else { return false }
        (playback, self.offset) = (later, offset)
        voice?.update(later, offset: offset)
        return true
    }

    /// Begins with a sound that was decoded.
    func begin(_ sound: DecodedSound) {
        self.sound = sound
        // It may have been stopped while it was decoded.
        guard release.map(isOver) ?? true else { return }
        let elapsed = arrival - playback.start < Self.fresh ? 0 : now() + offset - playback.start
        voice = SoundVoice(
            sound, playback, at: playback.offset + max(0, elapsed) * playback.rate, offset: offset)
    }

    /// Stops the sound, unless it is so close to its end that its player may only have been ahead.
    func release(at time: Double) {
        release = time
        if !isOver(at: time) { stop() }
    }

    func stop() { voice?.stop() }

    private func isOver(at time: Double) -> Bool {
        guard let sound, let repetitions = playback.repetitions else { return false }
        let length = (Double(repetitions) + 1) * sound.duration - playback.offset
        return time >= playback.start + length / playback.rate - Self.over
    }
}
