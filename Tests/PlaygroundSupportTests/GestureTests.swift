import PlaygroundSupport
import Scene
import Testing
import UIKit

/// Presses are delivered to the board, the page, or both.
@MainActor struct GestureTests {
    private let gc = GameController(seed: 7)
    private let beginning = Beginning()
    /// The time of the press. The tests share the time of the page, which only goes forward.
    private var start: Double { beginning.time }

    private final class Beginning { var time = 0.0 }

    @Test func withoutARecognizerTheBoardHandlesALongPress() {
        open()
        #expect(gc.boardView.stage.longPressTime() == 2)
        press()
        deliver(.longPress, at: start + 2)
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
        self.press()
        deliver(.longPress, at: start + 3)
        for time in [4.0, 5, 60] { advance(to: start + time) }
        deliver(.pressEnded, at: start + 60)
        #expect(count == 1)
        #expect(gc.game.peeks == 1, "the board must not peek too")
        gc.removeGestureRecognizer(press)
        #expect(gc.boardView.stage.longPressTime() == 2)
    }

    @Test func actionsOfALongPressHaveTheTimeOfThePress() {
        open()
        gc.addGestureRecognizer(LongPressGestureRecognizer { gc.quickPeek() })
        press()
        deliver(.longPress, at: start + 0.5)
        advance(to: start + 1.6)
        #expect(gc.board.scene.pieces.allSatisfy { $0.showsFront })
        advance(to: start + 2.6)
        #expect(gc.board.scene.pieces.allSatisfy { !$0.showsFront })
    }

    @Test func severalLongPressesAreRecognizedAtTheirOwnTimes() {
        open()
        var recognized: [String] = []
        for (name, duration) in [("long", 3.0), ("short", 1), ("longer", 5)] {
            let recognizer = LongPressGestureRecognizer { recognized.append(name) }
            recognizer.minimumPressDuration = duration
            gc.addGestureRecognizer(recognizer)
        }
        press()
        #expect(gc.boardView.stage.longPressTime() == 1)
        deliver(.longPress, at: start + 1)
        #expect(recognized == ["short"])
        advance(to: start + 2)
        #expect(gc.boardView.activity == .waiting(until: start + 3))
        advance(to: start + 3)
        #expect(recognized == ["short", "long"])
        deliver(.pressEnded, at: start + 4)
        advance(to: start + 6)
        #expect(recognized == ["short", "long"], "the finger was lifted before that")
        #expect(gc.boardView.activity == .still)
    }

    @Test(arguments: [Input.pressEnded, .cancel, .drag(to: Point(x: 9, y: 9)), .tap(Point(x: 80, y: 90))])
    func pressThatHasEndedIsNotALongPress(end: Input) {
        open()
        var count = 0
        for duration in [1.0, 2] {
            let recognizer = LongPressGestureRecognizer { count += 1 }
            recognizer.minimumPressDuration = duration
            gc.addGestureRecognizer(recognizer)
        }
        press()
        deliver(end, at: start + 0.5)
        advance(to: start + 9)
        #expect(count == 0)
    }

    @Test func tapIsDeliveredToTheBoardAndThePage() {
        open()
        var places: [Point] = []
        let tap = TapGestureRecognizer { tap in places.append(tap.location) }
        gc.addGestureRecognizer(tap)
        gc.addGestureRecognizer(tap)
        let place = gc.centerOfCardAt(1, 2)
        deliver(.tap(place), at: start)
        #expect(places == [place])
        #expect(gc.game.open == [6])
        tap.isEnabled = false
        deliver(.tap(place), at: start + 1)
        #expect(places.count == 1)
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
        press()
        deliver(.longPress, at: start + 0.5)
        #expect(counter.states == [.began])
    }

    @Test(arguments: [Input.pressEnded, .cancel, .drag(to: Point(x: 9, y: 9)), .tap(Point(x: 80, y: 90))])
    func longPressEndsWithItsPressAndIsPossibleAgainAtTheNext(end: Input) {
        open()
        let recognizer = LongPressGestureRecognizer {}
        gc.addGestureRecognizer(recognizer)
        #expect(recognizer.state == .possible)
        press()
        #expect(recognizer.state == .possible)
        deliver(.longPress, at: start + 0.5)
        advance(to: start + 1)
        #expect(recognizer.state == .began, "the press is still held")
        deliver(end, at: start + 2)
        #expect(recognizer.state == .ended)
        press()
        #expect(recognizer.state == .possible)
        deliver(.pressEnded, at: start + 0.1)
        #expect(recognizer.state == .possible, "the press was too short")
    }

    @Test func removedRecognizerEndsWithItsPress() {
        open()
        let recognizer = LongPressGestureRecognizer {}
        gc.addGestureRecognizer(recognizer)
        press()
        deliver(.longPress, at: start + 0.5)
        gc.removeGestureRecognizer(recognizer)
        deliver(.pressEnded, at: start + 1)
        #expect(recognizer.state == .ended)
    }

    @Test func tapEndsAsSoonAsItIsReported() {
        open()
        var states: [GestureRecognizer.State] = []
        let tap = TapGestureRecognizer { tap in states.append(tap.state) }
        gc.addGestureRecognizer(tap)
        press()
        deliver(.tap(gc.centerOfCardAt(0, 0)), at: start + 0.1)
        #expect(states == [.began])
        #expect(tap.state == .ended)
        press()
        #expect(tap.state == .possible)
    }

    @Test func disabledRecognizerKeepsItsState() {
        open()
        let (tap, longPress) = (TapGestureRecognizer {}, LongPressGestureRecognizer {})
        for recognizer in [tap, longPress] as [GestureRecognizer] {
            recognizer.isEnabled = false
            gc.addGestureRecognizer(recognizer)
        }
        press()
        deliver(.longPress, at: start + 0.5)
        deliver(.tap(gc.centerOfCardAt(0, 0)), at: start + 1)
        #expect(tap.state == .possible && longPress.state == .possible)
    }

    @Test(arguments: [(-1.0, 0.05), (.nan, 0.05), (0, 0.05), (1e9, 60), (2, 2)])
    func invalidDurationIsClamped(given: Double, taken: Double) {
        let press = LongPressGestureRecognizer {}
        press.minimumPressDuration = given
        #expect(press.minimumPressDuration == taken)
    }

    // MARK: - Touches

    @Test func touchesAreScaledToTheBoard() {
        open()
        gc.boardView.bounds.size = Size(width: 200, height: 400)
        #expect(touch(.began, 1, 2, at: 0) == ElementID(piece: 6))
        #expect(touch(.ended, 1, 2, at: 0.1) == nil)
        #expect(gc.game.open == [6])
    }

    @Test func shortestRecognizerSetsTheTimeOfALongPress() {
        open()
        var recognized: [String] = []
        for (name, duration) in [("long", 3.0), ("short", 1)] {
            let recognizer = LongPressGestureRecognizer { recognized.append(name) }
            recognizer.minimumPressDuration = duration
            gc.addGestureRecognizer(recognizer)
        }
        _ = touch(.began, 0, 0, at: 0)
        advance(to: start + 0.99)
        #expect(recognized == [])
        advance(to: start + 1)
        #expect(recognized == ["short"] && gc.boardView.activity == .waiting(until: start + 3))
        advance(to: start + 3)
        #expect(recognized == ["short", "long"] && gc.boardView.activity == .still)
        _ = touch(.ended, 0, 0, at: 4)
        #expect(gc.game.open == [], "a long press is not a tap")
    }

    /// Performs a touch on the card in the given column and row.
    private func touch(_ phase: Touch.Phase, _ x: Int, _ y: Int, at time: Double) -> ElementID? {
        let stage = gc.boardView.stage
        let place = stage.fit.inArea(Rect(center: gc.centerOfCardAt(x, y), size: Size(width: 0, height: 0))).origin
        let touch = Touch(id: 1, phase, at: place, time: time, by: .finger)
        skip(to: start + time)
        return stage.handle(touch, at: start + time)
    }

    private func open() {
        beginning.time = (PageContext.current.time.seconds + 1000).rounded()
        gc.boardView.begin()
        gc.boardView.bounds.size = Size(width: 855, height: 939)
        advance(to: start - 1)
    }

    private func press() { deliver(.press(gc.centerOfCardAt(0, 0)), at: start) }

    private func deliver(_ input: Input, at now: Double) {
        skip(to: now)
        gc.boardView.stage.deliver(input, now)
    }

    private func advance(to now: Double) {
        skip(to: now)
        gc.boardView.advance(to: now)
    }

    private func skip(to now: Double) { PageContext.current.time.skip(to: Int((now * 60).rounded())) }
}
