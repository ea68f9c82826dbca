// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

/// The sounds in the memory of a page, of which the page and the window remove the same.
struct SoundDataTests {
    private static let half = [UInt8](repeating: 1, count: Playback.maxBytes / 2)

    @Test func othersAreRemovedOnlyWhenThereIsNoRoom() {
        var data = SoundData()
        data.add(Self.half, of: 1)
        data.add([2], of: 1)
        data.add(Self.half, of: 2)
        #expect(data.all.keys.sorted() == [1, 2] && data.all[1] == [2])
        data.add(Self.half, of: 3)
        #expect(data.all.keys.sorted() == [3])
    }
}
