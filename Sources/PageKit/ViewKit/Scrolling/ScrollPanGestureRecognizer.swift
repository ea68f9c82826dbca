// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The recognizer of drags in a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// How long the content waits whether a touch becomes a drag, in seconds.
    private static let contentDelay = 0.15
    private var isDelaying = false

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override var delaysTouchesBegan: Bool {
        get { isDelaying || super.delaysTouchesBegan }
        set { super.delaysTouchesBegan = newValue }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, self.touches.count == 1, let scrollView else { return }
        if scrollView.motion != nil {
            // The finger stops the content, and does not press what is below it.
            scrollView.stopMotion()
            state = .began
        } else if scrollView.delaysContentTouches {
            isDelaying = true
            wait(Self.contentDelay) { [weak self] in self?.isDelaying = false }
        }
    }

    override func isPan(_ path: CGPoint) -> Bool {
        scrollView.map { view in
            ScrollAxis.allCases.contains { axis in
                let way = path[axis]
                return way.magnitude > PressTracker.threshold && view.takesDrag(along: axis, toward: way > 0 ? -1 : 1)
            }
        } ?? false
    }

    override func reset() {
        super.reset()
        isDelaying = false
        scrollView?.fingersLeft()
    }
}
