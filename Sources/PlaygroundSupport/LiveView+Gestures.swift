import Scene

/// Who gets what the player does: the page's recognizers, the board, or both.
///
/// A long press belongs to the page as soon as it has a recognizer for one, and to the board else: a page that peeks at a
/// long press would otherwise peek twice. Taps go to both.
extension LiveView {
    /// How long a press rests before somebody has a use for it, in seconds.
    package var longPressTime: Double { longPresses.first?.minimumPressDuration ?? anyBoard.longPressTime }

    /// Whether, and when, the board or a gesture needs the clock again.
    package var activity: Activity {
        let activity = anyBoard.activity
        // The shortest comes as input.
        guard activity != .moving, let press, let next = waiting.first(where: { $0 !== longPresses.first }) else {
            return activity
        }
        let time = press.start + next.minimumPressDuration
        if case .waiting(let earlier) = activity { return .waiting(until: min(earlier, time)) }
        return .waiting(until: time)
    }

    /// Takes what the player does.
    package func handle(_ input: Input, at now: Double) { at(now) { handle(input) } }

    /// Lets time pass.
    package func advance(to now: Double) {
        at(now) {
            anyBoard.advance(to: now)
            guard let press else { return }
            for recognizer in waiting
            where recognizer !== longPresses.first && press.start + recognizer.minimumPressDuration <= now {
                serve(recognizer)
            }
        }
    }

    private func handle(_ input: Input) {
        switch input {
        case .press(let place, _):
            endPress()
            for recognizer in gestureRecognizers { recognizer.reset() }
            press = (place, now, [])
            anyBoard.handle(input, at: now)
        case .longPress:
            guard let shortest = longPresses.first else { return anyBoard.handle(input, at: now) }
            serve(shortest)
        case .pressEnded, .cancel, .drag, .drop:
            endPress()
            anyBoard.handle(input, at: now)
        case .tap(let place, _):
            endPress()
            anyBoard.handle(input, at: now)
            for case let tap as TapGestureRecognizer in gestureRecognizers {
                tap.recognize(at: place)
                tap.end()
            }
        case .otherTap, .turn, .activate: anyBoard.handle(input, at: now)
        }
    }

    private func endPress() {
        for recognizer in press?.served ?? [] { recognizer.end() }
        press = nil
    }

    /// Tells a recognizer of the press that is under way, once.
    private func serve(_ recognizer: LongPressGestureRecognizer) {
        guard let place = press?.place, waiting.contains(where: { $0 === recognizer }) else { return }
        press?.served.append(recognizer)
        recognizer.recognize(at: place)
    }

    private var longPresses: [LongPressGestureRecognizer] {
        gestureRecognizers.compactMap { $0 as? LongPressGestureRecognizer }.sorted {
            $0.minimumPressDuration < $1.minimumPressDuration
        }
    }

    private var waiting: [LongPressGestureRecognizer] {
        longPresses.filter { recognizer in !(press?.served.contains { $0 === recognizer } ?? false) }
    }
}
