// SPDX-License-Identifier: GPL-3.0-or-later
// The dispatcher owns the touches and the recognizers of gestures that last.

import Scene

/// Passes the touches on the page to gesture recognizers, and then to the views on which they began.
@MainActor package final class TouchDispatcher {
    /// The touches that are down, or whose end the view does not know about.
    private var touches: [UITouch] = []
    /// The recognizers that follow touches.
    private(set) var active: [UIGestureRecognizer] = []
    private var taps = TapCounter()
    private var isUpdating = false

    /// Dispatches a touch at a point of the area.
    package func dispatch(_ event: Touch, at now: Double) {
        let window = PageContext.current.window
        guard let point = window.fromParent(event.point) else { return }
        let known = touches.first { $0.id == event.id && !$0.isLifted }
        switch event.phase {
        case .began:
            // A repeated begin means that the end of the previous touch was not delivered.
            if let known { follow(known, .cancelled, at: now) }
            begin(UITouch(event, at: point, now: now), at: now)
        case .moved, .ended, .canceled:
            guard let touch = known else { return }
            (touch.timestamp, touch.eventTime) = (now, event.time)
            if event.phase == .moved, let skipped = skippedPoint(of: touch, before: point) {
                touch.point = skipped
                follow(touch, .moved, at: now)
            }
            touch.point = point
            follow(touch, event.phase == .ended ? .ended : event.phase == .canceled ? .cancelled : .moved, at: now)
        }
    }

    /// Cancels all touches.
    package func cancelAll(at now: Double) {
        for touch in touches where !touch.isLifted { follow(touch, .cancelled, at: now) }
    }

    /// Returns the point where a gesture would have begun if the window had not been too busy to report it; `nil` if no
    /// gesture can begin, or the touch has not left its view in one step. Pages ask where a drag begins to find out what
    /// is dragged.
    private func skippedPoint(of touch: UITouch, before point: Point) -> Point? {
        let way = point - touch.startPoint
        let canBegin = touch.recognizers.contains { $0.isUndecided && $0.touches.contains(touch) }
        guard canBegin, let view = touch.view,
            touch.point.distance(to: touch.startPoint) <= PressTracker.threshold,
            !view.point(inside: view.convert(point, from: nil), with: nil)
        else { return nil }
        return touch.startPoint + way * min(1, (PressTracker.threshold + 1) / point.distance(to: touch.startPoint))
    }

    private func begin(_ touch: UITouch, at now: Double) {
        touch.view = PageContext.current.window.hitTest(touch.point, with: UIEvent(Set(touches), at: now))
        if let view = touch.view, isTaken(from: view) { touch.view = nil }
        touch.tapCount = taps.begin(touch)
        if let view = touch.view, !view.isMultipleTouchEnabled, touches.contains(where: { $0.isDown(on: view) }) {
            touch.viewKnows = .all
        }
        touches.append(touch)
        update {
            for recognizer in touch.view?.recognizersOfTouches ?? [] where recognizer.takes(touch) {
                touch.recognizers.append(recognizer)
                recognizer.touches.append(touch)
                if !active.contains(recognizer) { active.append(recognizer) }
            }
            pass(touch, .began, at: now)
            // A gesture that lasts has taken the touch.
            if touch.recognizers.contains(where: { $0.hasRecognized && $0.cancels(touch) }) { touch.viewKnows = .all }
        }
    }

    /// Whether a view gets no touch because it, or another view that is touched, takes none beside those of others.
    private func isTaken(from view: UIView) -> Bool {
        touches.contains { touch in
            guard !touch.isLifted, let other = touch.view, other !== view else { return false }
            return view.isExclusiveTouch || other.isExclusiveTouch
        }
    }

    private func follow(_ touch: UITouch, _ phase: UITouch.Phase, at now: Double) {
        update {
            touch.isLifted = phase != .moved
            taps.follow(touch)
            pass(touch, phase, at: now)
        }
    }

    /// Passes a change of a touch to the recognizers, and remembers it for the view.
    private func pass(_ touch: UITouch, _ phase: UITouch.Phase, at now: Double) {
        for other in touches where !other.isLifted { other.phase = .stationary }
        touch.phase = phase
        touch.newPhase = phase
        let event = event(at: now)
        for recognizer in touch.recognizers where recognizer.touches.contains(touch) && !recognizer.hasFinished {
            recognizer.receive(touch, with: event)
        }
        // Until now, the touch is one that recognizers share.
        if touch.isLifted { for recognizer in touch.recognizers { recognizer.forget(touch) } }
    }

    private func event(at now: Double) -> UIEvent { UIEvent(Set(touches), at: now) }

    // MARK: - Recognizers

    /// Changes states of recognizers, and then does what follows from that.
    func update(_ body: () -> Void) {
        guard !isUpdating else { return body() }
        isUpdating = true
        body()
        while settle() {}
        isUpdating = false
    }

    /// Returns whether there may be more to do.
    private func settle() -> Bool {
        if let next = active.first(where: \.canContinue) {
            next.continueAfterFailures()
            return true
        }
        for recognizer in active where recognizer.hasFinished { recognizer.finish() }
        active.removeAll { $0.touches.isEmpty }
        for touch in touches { informView(of: touch) }
        touches.removeAll { $0.isLifted && ($0.viewKnows == .all || $0.view == nil) }
        return active.contains { $0.hasFinished || $0.canContinue }
    }

    // MARK: - Views

    /// Cancels touches in their views, because a gesture has been recognized.
    func cancelInViews(_ touches: [UITouch]) {
        // Fingers that are down are canceled together.
        var views: [UIView] = []
        for touch in touches where touch.viewKnows == .beginning {
            guard let view = touch.view, !views.contains(view) else { continue }
            let down = touches.filter { $0.viewKnows == .beginning && $0.isDown(on: view) }
            if !touch.isLifted { views.append(view) }
            send(touch.isLifted ? [touch] : down, .cancelled, to: view)
        }
        for touch in touches { touch.viewKnows = .all }
    }

    /// Passes to the view what it does not know about a touch, unless a recognizer has to decide first.
    private func informView(of touch: UITouch) {
        guard let view = touch.view, let phase = touch.newPhase else { return }
        let undecided = touch.recognizers.filter { $0.isUndecided && $0.touches.contains(touch) }
        if touch.viewKnows == .none, phase != .cancelled {
            guard !undecided.contains(where: \.delaysTouchesBegan) else { return }
            touch.viewKnows = .beginning
            send([touch], .began, to: view)
        }
        guard !touch.isLifted || phase == .cancelled || !undecided.contains(where: \.delaysTouchesEnded) else { return }
        touch.newPhase = nil
        if touch.viewKnows == .beginning, phase != .began { send([touch], phase, to: view) }
        if touch.isLifted { touch.viewKnows = .all }
    }

    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView) {
        let phases = touches.map(\.phase)
        for touch in touches { touch.phase = phase }
        let event = event(at: PageContext.current.time.seconds)
        switch phase {
        case .began: view.touchesBegan(Set(touches), with: event)
        case .moved, .stationary: view.touchesMoved(Set(touches), with: event)
        case .ended: view.touchesEnded(Set(touches), with: event)
        case .cancelled: view.touchesCancelled(Set(touches), with: event)
        }
        for (touch, phase) in zip(touches, phases) { touch.phase = phase }
    }
}

extension UITouch {
    fileprivate func isDown(on view: UIView) -> Bool { !isLifted && self.view === view }
}

extension UIGestureRecognizer {
    /// Whether the recognizer gets a touch that begins.
    fileprivate func takes(_ touch: UITouch) -> Bool {
        guard isEnabled, !hasFinished, deferredStates.last != .ended else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    fileprivate func cancels(_ touch: UITouch) -> Bool { cancelsTouchesInView && touches.contains(touch) }

    /// Whether the recognizer has waited for others that have failed.
    fileprivate var canContinue: Bool {
        currentState == .possible && !deferredStates.isEmpty && !blockers.contains(where: \.isUndecided)
    }
}
