// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

/// Any sequence of touches leads to a valid sequence of inputs for the board.
struct TouchStreamTests {
    @Test func anyStreamOfTouchesGivesValidInput() {
        for seed in 0..<4000 as Range<UInt64> {
            var stream = Stream(seed: seed)
            for step in 0..<60 {
                if let fault = stream.step() {
                    Issue.record("seed \(seed), step \(step): \(fault)")
                    return
                }
            }
            if let fault = stream.end() {
                Issue.record("seed \(seed), at the end: \(fault)")
                return
            }
        }
    }
}

/// A random stream of touches, valid or not, and the inputs that the board received.
private struct Stream {
    private var generator: SeededGenerator
    private var hands = Hands()
    private var board = CheckingBoard()
    /// The touch that plays, and the time at which it started.
    private var playing: (id: UInt, since: Double)?
    private var others: Set<UInt> = []

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Performs one random event. Returns a description of an invalid input that results, or `nil`.
    mutating func step() -> String? {
        let id = UInt(generator.number(below: 4))
        hands.longPressTime = [0.5, 2][generator.number(below: 2)]
        switch generator.number(below: 12) {
        case 0: hands.holdsPiece.toggle()
        case 1, 2: return take(hands.wait([0.1, 0.4, 2.5][generator.number(below: 3)]))
        case 3: hands.sleep([0.1, 0.4, 2.5][generator.number(below: 3)])
        case 4, 5, 6: return down(id)
        case 7, 8: return take(hands.move(id, to: 100 + Double(generator.number(below: 30)) - 15), of: id)
        case 9, 10: return gone(id, hands.lift(id))
        default: return gone(id, hands.cancel(id))
        }
        return nil
    }

    /// Lifts all touches.
    mutating func end() -> String? {
        for id in 0..<4 as Range<UInt> { if let fault = gone(id, hands.lift(id)) { return fault } }
        let late = hands.wait(100)
        if !late.isEmpty { return "\(late) without a touch" }
        if board.isPressed { return "a press has not ended" }
        return hands.recognizer.isIdle && hands.recognizer.nextTime == nil ? nil : "the recognizer is not idle"
    }

    private mutating func down(_ id: UInt) -> String? {
        let wasFree = playing == nil || playing?.id == id
        let isOther = !wasFree && hands.holdsPiece && id != Hands.pointer
        let inputs = hands.down(id)
        if hands.wasPassedOn == isOther { return "\(id) was delivered to the wrong receiver" }
        if isOther { others.insert(id) } else { others.remove(id) }
        if wasFree { playing = (id, hands.now) }
        if wasFree != inputs.contains(.press(Point(x: 100, y: 50), by: id == Hands.pointer ? .pointer : .finger)) {
            return "\(inputs) for \(id)"
        }
        return take(inputs)
    }

    private mutating func gone(_ id: UInt, _ inputs: [Input]) -> String? {
        let fault = take(inputs, of: id)
        others.remove(id)
        if playing?.id == id { playing = nil }
        if fault == nil, board.isPressed != (playing != nil) { return "a press did not end with its touch" }
        return fault
    }

    /// Returns a description of an invalid input caused by touch `id`, or `nil`.
    private mutating func take(_ inputs: [Input], of id: UInt) -> String? {
        let allowed = others.contains(id) ? inputs.allSatisfy(\.isOtherTap) : playing?.id == id || inputs.isEmpty
        if hands.wasPassedOn == others.contains(id) { return "\(id) was delivered to the wrong receiver" }
        return allowed ? take(inputs) : "\(inputs) for \(id)"
    }

    private mutating func take(_ inputs: [Input]) -> String? {
        for input in inputs where !board.take(input) { return "\(inputs) is not a valid sequence" }
        return nil
    }
}

/// A board that checks the order of its inputs.
private struct CheckingBoard {
    private enum State { case idle, pressed, rested, ended, dragged }

    private var state = State.idle
    /// Whether a tap can follow: the press has just ended and was not long.
    private var mayTap = false

    var isPressed: Bool { state != .idle }

    /// Accepts an input. Returns false if it is not valid now.
    mutating func take(_ input: Input) -> Bool {
        let before = state
        let mayTap = mayTap
        self.mayTap = false
        switch input {
        case .press: state = .pressed
        case .longPress: state = .rested
        case .pressEnded:
            self.mayTap = before == .pressed
            state = .idle
        case .tap: return mayTap && before == .idle
        case .drag:
            state = .dragged
            return before == .dragged || before == .rested || mayTap
        case .drop, .cancel: state = .idle
        case .otherTap: return true
        case .turn, .activate: return false
        }
        return switch input {
        case .press: before == .idle
        case .longPress: before == .pressed
        case .pressEnded: before == .pressed || before == .rested
        case .drop: before == .dragged
        default: before != .idle
        }
    }
}

extension Input {
    fileprivate var isOtherTap: Bool { if case .otherTap = self { true } else { false } }
}
