// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import Testing

/// The positions that a pointer chooses on a time line.
struct TimeLineBarTests {
    @Test(arguments: [
        (100, [Int](), 100), (100, [104], 104), (100, [105], 100), (100, [96, 103], 103), (0, [3, 90], 3),
        (200, [3, 90], 200),
    ])
    func pointerChoosesTicksNearIt(position: Int, ticks: [Int], chosen: Int) {
        #expect(TimeLineBar.position(position, ticks: ticks, reach: 4) == chosen)
    }

    @Test func keysChooseEveryPosition() {
        let chosen = (0..<300).map { TimeLineBar.position($0, ticks: [10, 11, 200], reach: 0) }
        #expect(chosen == Array(0..<300))
    }
}
