import Scene

/// Dispatches input to the page's gesture recognizers and to the board.
///
/// If the page has a long-press recognizer, the board's own long press is disabled; otherwise, a page that peeks on a
/// long press would peek twice. Taps go to both.
extension LiveView {
    /// The duration of the shortest long press, in seconds.
    package var longPressTime: Double { longPresses.first?.minimumPressDuration ?? anyBoard.longPressTime }

    /// Whether, and when, the board or a gesture recognizer needs the next frame.
    package var activity: Activity {
        let activity = anyBoard.activity
        // The shortest long press is recognized by the window, which sends it as input.
        guard activity != .moving, let press, let next = waiting.first(where: { $0 !== longPresses.first }) else {
            return activity
        }
        let time = press.start + next.minimumPressDuration
        if case .waiting(let earlier) = activity { return .waiting(until: min(earlier, time)) }
        return .waiting(until: time)
    }

    /// Handles input from the player.
    package func handle(_ input: Input, at now: Double) { at(now) { handle(input) } }

    /// Advances the board and the long presses to the given time.
    package func advance(to now: Double) {
        at(now) {
            anyBoard.advance(to: now)
            guard let press else { return }
            for recognizer in waiting
            where recognizer !== longPresses.first && press.start + recognizer.minimumPressDuration <= now {
                begin(recognizer)
            }
        }
    }

    private func handle(_ input: Input) {
        switch input {
        case .press(let location, _):
            endPress()
            for recognizer in gestureRecognizers { recognizer.reset() }
            press = (location, now, [])
            anyBoard.handle(input, at: now)
        case .longPress:
            guard let shortest = longPresses.first else { return anyBoard.handle(input, at: now) }
            begin(shortest)
        case .pressEnded, .cancel, .drag, .drop:
            endPress()
            anyBoard.handle(input, at: now)
        case .tap(let location, _):
            endPress()
            anyBoard.handle(input, at: now)
            for case let tap as TapGestureRecognizer in gestureRecognizers {
                tap.recognize(at: location)
                tap.end()
            }
        case .otherTap, .turn, .activate: anyBoard.handle(input, at: now)
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
