// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import GtkKit

/// When a sound of a page goes on, and when it begins again.
@MainActor struct HeardPlaybackTests {
    private let playback = Playback(player: 1, file: "/a.wav", start: 2, offset: 1)

    @Test func onlyTheSamePlaybackGoesOn() {
        let heard = HeardPlayback(playback, key: "", at: 3, offset: -100)
        var changed = playback
        (changed.volume, changed.pan, changed.repetitions) = (VolumeRamp(0.5), -1, nil)
        #expect(heard.goesOn(as: changed, offset: -100) && heard.goesOn(as: playback, offset: -100))
        let others: [(inout Playback) -> Void] = [
            { $0.start = 3 }, { $0.offset = 0 }, { $0.rate = 2 }, { $0.file = "/b.wav" }, { $0.player = 2 },
        ]
        for change in others {
            var other = playback
            change(&other)
            #expect(!heard.goesOn(as: other, offset: -100))
        }
    }

    @Test func soundBeginsAgainWhenThePageStartsOver() {
        let heard = HeardPlayback(playback, key: "", at: 3, offset: -100)
        // A page that is a little slow is no reason.
        #expect(heard.goesOn(as: playback, offset: -100.3) && heard.goesOn(as: playback, offset: -100.6))
        #expect(!heard.goesOn(as: playback, offset: -130))
    }
}
