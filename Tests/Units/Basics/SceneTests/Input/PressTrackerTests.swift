// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

struct PressTrackerTests {
    private let place = Point(x: 100, y: 50)
    private var tracker = PressTracker()

    @Test mutating func releasedPressIsATap() {
        tracker.press(at: place)
        #expect(tracker.location == place)
        #expect(tracker.release() == place)
        #expect(tracker.location == nil)
    }

    @Test mutating func heldPressIsALongPressAndNotATap() {
        tracker.press(at: place)
        #expect(tracker.hold() == place)
        #expect(tracker.location == nil)
        #expect(tracker.release() == nil)
    }

    @Test mutating func longPressIsReportedOnceHoweverLongItIsHeld() {
        tracker.press(at: place)
        #expect(tracker.hold() != nil)
        #expect(tracker.hold() == nil)
        #expect(tracker.hold() == nil)
    }

    @Test mutating func pressThatMovesAwayIsNeitherTapNorLongPress() {
        tracker.press(at: place)
        let ended = tracker.move(to: Point(x: 109, y: 50))
        #expect(ended)
        #expect(tracker.hold() == nil)
        #expect(tracker.release() == nil)
    }

    @Test mutating func movingBackDoesNotRestoreAPress() {
        tracker.press(at: place)
        let ended = tracker.move(to: Point(x: 200, y: 50))
        #expect(ended)
        let back = tracker.move(to: place)
        #expect(!back)
        #expect(tracker.release() == nil)
    }

    @Test(arguments: [(108, 50), (92, 50), (100, 58), (100, 42), (105.6, 55.6), (100, 50)])
    mutating func pressCanMoveUpToTheThreshold(x: Double, y: Double) {
        tracker.press(at: place)
        let ended = tracker.move(to: Point(x: x, y: y))
        #expect(!ended)
        #expect(tracker.release() == place)
    }

    @Test(arguments: [(108.1, 50), (91.9, 50), (100, 58.1), (100, 41.9), (105.7, 55.7)])
    mutating func beyondTheThresholdAPressIsADrag(x: Double, y: Double) {
        tracker.press(at: place)
        let ended = tracker.move(to: Point(x: x, y: y))
        #expect(ended)
        #expect(tracker.release() == nil)
    }

    @Test mutating func movingAfterALongPressHasNoEffect() {
        tracker.press(at: place)
        _ = tracker.hold()
        let ended = tracker.move(to: Point(x: 200, y: 200))
        #expect(!ended)
    }

    @Test mutating func longPressCanContinueAsADrag() {
        tracker.press(at: place)
        _ = tracker.hold()
        #expect(tracker.origin == place)
        _ = tracker.move(to: Point(x: 108, y: 50))
        #expect(!tracker.isDragging)
        _ = tracker.move(to: Point(x: 109, y: 50))
        #expect(tracker.isDragging && tracker.origin == place)
        _ = tracker.move(to: place)
        #expect(tracker.isDragging)
        #expect(tracker.release() == nil)
        #expect(!tracker.isDragging && tracker.origin == nil)
    }

    @Test mutating func pressThatMovesAwayIsADragUntilItEnds() {
        tracker.press(at: place)
        #expect(!tracker.isDragging)
        _ = tracker.move(to: Point(x: 120, y: 50))
        #expect(tracker.isDragging && tracker.origin == place && tracker.location == nil)
        tracker.cancel()
        #expect(!tracker.isDragging && tracker.origin == nil)
    }

    @Test mutating func withNothingDownThereAreNoInputs() {
        let ended = tracker.move(to: Point(x: 200, y: 200))
        #expect(!ended)
        #expect(tracker.hold() == nil)
        #expect(tracker.release() == nil)
        #expect(tracker.location == nil)
    }

    @Test mutating func canceledPressIsIgnored() {
        tracker.press(at: place)
        tracker.cancel()
        #expect(tracker.hold() == nil)
        #expect(tracker.release() == nil)
    }

    @Test mutating func finishedPressDoesNotAffectTheNext() {
        let next = Point(x: 5, y: 5)
        tracker.press(at: place)
        _ = tracker.hold()
        _ = tracker.release()
        tracker.press(at: next)
        #expect(tracker.release() == next)
    }

    /// A press leads to at most one of tap, long press, and drag.
    @Test func pressHasAtMostOneOutcome() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2000 {
            var tracker = PressTracker()
            tracker.press(at: place)
            var outcomes = 0
            for _ in 0..<6 {
                switch generator.number(below: 4) {
                case 0: outcomes += tracker.hold() == nil ? 0 : 1
                case 1: outcomes += tracker.release() == nil ? 0 : 1
                default:
                    let x = 100 + Double(generator.number(below: 30)) - 15
                    outcomes += tracker.move(to: Point(x: x, y: 50)) ? 1 : 0
                }
            }
            #expect(outcomes <= 1)
        }
    }
}
