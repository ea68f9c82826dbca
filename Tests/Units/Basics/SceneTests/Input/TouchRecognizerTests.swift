// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

/// One finger, or the pointer, on a board.
struct TouchRecognizerTests {
    private let place = Point(x: 100, y: 50)
    private var hands = Hands()

    /// The state of a press.
    enum State: CaseIterable {
        case down, trembling, rested, dragging, restedAndDragging
    }

    private mutating func bring(to state: State) {
        _ = hands.down()
        if state == .trembling { _ = hands.move(to: 104) }
        if state == .rested || state == .restedAndDragging { _ = hands.wait(2) }
        if state == .dragging || state == .restedAndDragging { _ = hands.move(to: 150) }
    }

    // MARK: - Tap

    @Test mutating func touchPressesImmediately() { #expect(hands.down() == [.press(place, by: .finger)]) }

    @Test mutating func liftedTouchIsATap() {
        _ = hands.down()
        hands.sleep(0.1)
        #expect(hands.lift() == [.pressEnded, .tap(place, by: .finger)])
        #expect(hands.recognizer.isIdle)
    }

    @Test mutating func tapOfThePointerIsReportedAsSuch() {
        #expect(hands.down(Hands.pointer) == [.press(place, by: .pointer)])
        #expect(hands.lift(Hands.pointer) == [.pressEnded, .tap(place, by: .pointer)])
    }

    @Test(arguments: [(108, 50), (92, 50), (100, 58), (100, 42), (105.6, 55.6)])
    mutating func tapCanMoveSlightlyAndCountsWhereItStarted(x: Double, y: Double) {
        _ = hands.down()
        #expect(hands.move(to: x, y) == [])
        #expect(hands.lift() == [.pressEnded, .tap(place, by: .finger)])
    }

    @Test mutating func touchLiftedJustBeforeTheLongPressIsATap() {
        _ = hands.down()
        #expect(hands.wait(1.999) == [])
        #expect(hands.lift() == [.pressEnded, .tap(place, by: .finger)])
        #expect(hands.wait(10) == [])
    }

    @Test mutating func tapsInARowAreSeparateTaps() {
        for _ in 0..<3 {
            #expect(hands.tap(1) == [.press(Point(x: 300, y: 300), by: .finger)] + tapped(Point(x: 300, y: 300)))
        }
    }

    private func tapped(_ point: Point) -> [Input] { [.pressEnded, .tap(point, by: .finger)] }

    // MARK: - Long press

    @Test mutating func heldTouchIsALongPressAtItsTime() {
        _ = hands.down()
        #expect(hands.recognizer.nextTime == hands.now + 2)
        #expect(hands.wait(1.999) == [])
        #expect(hands.wait(0.001) == [.longPress])
    }

    @Test mutating func callingTooEarlyReturnsNothing() {
        _ = hands.down()
        var recognizer = hands.recognizer
        #expect(recognizer.advance(to: hands.now + 1.999_999) == [])
        #expect(recognizer.nextTime == hands.now + 2)
        #expect(recognizer.advance(to: hands.now + 2) == [.longPress])
    }

    @Test mutating func longPressIsReportedOnceHoweverLongItIsHeld() {
        _ = hands.down()
        #expect(hands.wait(100) == [.longPress])
        #expect(hands.recognizer.nextTime == nil)
    }

    @Test mutating func longPressIsNotATap() {
        _ = hands.down()
        _ = hands.wait(2)
        #expect(hands.lift() == [.pressEnded])
    }

    @Test mutating func touchThatTremblesCanBeALongPress() {
        _ = hands.down()
        _ = hands.wait(1)
        _ = hands.move(to: 107)
        #expect(hands.wait(1) == [.longPress])
    }

    @Test mutating func longPressCanContinueAsADrag() {
        _ = hands.down()
        _ = hands.wait(2)
        #expect(hands.move(to: 105) == [])
        #expect(hands.move(to: 120) == [.drag(to: Point(x: 120, y: 50))])
        #expect(hands.lift() == [.drop])
    }

    @Test mutating func longPressIsRecognizedEvenIfTheCallIsLate() {
        _ = hands.down()
        hands.sleep(2.5)
        #expect(hands.lift() == [.longPress, .pressEnded])
    }

    @Test mutating func moveAfterALateLongPressReportsTheLongPressFirst() {
        _ = hands.down()
        hands.sleep(2)
        #expect(hands.move(to: 120) == [.longPress, .drag(to: Point(x: 120, y: 50))])
    }

    @Test(arguments: [0.5, 2, 60]) mutating func eachBoardHasItsOwnLongPressTime(seconds: Double) {
        hands.longPressTime = seconds
        _ = hands.down()
        #expect(hands.wait(seconds - 0.001) == [])
        #expect(hands.wait(0.001) == [.longPress])
    }

    @Test mutating func timeAtTheStartOfThePressApplies() {
        _ = hands.down()
        hands.longPressTime = 0.5
        _ = hands.move(to: 101)
        #expect(hands.wait(1.9) == [])
        #expect(hands.wait(0.1) == [.longPress])
        _ = hands.lift()
        _ = hands.down()
        #expect(hands.wait(0.5) == [.longPress])
    }

    // MARK: - Drag

    @Test(arguments: [(108.1, 50), (91.9, 50), (100, 58.1), (100, 41.9), (105.7, 55.7)])
    mutating func beyondTheThresholdATouchDrags(x: Double, y: Double) {
        _ = hands.down()
        #expect(hands.move(to: x, y) == [.pressEnded, .drag(to: Point(x: x, y: y))])
    }

    @Test mutating func dragFollowsTheTouchAndIsDroppedOnce() {
        _ = hands.down(Hands.pointer)
        _ = hands.move(Hands.pointer, to: 150)
        #expect(hands.move(Hands.pointer, to: 99.5) == [.drag(to: Point(x: 99.5, y: 50))])
        #expect(hands.move(Hands.pointer, to: 100) == [.drag(to: place)])
        #expect(hands.lift(Hands.pointer) == [.drop])
        #expect(hands.lift(Hands.pointer) == [])
    }

    @Test mutating func dragIsNotALongPress() {
        _ = hands.down()
        _ = hands.wait(1.9)
        _ = hands.move(to: 150)
        #expect(hands.recognizer.nextTime == nil)
        #expect(hands.wait(10) == [])
        #expect(hands.move(to: 151) == [.drag(to: Point(x: 151, y: 50))])
    }

    // MARK: - Cancellation and missed events

    @Test(arguments: State.allCases) mutating func canceledTouchIsReportedOnce(state: State) {
        bring(to: state)
        #expect(hands.cancel() == [.cancel])
        #expect(hands.recognizer.isIdle && hands.recognizer.nextTime == nil)
        #expect(hands.cancel() + hands.move(to: 200) + hands.lift() + hands.wait(10) == [])
    }

    @Test mutating func lateCancellationIsNotALongPress() {
        _ = hands.down()
        hands.sleep(3)
        #expect(hands.cancel() == [.cancel])
    }

    @Test(arguments: State.allCases) mutating func afterAResetTouchesAreIgnored(state: State) {
        bring(to: state)
        hands.reset()
        #expect(hands.recognizer.isIdle && hands.recognizer.nextTime == nil)
        #expect(hands.move(to: 200) + hands.lift() + hands.wait(10) == [])
        #expect(hands.down() == [.press(place, by: .finger)])
    }

    @Test(arguments: State.allCases) mutating func touchWithAMissedEndPressesAgain(state: State) {
        bring(to: state)
        let next = Point(x: 20, y: 20)
        #expect(hands.down(at: 20, 20) == [.cancel, .press(next, by: .finger)])
        #expect(hands.lift() == [.pressEnded, .tap(next, by: .finger)])
    }

    @Test mutating func touchWithoutAStartIsIgnored() {
        #expect(hands.move(to: 200) + hands.lift() + hands.cancel() + hands.wait(10) == [])
        #expect(hands.recognizer.isIdle)
    }

    @Test mutating func touchOutsideTheBoardIsIgnored() {
        #expect(hands.down(onBoard: false) + hands.move(to: 200) + hands.wait(10) + hands.lift() == [])
        #expect(hands.recognizer.isIdle)
    }
}
