// SPDX-License-Identifier: GPL-3.0-or-later
// The player owns what is heard and the sounds that were decoded. A sound that is almost over is left to its voice.

import CGtk
import Files
import GLibKit
import Scene

/// Plays what the sound players of a page play.
@MainActor package final class PlaybackPlayer {
    /// Whether sounds are on in this program.
    package var isOn: Bool { didSet { play(latest.playbacks, at: now() + latest.offset) } }
    /// Called with a message for the user about a file that cannot be played.
    package var refused: (String) -> Void = { _ in }

    /// The largest number of samples that are kept, apart from those that are about to be played no more.
    private static let maxSamples = 2 * DecodedSound.maxSamples
    /// The largest numbers of files that are decoded at the same time, of messages, and of sounds and failures that are kept.
    private static let (maxLoads, maxMessages, maxSounds) = (16, 20, 1000)

    /// What the page plays, and what is added to the monotonic clock to get its time.
    private var latest: (playbacks: [Playback], offset: Double) = ([], 0)
    /// What is heard, by the numbers of the players.
    private var heard: [Int: HeardPlayback] = [:]
    /// The sounds that were decoded, by file and version; `nil` if that has failed.
    private var sounds: [String: DecodedSound?] = [:]
    /// What waits for a file.
    private var waiting: [String: [HeardPlayback]] = [:]
    private var messages = 0
    /// The sounds in the memory of the page, by the numbers of their players.
    private var memory = SoundData()

    /// Creates a player.
    package init(isOn: Bool) { self.isOn = isOn }

    isolated deinit { play([], at: 0) }

    /// Notes the bytes of the sound file of a player that has none on the disk.
    package func setSound(_ bytes: [UInt8], of player: Int) { memory.add(bytes, of: player) }

    /// Forgets the sounds in the memory of a page, because another one is shown.
    package func forgetMemory() { memory = SoundData() }

    /// Plays what a page plays at a time of the page, in seconds, and stops everything else.
    package func play(_ playbacks: [Playback], at time: Double) {
        let offset = time - now()
        latest = (playbacks, offset)
        var rest = heard
        heard = [:]
        for playback in playbacks where isOn {
            let before = rest[playback.player]
            if let before, before.goesOn(as: playback, offset: offset) {
                rest[playback.player] = nil
                heard[playback.player] = before
            } else {
                begin(playback, at: time, offset: offset)
            }
        }
        for one in rest.values { one.release(at: time) }
    }

    private func begin(_ playback: Playback, at time: Double, offset: Double) {
        let bytes = playback.file == nil ? memory.all[playback.player] ?? [] : []
        let version = playback.file.map { FileStatus(of: $0)?.stamp ?? "" } ?? "\(bytes.hashValue)"
        let key = "\(playback.file ?? "")\n\(version)"
        let new = HeardPlayback(playback, key: key, at: time, offset: offset)
        // What is too much now begins when another file has been decoded.
        guard sounds[key] != nil || waiting[key] != nil || waiting.count < Self.maxLoads else { return }
        heard[playback.player] = new
        if let known = sounds[key] { return known.map(new.begin) ?? () }
        guard waiting[key] == nil else { return waiting[key]!.append(new) }
        waiting[key] = [new]
        inBackground {
            playback.file.map { DecodedSound.read(path: $0) } ?? DecodedSound.decode(bytes)
        } then: { [weak self] result in
            self?.loaded(result, key: key, file: playback.file ?? translated("The sound in memory"))
        }
    }

    private func loaded(_ result: Result<DecodedSound, SoundError>, key: String, file: String) {
        let waiters = waiting.removeValue(forKey: key) ?? []
        defer { play(latest.playbacks, at: now() + latest.offset) }
        if sounds.count >= Self.maxSounds {
            let used = Set(heard.values.map(\.key))
            sounds = sounds.filter { used.contains($0.key) }
        }
        do throws(SoundError) {
            let sound = try result.get()
            makeRoom(for: sound.samples.count)
            sounds[key] = .some(sound)
            for waiter in waiters { waiter.begin(sound) }
        } catch {
            sounds[key] = .some(nil)
            messages += 1
            if messages <= Self.maxMessages { refused(error.message(file: file)) }
        }
    }

    /// Forgets sounds that are not heard, and then stops those that are, until there is room for another one.
    private func makeRoom(for count: Int) {
        var total = count + sounds.values.reduce(0) { $0 + ($1?.samples.count ?? 0) }
        let used = Set(heard.values.map(\.key))
        for isUsed in [false, true] {
            for (key, sound) in sounds where used.contains(key) == isUsed {
                guard total > Self.maxSamples else { return }
                total -= sound?.samples.count ?? 0
                sounds[key] = nil
                if isUsed { for one in heard.values where one.key == key { one.stop() } }
            }
        }
    }
}
