// SPDX-License-Identifier: GPL-3.0-or-later
/// A recognizer for a finger that moves from an edge of the view.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture can begin.
    open var edges = UIRectEdge.left

    /// The largest distance from the edge, in points.
    private static let reach: CGFloat = 20

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard self.touches.count == 1, let touch = touches.first, let view else { return }
        let (point, bounds) = (touch.location(in: view), view.bounds)
        let isNear =
            edges.contains(.left) && point.x - bounds.minX <= Self.reach
            || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
            || edges.contains(.top) && point.y - bounds.minY <= Self.reach
            || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
        if !isNear { state = .failed }
    }
}
