// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

/// Input of the other hand: more fingers, the secondary button, and the wheel.
struct OtherFingerTests {
    private let place = Point(x: 300, y: 300)
    private var hands = Hands()

    /// Creates hands whose first finger drags a piece.
    init() {
        _ = hands.down()
        _ = hands.move(to: 150)
        hands.holdsPiece = true
    }

    // MARK: - Taps

    @Test mutating func anotherFingerTapsForThePieceOnly() {
        #expect(hands.down(2, at: 300, 300) == [])
        #expect(!hands.wasPassedOn)
        hands.sleep(0.1)
        #expect(hands.lift(2) == [.otherTap(place, count: 1)])
        #expect(!hands.wasPassedOn)
    }

    @Test mutating func itCanTapOutsideTheBoardToo() {
        _ = hands.down(2, at: -300, -20, onBoard: false)
        #expect(!hands.wasPassedOn)
        #expect(hands.lift(2) == [.otherTap(Point(x: -300, y: -20), count: 1)])
    }

    @Test mutating func itCanTapWhileThePointerDrags() {
        var hands = Hands()
        _ = hands.down(Hands.pointer)
        hands.holdsPiece = true
        #expect(hands.tap(2) == [.otherTap(place, count: 1)])
        #expect(hands.move(Hands.pointer, to: 120) == [.pressEnded, .drag(to: Point(x: 120, y: 50))])
    }

    @Test mutating func twoQuickTapsAreADoubleTap() {
        #expect(hands.tap(2) == [.otherTap(place, count: 1)])
        hands.sleep(0.34)
        #expect(hands.tap(2) == [.otherTap(place, count: 2)])
    }

    @Test mutating func thirdQuickTapIsASingleTapAgain() {
        #expect((0..<4).map { _ in hands.tap(2) } == [1, 2, 1, 2].map { [.otherTap(place, count: $0)] })
    }

    @Test mutating func twoSlowTapsAreTwoSingleTaps() {
        _ = hands.tap(2)
        hands.sleep(0.36)
        #expect(hands.tap(2) == [.otherTap(place, count: 1)])
    }

    @Test mutating func doubleTapCanUseTwoFingers() {
        _ = hands.tap(2)
        #expect(hands.tap(3, at: 10, 10) == [.otherTap(Point(x: 10, y: 10), count: 2)])
    }

    @Test(arguments: [(324, 300), (276, 300), (324, 324), (300, 276)])
    mutating func tapCanMoveSlightlyAndCountsWhereItStarted(x: Double, y: Double) {
        _ = hands.down(2, at: 300, 300)
        #expect(hands.move(2, to: x, y) == [])
        #expect(hands.lift(2) == [.otherTap(place, count: 1)])
    }

    @Test(arguments: [(324.5, 300), (275.5, 300), (300, 324.5), (300, 275.5)])
    mutating func touchThatMovesFurtherIsNotATap(x: Double, y: Double) {
        _ = hands.down(2, at: 300, 300)
        #expect(hands.move(2, to: x, y) == [])
        _ = hands.move(2, to: 300, 300)
        #expect(hands.lift(2) == [])
        #expect(!hands.wasPassedOn)
    }

    @Test(arguments: [(0.5, 1), (0.75, 0)]) mutating func tapIsShort(seconds: Double, taps: Int) {
        #expect(hands.tap(2, for: seconds).count == taps)
        #expect(!hands.wasPassedOn)
    }

    @Test mutating func canceledTouchIsNotATap() {
        _ = hands.down(2)
        #expect(hands.cancel(2) == [])
        #expect(!hands.wasPassedOn)
        #expect(hands.lift() == [.drop])
        #expect(hands.recognizer.isIdle)
    }

    @Test mutating func tapThatEndsAfterTheDropIsIgnored() {
        _ = hands.down(2)
        hands.holdsPiece = false
        #expect(hands.lift(2) == [])
        #expect(!hands.wasPassedOn)
    }

    @Test mutating func failedTapIsNotPartOfADoubleTap() {
        #expect(hands.tap(2, for: 0.75) + hands.tap(2) == [.otherTap(place, count: 1)])
    }

    // MARK: - Distinguishing fingers

    @Test mutating func withoutAPieceOtherFingersBelongToTheWindow() {
        hands.holdsPiece = false
        for _ in 0..<2 {
            #expect(hands.tap(2) == [])
            #expect(hands.wasPassedOn)
        }
    }

    @Test mutating func fingerFromBeforeTheHoldBelongsToTheWindow() {
        hands.holdsPiece = false
        _ = hands.down(2)
        hands.holdsPiece = true
        #expect(hands.move(2, to: 301, 300) + hands.lift(2) == [])
        #expect(hands.wasPassedOn)
    }

    @Test mutating func ifNothingHoldsThePieceDownTheNextFingerPresses() {
        _ = hands.lift()
        #expect(hands.down(2) == [.press(place(100, 50), by: .finger)])
        #expect(hands.wasPassedOn)
    }

    @Test mutating func otherFingerNeverDrags() {
        _ = hands.down(2)
        #expect(hands.move(2, to: 600, 400) == [])
        #expect(hands.move(to: 160) == [.drag(to: place(160, 50))])
        #expect(hands.lift(2) == [])
        #expect(hands.lift() == [.drop])
        #expect(hands.recognizer.isIdle)
    }

    @Test mutating func firstFingerCanDropWhileTheOtherStays() {
        _ = hands.down(2)
        #expect(hands.lift() == [.drop])
        hands.holdsPiece = false
        #expect(!hands.recognizer.isIdle)
        #expect(hands.lift(2) == [])
        #expect(!hands.wasPassedOn)
        #expect(hands.recognizer.isIdle)
    }

    @Test mutating func firstFingerCanPressAgainWhileTheOtherStays() {
        _ = hands.down(2)
        _ = hands.lift()
        hands.holdsPiece = false
        #expect(hands.down(3) == [.press(place(100, 50), by: .finger)])
        #expect(hands.lift(3) == [.pressEnded, .tap(place(100, 50), by: .finger)])
        #expect(hands.lift(2) == [])
    }

    @Test mutating func fingerWithAMissedEndPressesAgain() {
        _ = hands.down(2)
        _ = hands.lift()
        #expect(hands.down(2) == [.press(place(100, 50), by: .finger)])
        #expect(hands.lift(2) == [.pressEnded, .tap(place(100, 50), by: .finger)])
        #expect(hands.recognizer.isIdle)
    }

    @Test mutating func otherFingerCanStayWhenTheFirstIsCanceled() {
        _ = hands.down(2)
        #expect(hands.cancel() == [.cancel])
        #expect(hands.move(2, to: 301, 300) + hands.move(to: 170) + hands.lift() == [])
        #expect(!hands.recognizer.isIdle)
        _ = hands.lift(2)
        #expect(hands.recognizer.isIdle)
    }

    @Test mutating func afterAResetTouchesAreIgnored() {
        _ = hands.down(2)
        hands.reset()
        #expect(hands.recognizer.isIdle)
        #expect(hands.lift(2) + hands.lift() == [])
    }

    @Test mutating func anotherFingerDoesNotAffectALongPress() {
        var hands = Hands()
        _ = hands.down()
        hands.holdsPiece = true
        #expect(hands.wait(1) == [])
        #expect(hands.tap(2) == [.otherTap(place, count: 1)])
        #expect(hands.wait(0.89) == [])
        #expect(hands.wait(0.02) == [.longPress])
    }

    @Test(arguments: [[1, 2] as [UInt], [2, 1]]) mutating func secondTouchIsIgnoredIfNoPieceIsHeld(
        order: [UInt]
    ) {
        var hands = Hands()
        _ = hands.down()
        #expect(hands.down(2) == [])
        #expect(hands.move(2, to: 400) == [])
        let inputs = order.map { hands.lift($0) }
        #expect(inputs[order[0] == 1 ? 0 : 1] == [.pressEnded, .tap(place(100, 50), by: .finger)])
        #expect(inputs[order[0] == 1 ? 1 : 0] == [])
        #expect(hands.recognizer.isIdle)
    }

    @Test mutating func overlappingTapsOfManyFingersAreCounted() {
        for id in 2...6 as ClosedRange<UInt> { _ = hands.down(id, at: 10 * Double(id), 10) }
        hands.sleep(0.2)
        let counts = (2...6 as ClosedRange<UInt>).map { hands.lift($0) }
        // They all end at the same time, so each tap after the first follows the previous one immediately.
        #expect(counts == [1, 2, 1, 2, 1].enumerated().map { [.otherTap(place(10 * Double($0 + 2), 10), count: $1)] })
        #expect(hands.lift() == [.drop])
        #expect(hands.recognizer.isIdle)
    }

    private func place(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    // MARK: - Secondary button and wheel

    @Test(arguments: [false, true]) mutating func secondaryButtonTurnsTheHeldPiece(hasShift: Bool) {
        let down = hands.intercept(.secondaryButton(isDown: true, hasShift: hasShift))
        #expect(down == [.turn(isClockwise: !hasShift)])
        let up = hands.intercept(.secondaryButton(isDown: false, hasShift: hasShift))
        #expect(up == [])
    }

    @Test(arguments: [
        (1, false, [true]), (1, true, [false]), (-1, false, [false]), (-1, true, [true]), (2, false, [true, true]),
        (0, false, []), (0, true, []),
    ]) mutating func wheelTurnsTheHeldPiece(clicks: Int, hasShift: Bool, turns: [Bool]) {
        let inputs = hands.intercept(.wheel(clicks: clicks, hasShift: hasShift))
        #expect(inputs == turns.map { .turn(isClockwise: $0) })
    }

    @Test mutating func withoutAPieceTheyBelongToTheWindow() {
        hands.holdsPiece = false
        let events: [TouchRecognizer.Event] = [
            .secondaryButton(isDown: true, hasShift: false), .secondaryButton(isDown: false, hasShift: true),
            .wheel(clicks: 1, hasShift: false), .wheel(clicks: 0, hasShift: true),
        ]
        #expect(events.map { hands.intercept($0) } == [nil, nil, nil, nil])
    }
}
