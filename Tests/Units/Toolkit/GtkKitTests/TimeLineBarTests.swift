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
        let places = TimeLineScale(length: 300)
        #expect(TimeLineBar.position(at: Double(position), ticks: ticks, reach: 4, on: places) == chosen)
    }

    @Test func keysChooseEveryPosition() {
        let places = TimeLineScale(length: 300)
        let chosen = (0..<300).map {
            TimeLineBar.position(at: Double($0), ticks: [10, 11, 200], reach: 0, on: places)
        }
        #expect(chosen == Array(0..<300))
    }

    @Test func pausesTakeLittleRoom() {
        let scale = TimeLineScale(length: 1000, pauses: [10..<25, 100..<600, 600..<900, 990..<2000], room: 20)
        let places = [0, 25, 100, 350, 600, 900, 990, 1000, 1200].map(scale.place)
        #expect(places == [0, 25, 100, 110, 120, 140, 230, 240, 240] && scale.length == 240)
        #expect([-1, 0, 110, 120, 140, 239, 500].map(scale.position) == [0, 0, 350, 600, 900, 999, 1000])
        #expect((0...1000).allSatisfy { abs(scale.position(at: scale.place(of: $0)) - $0) <= 1 })
    }

    @Test func tickInAPauseIsChosenByItsPlace() {
        let scale = TimeLineScale(length: 10_000, pauses: [0..<5000, 5000..<10_000], room: 30)
        #expect(TimeLineBar.position(at: 28, ticks: [5000], reach: 2, on: scale) == 5000)
        #expect(TimeLineBar.position(at: 27, ticks: [5000], reach: 2, on: scale) == 4500)
    }

    @Test func emptyTimeLineHasOnePosition() {
        let scale = TimeLineScale(length: 0, pauses: [0..<0], room: 30)
        #expect(scale.length == 0 && scale.place(of: 0) == 0 && scale.position(at: 1) == 0)
    }
}
