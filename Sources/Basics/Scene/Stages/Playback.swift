// SPDX-License-Identifier: GPL-3.0-or-later
/// What a sound player of a page plays, by the page's time. While it goes on, only its volume, its pan, and
/// the number of its repetitions change.
package struct Playback: Equatable, Sendable {
    /// The number of the player.
    package var player: Int
    /// The absolute path of the sound file; `nil` if its bytes are in the memory of the page.
    package var file: String?
    /// When it began, in seconds of the page's time.
    package var start: Double
    /// The position in the sound at that time, in seconds. Repetitions count.
    package var offset: Double
    /// How many times as fast as normal it is.
    package var rate: Double
    /// How often the sound is repeated; `nil` if that is endless.
    package var repetitions: Int?
    /// The place between the left, -1, and the right, 1.
    package var pan: Double
    /// The volume.
    package var volume: VolumeRamp

    /// The largest number of players that are heard at the same time.
    package static let maxCount = 32
    /// The largest number of bytes of all sounds in the memory of a page.
    package static let maxBytes = 8 << 20
    /// The range of rates.
    package static let rates = 0.5...2.0

    /// Creates a playback.
    package init(
        player: Int, file: String?, start: Double, offset: Double, rate: Double = 1, repetitions: Int? = 0,
        pan: Double = 0,
        volume: VolumeRamp = VolumeRamp(1)
    ) {
        self.player = player
        self.file = file
        self.start = start
        self.offset = offset
        self.rate = rate
        self.repetitions = repetitions
        self.pan = pan
        self.volume = volume
    }

    /// Returns whether a later playback of the same player goes on with this one.
    package func goesOn(as later: Playback) -> Bool {
        var same = later
        (same.repetitions, same.pan, same.volume) = (repetitions, pan, volume)
        return same == self
    }
}

/// A volume, 0...1, that changes from one value to another.
package struct VolumeRamp: Equatable, Sendable {
    /// The volume before and after the change.
    package var from: Double, to: Double
    /// When the change begins, in seconds of the page's time, and how long it takes.
    package var start: Double, duration: Double

    /// Creates a change.
    package init(from: Double, to: Double, start: Double, duration: Double) {
        (self.from, self.to, self.start, self.duration) = (from, to, start, duration)
    }

    /// Creates a volume that does not change.
    package init(_ volume: Double) { self.init(from: volume, to: volume, start: 0, duration: 0) }

    /// Returns the volume at a time.
    package func volume(at time: Double) -> Double {
        guard time < start + duration else { return to }
        return time > start ? from + (to - from) * (time - start) / duration : from
    }
}
