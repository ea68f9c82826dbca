// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import TestHosts
import Testing

@testable import PageRuns

/// What the sound players of a page play, and when they are silent.
struct PlaybackTests {
    private let bench: RunnerBench
    private let page: TestProcess
    private let sound: String

    init() throws {
        bench = try RunnerBench(["Page.swift": "page", "a.wav": "sound"])
        page = try #require(bench.page)
        sound = bench.folder.file("a.wav")
    }

    private func playback(_ player: Int = 0, start: Double = 0, offset: Double = 0) -> Playback {
        Playback(player: player, file: sound, start: start, offset: offset, repetitions: nil)
    }

    private func play(_ playbacks: [Playback], on page: TestProcess? = nil) {
        (page ?? self.page).showNext(.playing(playbacks))
        bench.host.settle()
    }

    @Test func soundsOfAPageArePlayed() {
        let sounds = [playback(0), playback(3, start: 9, offset: 2)]
        play(sounds)
        #expect(bench.playbacks == sounds)
        play([sounds[1]])
        #expect(bench.playbacks == [sounds[1]])
        play([])
        #expect(bench.playbacks == [])
    }

    @Test func soundsFollowTheTimeOfThePage() throws {
        let remote = try #require(bench.remote)
        play([playback()])
        bench.host.pass(1)
        bench.runner.timeLine.pause()
        #expect(bench.playbacks == [])
        bench.host.pass(5)
        bench.runner.timeLine.goToPresent()
        #expect(bench.playbacks == [playback()] && abs(bench.playbackTime - 1) < 0.02)
        bench.host.pass(0.5)
        remote.setVisible(false, at: bench.host.now)
        #expect(bench.playbacks == [])
        bench.host.pass(5)
        remote.setVisible(true, at: bench.host.now)
        #expect(bench.playbacks == [playback()] && abs(bench.playbackTime - 1.5) < 0.02)
    }

    @Test func soundThatBeginsDuringAPauseIsHeardAfterIt() {
        bench.runner.timeLine.pause()
        play([playback()])
        #expect(bench.playbacks == [])
        bench.runner.timeLine.goToPresent()
        #expect(bench.playbacks == [playback()])
    }

    @Test func soundGoesOnWhenThePageIsReplaced() throws {
        play([playback()])
        // The process that is waiting for a page runs the next one.
        for process in bench.pages where process != page {
            process.behavior = { message, process in
                if case .replay = message { process.send(.playing([playback()])) }
                TestProcess.behave(message, process)
            }
        }
        bench.save("Page.swift", "another page")
        bench.host.settle()
        let next = try #require(bench.page)
        #expect(next != page && bench.playbacks == [playback()] && bench.silences == 0)
        play([], on: next)
        #expect(bench.playbacks == [])
    }

    @Test func soundEndsWithItsPage() {
        play([playback()])
        page.end(.signal(11))
        bench.host.settle()
        #expect(bench.playbacks == [])
    }

    @Test func soundEndsWhenThePageIsClosed() {
        play([playback()])
        bench.runner.end()
        #expect(bench.playbacks == [])
    }

    @Test func beginningsOfSoundsAreLimited() {
        let sounds = (0..<Playback.maxCount).map { playback($0) }
        play(sounds)
        #expect(bench.playbacks == Array(sounds.prefix(20)))
        // Those that go on are not limited, even if they become softer.
        let softer = sounds.prefix(20).map { sound in
            var softer = sound
            softer.volume = VolumeRamp(0.5)
            return softer
        }
        play(softer)
        #expect(bench.playbacks == softer)
        bench.host.pass(2)
        play(sounds.map { playback($0.player, start: 60) })
        #expect(bench.playbacks.count == 20)
    }

    @Test func onlySoundsThatThePageCanReadArePlayed() throws {
        var hidden = playback(1)
        hidden.file = "/etc/passwd"
        bench.forget()
        for _ in 0..<3 { play([playback(), hidden]) }
        #expect(bench.playbacks == [playback()])
        let message = "This page can’t read /etc/passwd: put it in Resources, or drop it on the window"
        #expect(bench.events("said") == ["said error: \(message)"])
    }

    @Test func soundInMemoryIsKnownBeforeItIsPlayed() throws {
        bench.forget()
        page.showNext(.soundData([1, 2, 3], player: 7))
        play([Playback(player: 7, file: nil, start: 0, offset: 0)])
        #expect(bench.events("sound") == ["sound data 3 of 7"] && bench.playbacks.map(\.player) == [7])
        // That of the next run is known when it is shown.
        for process in bench.pages where process != page {
            process.behavior = { message, process in
                if case .replay = message { process.send(.soundData([1, 2], player: 7)) }
                TestProcess.behave(message, process)
            }
        }
        bench.save("Page.swift", "another page")
        bench.host.settle()
        #expect(bench.events("sound") == ["sound data 3 of 7", "sound data 2 of 7"])
    }

    @Test func soundOutOfTurnEndsThePage() {
        page.send(.playing([playback()]))
        bench.host.settle()
        #expect(page.isKilled && bench.playbacks == [])
    }
}
