// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
import Glibc
import GtkKit
import PaintedTrees
import Scene
import TemporaryFolders
import Testing

@testable import GLibKit

/// Recording from the microphone, and playing the sounds of cards. All tests use the same sound server, one by one.
@Suite(.serialized) @MainActor struct SoundTests {
    private let folder = TemporaryFolder()

    init() { SoundServer.select() }

    /// A source that needs no sound server.
    private static let tone = "audiotestsrc samplesperbuffer=4410"

    /// Runs the main loop until a condition holds.
    private func run(until isDone: () -> Bool) {
        while !isDone() { g_main_context_iteration(nil, 1) }
    }

    /// Writes a WAV file with a square wave. Returns its path.
    private func writeTone(seconds: Double) -> String {
        func integer(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let rate = 8000
        let samples = (0..<Int(seconds * Double(rate))).map { $0 / 10 % 2 == 0 ? UInt8(228) : 28 }
        let format = integer(1, 2) + integer(1, 2) + integer(rate, 4) + integer(rate, 4) + integer(1, 2) + integer(8, 2)
        let bytes =
            Array("RIFF".utf8) + integer(samples.count + 36, 4) + Array("WAVEfmt ".utf8) + integer(16, 4) + format
            + Array("data".utf8) + integer(samples.count, 4) + samples
        let path = folder.file("\(seconds).wav")
        let isWritten = bytes.withUnsafeBytes {
            g_file_set_contents(path, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gssize($0.count), nil)
        }
        #expect(isWritten != 0)
        return path
    }

    /// Records until `isDone`, which gets the loudnesses so far. Returns the outcome and the duration of the file.
    private func record(
        with recorder: SoundRecorder, until isDone: @escaping ([Double]) -> Bool = { _ in false }
    ) -> (problem: SoundRecorder.RecordingProblem?, levels: [Double], duration: Double?) {
        var levels: [Double] = []
        var result: Result<Void, SoundRecorder.RecordingProblem>?
        let path = folder.file("sound.ogg")
        recorder.start(toFile: path) { [unowned recorder] level in
            levels.append(level)
            if isDone(levels) { recorder.stop() }
        } ended: {
            result = $0
        }
        #expect(recorder.isRecording)
        run { result != nil }
        #expect(!recorder.isRecording)
        let duration = contents(ofFile: path, limit: 1_000_000).flatMap { SoundFile.duration(in: $0) }
        if case .failure(let problem) = result { return (problem, levels, duration) }
        return (nil, levels, duration)
    }

    @Test func microphoneIsRecorded() throws {
        let server = try #require(SoundServer())
        let recording = record(with: SoundRecorder()) { $0.count { $0 > 0.5 } == 10 }
        let duration = try #require(recording.duration)
        #expect(recording.problem == nil && duration > 0.9 && duration < 30)
        // The last portion can be short.
        #expect(duration >= Double(recording.levels.count - 1) / 10 - 0.01)
        withExtendedLifetime(server) {}
    }

    @Test func everySecondRecordingWorksAsWell() {
        let recorder = SoundRecorder(source: Self.tone)
        for _ in 0..<2 {
            let recording = record(with: recorder)
            #expect(recording.problem == nil && recording.levels.allSatisfy { $0 > 0.8 && $0 <= 1 })
        }
    }

    @Test func recordingEndsAfterTheMaximumDuration() throws {
        let recording = record(with: SoundRecorder(source: Self.tone))
        #expect(recording.problem == nil && recording.levels.count == 299)
        #expect(try abs(#require(recording.duration) - SoundRecorder.maxSeconds) < 0.02)
    }

    @Test func silenceHasNoLevel() {
        let recording = record(with: SoundRecorder(source: Self.tone + " wave=silence"))
        #expect(recording.problem == nil && recording.levels.allSatisfy { $0 == 0 } && recording.duration != nil)
    }

    @Test func recordingThatIsStoppedAtOnceIsReported() {
        let recorder = SoundRecorder(source: Self.tone + " is-live=true")
        var problem: SoundRecorder.RecordingProblem?
        recorder.start(toFile: folder.file("a.ogg")) { _ in
        } ended: {
            if case .failure(let one) = $0 { problem = one }
        }
        recorder.stop()
        run { problem != nil }
        #expect(problem == .empty)
    }

    @Test func canceledRecordingIsNotReported() {
        let recorder = SoundRecorder(source: Self.tone + " is-live=true")
        for isStarted in [false, true] {
            var hasSound = false
            recorder.start(toFile: folder.file("a.ogg")) { _ in
                hasSound = true
            } ended: { _ in
                Issue.record()
            }
            if isStarted { run { hasSound } }
            recorder.cancel()
            #expect(!recorder.isRecording)
        }
        // The next recording of the same recorder is complete.
        #expect(record(with: recorder) { $0.count == 3 }.problem == nil)
    }

    @Test func missingServerIsReported() {
        #expect(record(with: SoundRecorder()).problem == .noServer)
    }

    @Test func missingMicrophoneIsReported() throws {
        let server = try #require(SoundServer(hasMicrophone: false))
        #expect(record(with: SoundRecorder()).problem == .noMicrophone)
        withExtendedLifetime(server) {}
    }

    @Test func missingPluginIsReported() {
        #expect(record(with: SoundRecorder(source: "nosuchsource")).problem == .noPlugins)
    }

    @Test func unwritableFileIsReported() {
        let recorder = SoundRecorder(source: Self.tone)
        var problem: SoundRecorder.RecordingProblem?
        recorder.start(toFile: folder.file("nowhere/a.ogg")) { _ in
        } ended: {
            if case .failure(let one) = $0 { problem = one }
        }
        run { problem != nil }
        #expect(problem == .unwritable)
        recorder.start(toFile: "/dev/full") { _ in
        } ended: {
            if case .failure(let one) = $0 { problem = one } else { Issue.record() }
        }
        problem = nil
        run { problem != nil }
        #expect(problem == .unwritable)
    }

    @Test func soundOfACardIsHeardUntilItIsStopped() throws {
        let server = try #require(SoundServer())
        let path = writeTone(seconds: 20)
        let player = SoundPlayer(folder: folder.path, isOn: true) { false }
        let ear = SoundRecorder(source: SoundServer.loudspeaker)
        var levels: [Double] = []
        ear.start(toFile: folder.file("heard.ogg")) {
            levels.append($0)
        } ended: { _ in
        }
        // Event sounds are off.
        player.play(file: path)
        #expect(player.content == nil)
        player.play(content: path)
        #expect(player.content == path)
        run { levels.last.map { $0 > 0.5 } ?? false }
        player.stopContent()
        #expect(player.content == nil)
        run { levels.last == 0 }
        player.isOn = false
        player.play(content: path)
        #expect(player.content == nil)
        withExtendedLifetime(server) {}
    }

    @Test func soundOfACardEnds() throws {
        let server = try #require(SoundServer())
        let (short, long) = (writeTone(seconds: 0.1), writeTone(seconds: 20))
        let player = SoundPlayer(folder: folder.path, isOn: true) { true }
        player.play(content: long)
        player.play(content: short)
        #expect(player.content == short)
        run { player.content == nil }
        player.play(content: folder.file("nothing.wav"))
        #expect(player.content == nil)
        withExtendedLifetime(server) {}
    }

    @Test func soundOfAPlayerIsHeardWhileItIsPlayed() throws {
        let server = try #require(SoundServer())
        PictureDecoder.useBuilt()
        let player = PlaybackPlayer(isOn: true)
        player.refused = { Issue.record("\($0)") }
        let ear = SoundRecorder(source: SoundServer.loudspeaker)
        var level = 0.0
        ear.start(toFile: folder.file("heard.ogg")) {
            level = $0
        } ended: { _ in
        }
        var tone = Playback(player: 1, file: writeTone(seconds: 1), start: 0, offset: 0.5, repetitions: nil)
        player.play([tone], at: 0)
        run { level > 0.5 }
        tone.volume = VolumeRamp(0)
        player.play([tone], at: 1)
        run { level == 0 }
        tone.volume = VolumeRamp(1)
        player.play([tone], at: 2)
        run { level > 0.5 }
        player.play([], at: 3)
        run { level == 0 }
        player.play([tone], at: 3)
        run { level > 0.5 }
        player.isOn = false
        run { level == 0 }
        player.isOn = true
        run { level > 0.5 }
        withExtendedLifetime(server) {}
    }

    @Test func soundsOfPlayersEnd() throws {
        let server = try #require(SoundServer())
        PictureDecoder.useBuilt()
        let player = PlaybackPlayer(isOn: true)
        let ear = SoundRecorder(source: SoundServer.loudspeaker)
        var levels: [Double] = []
        ear.start(toFile: folder.file("heard.ogg")) {
            levels.append($0)
        } ended: { _ in
        }
        // The page is ahead: its player has come to the end before the sound was decoded.
        player.play([Playback(player: 1, file: writeTone(seconds: 0.4), start: 0, offset: 0)], at: 0)
        player.play([], at: 0.4)
        run { levels.contains { $0 > 0.5 } && levels.last == 0 }
        withExtendedLifetime(server) {}
    }

    @Test func soundInMemoryIsHeard() throws {
        let server = try #require(SoundServer())
        PictureDecoder.useBuilt()
        let player = PlaybackPlayer(isOn: true)
        let ear = SoundRecorder(source: SoundServer.loudspeaker)
        var level = 0.0
        ear.start(toFile: folder.file("heard.ogg")) {
            level = $0
        } ended: { _ in
        }
        player.setSound(try #require(contents(ofFile: writeTone(seconds: 20), limit: 1_000_000)), of: 3)
        player.play([Playback(player: 3, file: nil, start: 0, offset: 0)], at: 0)
        run { level > 0.5 }
        withExtendedLifetime(server) {}
    }

    @Test func fileThatIsNoSoundIsRefusedOnce() {
        PictureDecoder.useBuilt()
        let player = PlaybackPlayer(isOn: true)
        var messages: [String] = []
        player.refused = { messages.append($0) }
        let path = folder.write("a.m4a", "no sound")
        for start in 0..<3 {
            player.play([Playback(player: 1, file: path, start: Double(start), offset: 0)], at: Double(start))
            run { !messages.isEmpty }
        }
        #expect(messages == ["\(path) is in an unsupported sound format: use WAV, Ogg, FLAC, or MP3"])
    }

    @Test func cardsAreSilentWithoutAServer() {
        let path = writeTone(seconds: 20)
        let player = SoundPlayer(folder: folder.path, isOn: true) { true }
        player.play(content: path)
        run { player.content == nil }
    }
}
