// SPDX-License-Identifier: GPL-3.0-or-later
import AVFoundation
import Scene
import Testing
import ViewKit

/// AVAudioPlayer: what it is doing at each step of the page's time, and what the window is to play.
@Suite(.serialized) struct AVAudioPlayerTests {
    private let folder = SoundFolder()
    private let time = PageContext.current.time

    /// Notes when sounds end.
    private final class Listener: NSObject, AVAudioPlayerDelegate {
        var ends: [Int] = []
        var wasPlaying: [Bool] = []
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            ends.append(PageContext.current.time.step)
            wasPlaying.append(player.isPlaying)
        }
    }

    private var playbacks: [Playback] { PageContext.current.heardPlaybacks }

    private func newPlayer() throws -> AVAudioPlayer { try AVAudioPlayer(contentsOf: folder.sound) }

    /// Returns whether two times are the same apart from rounding.
    private func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

    @Test func playerKnowsItsSound() throws {
        let player = try newPlayer()
        #expect(player.duration == 1 && player.numberOfChannels == 1 && player.url == folder.sound)
        #expect(player.currentTime == 0 && !player.isPlaying && player.volume == 1 && player.data == nil)
        #expect(player.prepareToPlay() && playbacks.isEmpty)
        let other = try AVAudioPlayer(data: folder.bytes, fileTypeHint: AVFileType.wav.rawValue)
        #expect(other.duration == 1 && other.url == nil && other.data == folder.bytes)
    }

    @Test func errorSaysWhatIsWrong() throws {
        let missing = URL(fileURLWithPath: "/nonexistent/a.wav")
        for url in [missing, folder.text, URL(string: "https://example.org/a.mp3")!] {
            do {
                _ = try AVAudioPlayer(contentsOf: url)
                Issue.record("\(url) is not a sound")
            } catch {
                #expect(!error.localizedDescription.isEmpty && (error as NSError).domain == "NSOSStatusErrorDomain")
            }
        }
        #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data([1, 2, 3])) }
    }

    @Test func playerWithoutASoundPlaysNothing() {
        let player = AVAudioPlayer()
        player.currentTime = 3
        #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying && player.currentTime == 0)
        player.stop()
        #expect(playbacks.isEmpty)
    }

    @Test func soundIsPlayedToItsEnd() throws {
        let (player, listener) = (try newPlayer(), Listener())
        player.delegate = listener
        let start = time.step
        #expect(player.play() && player.play() && player.isPlaying)
        #expect(playbacks.map(\.file) == [folder.sound.path] && playbacks[0].start == PageTime.seconds(start))
        #expect(playbacks[0].offset == 0 && playbacks[0].repetitions == 0)
        time.run(steps: 30)
        #expect(isSame(player.currentTime, 0.5) && listener.ends.isEmpty)
        time.run(steps: 60)
        #expect(listener.ends == [start + 60] && listener.wasPlaying == [false])
        #expect(!player.isPlaying && player.currentTime == 0 && playbacks.isEmpty && time.activity == .still)
    }

    @Test func pausedSoundGoesOnWhereItWas() throws {
        let (player, listener) = (try newPlayer(), Listener())
        player.delegate = listener
        player.play()
        time.run(steps: 15)
        player.pause()
        #expect(!player.isPlaying && playbacks.isEmpty && time.activity == .still)
        time.run(steps: 100)
        #expect(isSame(player.currentTime, 0.25) && listener.ends.isEmpty)
        player.play()
        let start = time.step
        #expect(isSame(playbacks[0].offset, 0.25) && playbacks[0].start == PageTime.seconds(start))
        time.run(steps: 60)
        #expect(listener.ends == [start + 45])
    }

    @Test func positionCanBeSet() throws {
        let (player, listener) = (try newPlayer(), Listener())
        player.delegate = listener
        player.currentTime = 0.75
        #expect(player.currentTime == 0.75)
        let start = time.step
        player.play()
        #expect(playbacks[0].offset == 0.75)
        time.run(steps: 6)
        player.currentTime = 0.5
        #expect(playbacks[0].offset == 0.5 && playbacks[0].start == PageTime.seconds(start + 6))
        time.run(steps: 60)
        #expect(listener.ends == [start + 36])
        for (time, result) in [(-1, 0), (7, 1), (.nan, 0)] as [(Double, Double)] {
            player.currentTime = time
            #expect(player.currentTime == result)
        }
        // At the end, it begins again.
        player.currentTime = 1
        player.play()
        #expect(playbacks[0].offset == 0)
        player.stop()
    }

    @Test func soundWhosePositionIsSetToItsEndEnds() throws {
        let (player, listener) = (try newPlayer(), Listener())
        player.delegate = listener
        player.play()
        time.run(steps: 6)
        player.currentTime = 1
        let end = time.step
        time.run(steps: 60)
        #expect(!player.isPlaying && listener.ends.first.map { $0 <= end + 1 } == true && playbacks.isEmpty)
    }

    @Test func soundIsRepeated() throws {
        let (player, listener) = (try newPlayer(), Listener())
        player.delegate = listener
        player.numberOfLoops = 2
        let start = time.step
        player.play()
        #expect(playbacks[0].repetitions == 2)
        time.run(steps: 90)
        #expect(isSame(player.currentTime, 0.5))
        player.currentTime = 0
        #expect(playbacks[0].offset == 1)
        time.run(steps: 200)
        #expect(listener.ends == [start + 210])
    }

    @Test func endlessSoundIsPlayedUntilItIsStopped() throws {
        let (player, listener) = (try newPlayer(), Listener())
        player.delegate = listener
        player.numberOfLoops = -1
        player.play()
        #expect(playbacks[0].repetitions == .some(nil) && time.activity == .still)
        time.run(steps: 1215)
        #expect(player.isPlaying && isSame(player.currentTime, 0.25))
        // The present repetition is the last one then.
        player.numberOfLoops = 0
        time.run(steps: 44)
        #expect(listener.ends.isEmpty)
        time.run(steps: 1)
        #expect(listener.ends == [time.step])
    }

    @Test func rateCountsIfItIsEnabled() throws {
        let (player, listener) = (try newPlayer(), Listener())
        player.delegate = listener
        player.rate = 2
        let start = time.step
        player.play()
        #expect(playbacks[0].rate == 1)
        time.run(steps: 30)
        player.enableRate = true
        #expect(playbacks[0].rate == 2 && isSame(playbacks[0].offset, 0.5))
        time.run(steps: 6)
        #expect(isSame(player.currentTime, 0.7))
        time.run(steps: 60)
        #expect(listener.ends == [start + 45])
        for (rate, result) in [(100, 2), (0, 0.5), (-1, 0.5), (.nan, 0.5)] as [(Float, Double)] {
            player.rate = rate
            player.play()
            #expect(playbacks[0].rate == result)
            player.stop()
        }
    }

    @Test func volumeFadesWithoutBeginningAgain() throws {
        let player = try newPlayer()
        player.numberOfLoops = -1
        player.volume = 0.2
        player.play()
        let first = playbacks[0]
        time.run(steps: 60)
        player.setVolume(1, fadeDuration: 2)
        #expect(player.volume == 1 && first.goesOn(as: playbacks[0]))
        let now = time.seconds
        let volumes = [0, 1, 2, 9].map { playbacks[0].volume.volume(at: now + $0) }
        #expect(zip(volumes, [0.2, 0.6, 1, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
        // A change in the middle begins with the volume of that time.
        time.run(steps: 60)
        player.volume = 5
        #expect(playbacks[0].volume.volume(at: time.seconds) == 1)
        player.pan = -7
        #expect(playbacks[0].pan == -1 && first.goesOn(as: playbacks[0]))
    }

    @Test func impossibleNumbersAreMadePossible() throws {
        let player = try newPlayer()
        player.numberOfLoops = .max
        player.play()
        #expect(playbacks[0].repetitions == .max)
        for (number, volume) in [(-.infinity, 0), (.nan, 0), (.infinity, 1)] as [(Float, Float)] {
            player.volume = number
            #expect(player.volume == volume)
        }
        player.setVolume(1, fadeDuration: .infinity)
        #expect(playbacks[0].volume.duration.isFinite)
        player.setVolume(0, fadeDuration: .nan)
        #expect(playbacks[0].volume.duration == 0)
        player.pan = .nan
        #expect(playbacks[0].pan == -1)
    }

    @Test func playerWaitsForATime() throws {
        let (player, listener) = (try newPlayer(), Listener())
        player.delegate = listener
        let start = time.step
        #expect(player.play(atTime: player.deviceCurrentTime + 0.5) && player.isPlaying)
        #expect(playbacks.isEmpty && player.currentTime == 0)
        player.volume = 0.5
        time.run(steps: 30)
        #expect(playbacks.map(\.start) == [PageTime.seconds(start + 30)])
        time.run(steps: 60)
        #expect(listener.ends == [start + 90])
        player.play(atTime: player.deviceCurrentTime + 0.5)
        player.stop()
        time.run(steps: 60)
        #expect(!player.isPlaying && playbacks.isEmpty)
    }

    @Test func soundOfAForgottenPlayerStops() throws {
        var player: AVAudioPlayer? = try newPlayer()
        player?.play()
        #expect(playbacks.count == 1)
        player = nil
        #expect(playbacks.isEmpty && time.activity == .still)
    }

    @Test func soundInMemoryIsGivenToTheWindow() throws {
        var player: AVAudioPlayer? = try AVAudioPlayer(data: folder.bytes)
        #expect(PageContext.current.soundData.isEmpty)
        player?.play()
        #expect(PageContext.current.soundData.values.map { $0 } == [Array(folder.bytes)])
        #expect(playbacks.map(\.file) == [nil])
        player = nil
        #expect(PageContext.current.soundData.isEmpty && playbacks.isEmpty)
    }

    @Test func largeSoundInMemoryIsNotHeard() throws {
        let player = try AVAudioPlayer(data: folder.bytes + Data(count: Playback.maxBytes))
        player.play()
        #expect(player.isPlaying && playbacks.isEmpty && PageContext.current.soundData.isEmpty)
        player.stop()
    }

    @Test func newestPlayersAreHeard() throws {
        let players = try (0..<Playback.maxCount + 2).map { _ in try newPlayer() }
        for player in players { player.play() }
        #expect(playbacks.count == Playback.maxCount && players.allSatisfy(\.isPlaying))
        players[5].stop()
        #expect(playbacks.count == Playback.maxCount)
        for player in players { player.stop() }
        #expect(playbacks.isEmpty)
    }
}
