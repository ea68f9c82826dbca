import Scene

/// Passes the touches on the page to the views on which they began.
@MainActor package final class TouchDispatcher {
    private var touches: [UInt: UITouch] = [:]

    /// Handles a touch at a point of the area.
    package func handle(_ event: Touch, at now: Double) {
        let window = PageContext.current.window
        guard let point = window.fromParent(event.point) else { return }
        switch event.phase {
        case .began:
            // A repeated begin means that the end of the previous touch was not delivered.
            touches[event.id].map { finish($0, .cancelled, at: now) }
            let touch = UITouch(event, at: point, now: now)
            touch.view = window.hitTest(point, with: nil)
            touches[event.id] = touch
            deliver(touch, at: now)
        case .moved, .ended, .canceled:
            guard let touch = touches[event.id] else { return }
            touch.point = point
            (touch.timestamp, touch.eventTime) = (now, event.time)
            switch event.phase {
            case .ended: finish(touch, .ended, at: now)
            case .canceled: finish(touch, .cancelled, at: now)
            case .began, .moved:
                touch.phase = .moved
                deliver(touch, at: now)
            }
        }
    }

    /// Cancels all touches.
    package func cancelAll(at now: Double) {
        for touch in touches.values.sorted(by: { $0.id < $1.id }) { finish(touch, .cancelled, at: now) }
    }

    private func finish(_ touch: UITouch, _ phase: UITouch.Phase, at now: Double) {
        touch.phase = phase
        deliver(touch, at: now)
        touches[touch.id] = nil
    }

    private func deliver(_ touch: UITouch, at now: Double) {
        guard let view = touch.view else { return }
        let event = UIEvent(Set(touches.values), at: now)
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved, .stationary: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        case .cancelled: view.touchesCancelled([touch], with: event)
        }
    }
}
