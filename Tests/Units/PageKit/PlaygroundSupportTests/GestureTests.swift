// SPDX-License-Identifier: GPL-3.0-or-later
import PlaygroundSupport
import Scene
import Testing

import struct Scene.Touch

/// Touches are delivered to the board, the page, or both.
@MainActor struct GestureTests {
    /// What ends a press that is too short for a long press.
    enum End: CaseIterable { case lift, cancel, drag }

    private let gc = GameController(seed: 7)
    private let beginning = Beginning()
    /// The time of the press. The tests share the time of the page, which only goes forward.
    private var start: Double { beginning.time }

    private final class Beginning { var time = 0.0 }

    @Test func withoutARecognizerTheBoardHandlesALongPress() {
        open()
        #expect(gc.boardView.stage.longPressTime() == 2)
        down()
        advance(to: start + 2)
        #expect(gc.game.peeks == 1)
    }

    @Test func withARecognizerOnlyThePageHandlesALongPress() {
        open()
        var count = 0
        let press = LongPressGestureRecognizer {
            gc.quickPeek()
            count += 1
        }
        press.minimumPressDuration = 3
        gc.view.addGestureRecognizer(press)
        #expect(gc.boardView.stage.longPressTime() == 3)
        down()
        advance(to: start + 60)
        lift()
        #expect(count == 1)
        #expect(gc.game.peeks == 1, "the board must not peek too")
        gc.removeGestureRecognizer(press)
        #expect(gc.boardView.stage.longPressTime() == 2)
    }

    @Test func actionsOfALongPressHaveTheTimeOfThePress() {
        open()
        gc.addGestureRecognizer(LongPressGestureRecognizer { gc.quickPeek() })
        down()
        advance(to: start + 1.6)
        #expect(gc.board.scene.pieces.allSatisfy { $0.showsFront })
        advance(to: start + 2.6)
        #expect(gc.board.scene.pieces.allSatisfy { !$0.showsFront })
    }

    @Test func severalLongPressesAreRecognizedAtTheirOwnTimes() {
        final class Both: GestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
            ) -> Bool { true }
        }
        open()
        let delegate = Both()
        var recognized: [String] = []
        for recognizer in addLongPresses({ recognized.append($0) }) { recognizer.delegate = delegate }
        down()
        #expect(gc.boardView.stage.longPressTime() == 1)
        advance(to: start + 0.99)
        #expect(recognized == [])
        advance(to: start + 1)
        #expect(recognized == ["short"])
        advance(to: start + 3)
        #expect(recognized == ["short", "long"])
        lift()
        advance(to: start + 6)
        #expect(recognized == ["short", "long"], "the finger was lifted before that")
        #expect(gc.boardView.activity == .still)
        #expect(gc.game.open == [], "a long press is not a tap")
    }

    @Test func shortestLongPressPreventsTheOthers() {
        open()
        var recognized: [String] = []
        addLongPresses { recognized.append($0) }
        down()
        advance(to: start + 6)
        lift()
        #expect(recognized == ["short"] && gc.game.open == [])
    }

    @Test(arguments: End.allCases) func pressThatHasEndedIsNotALongPress(end: End) {
        open()
        var count = 0
        addLongPresses { _ in count += 1 }
        down()
        advance(to: start + 0.5)
        self.end(end)
        advance(to: start + 9)
        #expect(count == 0)
        #expect(gc.game.open == (end == .lift ? [0] : []))
    }

    @Test func tapIsDeliveredToTheBoardAndThePage() {
        open()
        var places: [Point] = []
        let tap = TapGestureRecognizer { tap in
            #expect(gc.game.open == [6], "the board is first")
            places.append(tap.location)
        }
        gc.addGestureRecognizer(tap)
        gc.addGestureRecognizer(tap)
        let place = gc.centerOfCardAt(1, 2)
        self.tap(at: place)
        #expect(places == [place])
        #expect(gc.game.open == [6])
        tap.isEnabled = false
        self.tap(at: gc.centerOfCardAt(0, 0))
        #expect(places.count == 1 && gc.game.moves == 1)
    }

    @Test func methodOfAnObjectCanBeTheAction() {
        open()
        final class Counter {
            var states: [GestureRecognizer.State] = []
            func pressed(_ press: LongPressGestureRecognizer) { states.append(press.state) }
        }
        let counter = Counter()
        let recognizer = LongPressGestureRecognizer(target: counter, action: Counter.pressed)
        gc.addGestureRecognizer(recognizer)
        down()
        advance(to: start + 0.5)
        #expect(counter.states == [.began])
    }

    @Test(arguments: End.allCases) func longPressEndsWithItsPressAndIsPossibleAfterwards(end: End) {
        open()
        var states: [GestureRecognizer.State] = []
        let recognizer = LongPressGestureRecognizer { press in states.append(press.state) }
        gc.addGestureRecognizer(recognizer)
        #expect(recognizer.state == .possible)
        down()
        #expect(recognizer.state == .possible)
        advance(to: start + 1)
        #expect(recognizer.state == .began, "the press is still held")
        self.end(end)
        if end == .drag { lift() }
        #expect(states.last == (end == .cancel ? .cancelled : .ended) && recognizer.state == .possible)
        let count = states.count
        down()
        lift()
        #expect(recognizer.state == .possible && states.count == count, "the press was too short")
    }

    @Test func removedRecognizerIsCanceled() {
        open()
        var states: [GestureRecognizer.State] = []
        let recognizer = LongPressGestureRecognizer { press in states.append(press.state) }
        gc.addGestureRecognizer(recognizer)
        down()
        advance(to: start + 0.5)
        gc.removeGestureRecognizer(recognizer)
        lift()
        #expect(states == [.began, .cancelled])
    }

    @Test func tapEndsAsSoonAsItIsReported() {
        open()
        var states: [GestureRecognizer.State] = []
        let tap = TapGestureRecognizer { tap in states.append(tap.state) }
        gc.addGestureRecognizer(tap)
        self.tap(at: gc.centerOfCardAt(0, 0))
        #expect(states == [.ended])
        #expect(tap.state == .possible)
    }

    @Test func disabledRecognizerKeepsItsState() {
        open()
        let recognizers = [TapGestureRecognizer {}, LongPressGestureRecognizer {}]
        for recognizer in recognizers {
            recognizer.isEnabled = false
            gc.addGestureRecognizer(recognizer)
        }
        down()
        advance(to: start + 1)
        #expect(recognizers.allSatisfy { $0.state == .possible })
        lift()
        #expect(recognizers.allSatisfy { $0.state == .possible })
    }

    @Test(arguments: [(-1.0, 0.05), (.nan, 0.05), (0, 0.05), (1e9, 60), (2, 2)])
    func invalidDurationIsClamped(given: Double, taken: Double) {
        let press = LongPressGestureRecognizer {}
        press.minimumPressDuration = given
        #expect(press.minimumPressDuration == taken)
    }

    // MARK: - The board and other gestures

    @Test func touchesAreScaledToTheBoard() {
        open(Size(width: 200, height: 400))
        tap(at: gc.centerOfCardAt(1, 2))
        #expect(gc.game.open == [6])
    }

    @Test func longPressOfThePageIsCanceledOnTheBoard() {
        open()
        let inputs = record()
        gc.addGestureRecognizer(LongPressGestureRecognizer {})
        down()
        advance(to: start + 0.5)
        move(to: gc.centerOfCardAt(2, 2))
        lift()
        #expect(inputs.all == [.press(gc.centerOfCardAt(0, 0), by: .finger), .cancel])
    }

    @Test func panOfThePageCancelsADragOnTheBoard() {
        open()
        let inputs = record()
        var pans = 0
        gc.addGestureRecognizer(PanGestureRecognizer { pans += 1 })
        down()
        move(to: gc.centerOfCardAt(1, 1))
        move(to: gc.centerOfCardAt(2, 2))
        lift()
        #expect(pans == 1 && inputs.all.last == .cancel && !inputs.all.contains(.drop))
        tap(at: gc.centerOfCardAt(0, 0))
        #expect(gc.game.open == [0], "the next press is another one")
    }

    @Test func panOfAViewAroundTheBoardCancelsADragToo() {
        open()
        let inputs = record()
        let window = PageContext.current.window
        let pan = PanGestureRecognizer {}
        window.addGestureRecognizer(pan)
        down()
        move(to: gc.centerOfCardAt(1, 1))
        #expect(pan.state == .began && inputs.all.last == .cancel)
        lift()
        window.removeGestureRecognizer(pan)
    }

    @Test func boardsOwnLongPressIsNotATapOfThePage() {
        open()
        gc.addGestureRecognizer(TapGestureRecognizer { Issue.record("the board has peeked") })
        down()
        advance(to: start + 2.5)
        lift()
        #expect(gc.game.peeks == 1)
    }

    @Test func doubleTapOnTheBoardIsRecognized() {
        open()
        var taps: [Point] = []
        let double = TapGestureRecognizer { tap in taps.append(tap.location) }
        double.numberOfTapsRequired = 2
        gc.addGestureRecognizer(double)
        let place = gc.centerOfCardAt(1, 2)
        tap(at: place)
        #expect(gc.game.open == [6] && taps == [])
        tap(at: place)
        #expect(taps == [place])
    }

    @Test func tapOfAViewAroundTheBoardCanBePassedToIt() {
        open(Size(width: 200, height: 400))
        let window = PageContext.current.window
        let tap = TapGestureRecognizer { tap in gc.handleTap(tap) }
        window.addGestureRecognizer(tap)
        gc.view.isUserInteractionEnabled = false
        self.tap(at: gc.centerOfCardAt(1, 2))
        #expect(gc.game.open == [6])
        window.removeGestureRecognizer(tap)
    }

    // MARK: - Touches

    /// Shows the board in an area, by default in that of its size, at a time when no other test has used it.
    private func open(_ area: Size? = nil) {
        let context = PageContext.current
        beginning.time = (context.time.seconds + 1000).rounded()
        // Other tests may have views in the window.
        for view in context.window.subviews where view is BoardView { view.removeFromSuperview() }
        context.window.resize(to: area ?? Size(width: gc.viewWidth, height: gc.viewHeight))
        context.window.show(gc.view, size: .zero)
        context.settle()
        gc.boardView.begin()
        context.time.skip(to: Int((start * 60).rounded()) - 60)
        gc.boardView.advance(to: context.time.seconds)
        advance(to: start)
    }

    @discardableResult private func addLongPresses(
        _ recognized: @escaping (String) -> Void
    ) -> [LongPressGestureRecognizer] {
        [("long", 3.0), ("short", 1), ("longer", 5)].map { name, duration in
            let recognizer = LongPressGestureRecognizer { recognized(name) }
            recognizer.minimumPressDuration = duration
            gc.addGestureRecognizer(recognizer)
            return recognizer
        }
    }

    private final class Inputs { var all: [Input] = [] }

    /// Writes down what the board gets.
    private func record() -> Inputs {
        let (inputs, deliver) = (Inputs(), gc.boardView.stage.deliver)
        gc.boardView.stage.deliver = { input, now in
            inputs.all.append(input)
            deliver(input, now)
        }
        return inputs
    }

    private func tap(at place: Point) {
        send(.began, place)
        send(.ended, place)
    }

    private func down() { send(.began, gc.centerOfCardAt(0, 0)) }
    private func move(to place: Point) { send(.moved, place) }
    private func lift() { send(.ended, gc.centerOfCardAt(0, 0)) }

    private func end(_ end: End) {
        switch end {
        case .lift: lift()
        case .cancel: send(.canceled, gc.centerOfCardAt(0, 0))
        case .drag: move(to: gc.centerOfCardAt(2, 2))
        }
    }

    /// Performs a touch at a point of the board.
    private func send(_ phase: Touch.Phase, _ place: Point) {
        let context = PageContext.current
        let fit = gc.boardView.stage.fit
        let point = fit.inArea(Rect(center: place, size: Size(width: 0, height: 0))).origin
        context.touches.dispatch(
            Touch(id: 1, phase, at: point, time: context.time.seconds, by: .finger), at: context.time.seconds)
    }

    private func advance(to now: Double) {
        let time = PageContext.current.time
        let target = Int((now * 60 + 1e-6).rounded(.down))
        while time.step < target {
            time.run(time.step + 1)
            gc.boardView.advance(to: time.seconds)
        }
    }
}
