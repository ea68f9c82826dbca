import PlaygroundSupport
import Scene
import Testing

/// Presses are delivered to the board, the page, or both.
@MainActor struct GestureTests {
    private let gc = GameController(seed: 7)
    private let start = 1e6

    @Test func withoutARecognizerTheBoardHandlesALongPress() {
        open()
        #expect(gc.longPressTime == 2)
        press()
        gc.handle(.longPress, at: start + 2)
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
        #expect(gc.longPressTime == 3)
        self.press()
        gc.handle(.longPress, at: start + 3)
        for time in [4.0, 5, 60] { gc.advance(to: start + time) }
        gc.handle(.pressEnded, at: start + 60)
        #expect(count == 1)
        #expect(gc.game.peeks == 1, "the board must not peek too")
        gc.removeGestureRecognizer(press)
        #expect(gc.longPressTime == 2)
    }

    @Test func actionsOfALongPressHaveTheTimeOfThePress() {
        open()
        gc.addGestureRecognizer(LongPressGestureRecognizer { gc.quickPeek() })
        press()
        gc.handle(.longPress, at: start + 0.5)
        gc.advance(to: start + 1.6)
        #expect(gc.board.scene.pieces.allSatisfy { $0.showsFront })
        gc.advance(to: start + 2.6)
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
        #expect(gc.longPressTime == 1)
        gc.handle(.longPress, at: start + 1)
        #expect(recognized == ["short"])
        gc.advance(to: start + 2)
        #expect(gc.activity == .waiting(until: start + 3))
        gc.advance(to: start + 3)
        #expect(recognized == ["short", "long"])
        gc.handle(.pressEnded, at: start + 4)
        gc.advance(to: start + 6)
        #expect(recognized == ["short", "long"], "the finger was lifted before that")
        #expect(gc.activity == .still)
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
        gc.handle(end, at: start + 0.5)
        gc.advance(to: start + 9)
        #expect(count == 0)
    }

    @Test func tapIsDeliveredToTheBoardAndThePage() {
        open()
        var places: [Point] = []
        let tap = TapGestureRecognizer { tap in places.append(tap.location) }
        gc.addGestureRecognizer(tap)
        gc.addGestureRecognizer(tap)
        let place = gc.centerOfCardAt(1, 2)
        gc.handle(.tap(place), at: start)
        #expect(places == [place])
        #expect(gc.game.open == [6])
        tap.isEnabled = false
        gc.handle(.tap(place), at: start + 1)
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
        gc.handle(.longPress, at: start + 0.5)
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
        gc.handle(.longPress, at: start + 0.5)
        gc.advance(to: start + 1)
        #expect(recognizer.state == .began, "the press is still held")
        gc.handle(end, at: start + 2)
        #expect(recognizer.state == .ended)
        press()
        #expect(recognizer.state == .possible)
        gc.handle(.pressEnded, at: start + 0.1)
        #expect(recognizer.state == .possible, "the press was too short")
    }

    @Test func removedRecognizerEndsWithItsPress() {
        open()
        let recognizer = LongPressGestureRecognizer {}
        gc.addGestureRecognizer(recognizer)
        press()
        gc.handle(.longPress, at: start + 0.5)
        gc.removeGestureRecognizer(recognizer)
        gc.handle(.pressEnded, at: start + 1)
        #expect(recognizer.state == .ended)
    }

    @Test func tapEndsAsSoonAsItIsReported() {
        open()
        var states: [GestureRecognizer.State] = []
        let tap = TapGestureRecognizer { tap in states.append(tap.state) }
        gc.addGestureRecognizer(tap)
        press()
        gc.handle(.tap(gc.centerOfCardAt(0, 0)), at: start + 0.1)
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
        gc.handle(.longPress, at: start + 0.5)
        gc.handle(.tap(gc.centerOfCardAt(0, 0)), at: start + 1)
        #expect(tap.state == .possible && longPress.state == .possible)
    }

    @Test(arguments: [(-1.0, 0.05), (.nan, 0.05), (0, 0.05), (1e9, 60), (2, 2)])
    func invalidDurationIsClamped(given: Double, taken: Double) {
        let press = LongPressGestureRecognizer {}
        press.minimumPressDuration = given
        #expect(press.minimumPressDuration == taken)
    }

    private func open() {
        gc.begin()
        gc.advance(to: start - 1)
    }

    private func press() { gc.handle(.press(gc.centerOfCardAt(0, 0)), at: start) }
}
