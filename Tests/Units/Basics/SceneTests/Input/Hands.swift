// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Fingers and a pointer on a window with a board. Touches are delivered to a recognizer as in the window, with a
/// manual clock.
struct Hands {
    private(set) var recognizer = TouchRecognizer()
    private(set) var now = 100.0
    var holdsPiece = false
    var longPressTime = 2.0
    /// Whether the last event was passed on to the rest of the window.
    private(set) var wasPassedOn = false
    private var places: [UInt: Point] = [:]

    static let pointer: UInt = 0

    mutating func down(_ id: UInt = 1, at x: Double = 100, _ y: Double = 50, onBoard: Bool = true) -> [Input] {
        touch(id, .began, Point(x: x, y: y), onBoard)
    }

    mutating func move(_ id: UInt = 1, to x: Double, _ y: Double = 50) -> [Input] {
        touch(id, .moved, Point(x: x, y: y))
    }

    mutating func lift(_ id: UInt = 1) -> [Input] { touch(id, .ended, places[id] ?? Point(x: 0, y: 0)) }

    /// Cancels a touch, as the system does.
    mutating func cancel(_ id: UInt = 1) -> [Input] { touch(id, .canceled, Point(x: 0, y: 0)) }

    mutating func tap(_ id: UInt, at x: Double = 300, _ y: Double = 300, for seconds: Double = 0.1) -> [Input] {
        let first = down(id, at: x, y)
        sleep(seconds)
        return first + lift(id)
    }

    /// Lets time pass, and calls the recognizer at its `nextTime`.
    mutating func wait(_ seconds: Double) -> [Input] {
        defer { now += seconds }
        guard let next = recognizer.nextTime, next <= now + seconds else { return [] }
        return recognizer.advance(to: next) + recognizer.advance(to: now + seconds)
    }

    /// Lets time pass without calling the recognizer.
    mutating func sleep(_ seconds: Double) { now += seconds }

    mutating func intercept(_ event: TouchRecognizer.Event) -> [Input]? {
        recognizer.intercept(event, holdsPiece: holdsPiece)
    }

    mutating func reset() { recognizer.reset() }

    private mutating func touch(_ id: UInt, _ phase: Touch.Phase, _ point: Point, _ onBoard: Bool = true) -> [Input] {
        places[id] = point
        let touch = Touch(id: id, phase, at: point, time: now, by: id == Hands.pointer ? .pointer : .finger)
        if touch.device == .finger, let inputs = intercept(.touch(touch)) {
            wasPassedOn = false
            return inputs
        }
        wasPassedOn = true
        return onBoard ? recognizer.process(touch, longPressAfter: longPressTime) : []
    }
}
