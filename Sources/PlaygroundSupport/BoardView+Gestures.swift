import Scene
import UIKit

/// Dispatches input to the page's gesture recognizers and to the board.
///
/// If the page has a long-press recognizer, the board's own long press is disabled; otherwise, a page that peeks on a
/// long press would peek twice. Taps go to both.
extension BoardView {
    /// The duration of the shortest long press, in seconds.
    var longPressTime: Double { longPresses.first?.minimumPressDuration ?? board.longPressTime }

    /// Whether, and when, a press becomes a long press for another recognizer than the first.
    var recognizerActivity: Activity {
        // The stage recognizes the shortest long press.
        guard let press, let next = waiting.first(where: { $0 !== longPresses.first }) else { return .still }
        return .waiting(until: press.start + next.minimumPressDuration)
    }

    /// Recognizes the long presses that are due.
    func advanceRecognizers(to now: Double) {
        guard let press else { return }
        for recognizer in waiting
        where recognizer !== longPresses.first && press.start + recognizer.minimumPressDuration <= now {
            begin(recognizer)
        }
    }

    func handle(_ input: Input, at now: Double) {
        switch input {
        case .press(let location, _):
            endPress()
            for recognizer in gestureRecognizers { recognizer.reset() }
            press = (location, now, [])
            board.handle(input, at: now)
        case .longPress:
            guard let shortest = longPresses.first else { return board.handle(input, at: now) }
            begin(shortest)
        case .pressEnded, .cancel, .drag, .drop:
            endPress()
            board.handle(input, at: now)
        case .tap(let location, _):
            endPress()
            board.handle(input, at: now)
            for case let tap as TapGestureRecognizer in gestureRecognizers {
                tap.recognize(at: location)
                tap.end()
            }
        case .otherTap, .turn, .activate: board.handle(input, at: now)
        }
    }

    private func endPress() {
        for recognizer in press?.recognizers ?? [] { recognizer.end() }
        press = nil
    }

    /// Recognizes a long press, once per press.
    private func begin(_ recognizer: LongPressGestureRecognizer) {
        guard let location = press?.location, waiting.contains(where: { $0 === recognizer }) else { return }
        press?.recognizers.append(recognizer)
        recognizer.recognize(at: location)
    }

    private var longPresses: [LongPressGestureRecognizer] {
        gestureRecognizers.compactMap { $0 as? LongPressGestureRecognizer }.sorted {
            $0.minimumPressDuration < $1.minimumPressDuration
        }
    }

    private var waiting: [LongPressGestureRecognizer] {
        longPresses.filter { recognizer in !(press?.recognizers.contains { $0 === recognizer } ?? false) }
    }
}
