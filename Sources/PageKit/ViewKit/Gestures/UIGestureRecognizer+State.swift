// SPDX-License-Identifier: GPL-3.0-or-later
extension UIGestureRecognizer {
    /// Whether the gesture has been recognized and the recognizer has not been reset since then.
    var hasRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }

    /// Whether the recognizer has to be reset.
    var hasFinished: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

    /// Whether the recognizer has touches that it has neither recognized nor rejected.
    var isUndecided: Bool { currentState == .possible && !touches.isEmpty }

    /// Applies a state that a subclass has set.
    func change(to new: State) {
        switch (currentState, new) {
        case (.possible, .began), (.possible, .ended):
            if deferredStates.isEmpty { attempt(new) } else { deferredStates.append(new) }
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): enter(new)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): enter(.cancelled)
        default: break
        }
    }

    /// Cancels the gesture, because the recognizer was disabled or removed.
    func stop() {
        guard !touches.isEmpty || currentState != .possible else { return }
        dispatcher.update { change(to: .cancelled) }
    }

    /// Recognizes the gesture if all recognizers that have to fail before have failed.
    func continueAfterFailures() {
        blockers.removeAll { !$0.isUndecided }
        guard blockers.isEmpty else { return }
        let states = deferredStates
        deferredStates = []
        recognize(states[0])
        for state in states.dropFirst() { change(to: state) }
    }

    /// Recognizes the gesture, unless it may not begin or has to wait.
    private func attempt(_ new: State) {
        guard mayBegin, !isPrevented else { return fail() }
        let required = dispatcher.active.filter { $0 !== self && mustWait(for: $0) }
        guard !required.contains(where: \.hasRecognized) else { return fail() }
        blockers = required.filter(\.isUndecided)
        if blockers.isEmpty { recognize(new) } else { deferredStates = [new] }
    }

    private func recognize(_ new: State) {
        guard !isPrevented else { return fail() }
        currentState = new
        for other in dispatcher.active where other.currentState == .possible {
            if other.waits(for: self) || isRival(of: other) && prevents(other) { other.fail() }
        }
        if cancelsTouchesInView { dispatcher.cancelInViews(touches) }
        locate()
        for action in actions { action.call(self) }
    }

    private func enter(_ new: State) {
        currentState = new
        for action in actions where !action.isOnce { action.call(self) }
    }

    private func fail() { (currentState, deferredStates) = (.failed, []) }

    // MARK: - Other recognizers

    /// Whether the delegate and the views from the touched one to that of the recognizer let the gesture begin.
    private var mayBegin: Bool {
        var next = touches.first?.view ?? view
        while let view = next {
            if view !== self.view, view.preventsTapsOfSuperviews, isSingleTap { return false }
            guard view.gestureRecognizerShouldBegin(self) else { return false }
            next = view === self.view ? nil : view.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    private var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Whether a gesture that has been recognized excludes this one.
    private var isPrevented: Bool {
        dispatcher.active.contains { $0.hasRecognized && isRival(of: $0) && $0.prevents(self) }
    }

    /// Whether another recognizer cannot recognize a gesture together with this one.
    private func isRival(of other: UIGestureRecognizer) -> Bool {
        guard other !== self, shares(with: other) else { return false }
        return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
            && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    private func shares(with other: UIGestureRecognizer) -> Bool {
        touches.contains { touch in other.touches.contains { $0 === touch } }
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool { canPrevent(other) && other.canBePrevented(by: self) }

    /// Whether another recognizer has to fail before this one may recognize its gesture.
    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        if required.contains(where: { $0.recognizer === other }) { return true }
        guard shares(with: other) else { return false }
        return delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    private func waits(for other: UIGestureRecognizer) -> Bool {
        blockers.contains { $0 === other } || required.contains { $0.recognizer === other }
    }
}
