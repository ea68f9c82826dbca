// SPDX-License-Identifier: GPL-3.0-or-later
// A touch refers weakly to its view.

import Scene

/// A finger on the page, or the pressed button of the pointer.
@preconcurrency @MainActor public final class UITouch: NSObject {
    /// The part of a touch that is reported.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    /// The part of the touch that is reported.
    public internal(set) var phase = Phase.began
    /// The time of the latest change, in seconds since the page began.
    public internal(set) var timestamp: TimeInterval
    /// The number of taps in quick succession, including this one; 0 if the touch has moved.
    public internal(set) var tapCount = 1
    /// The view on which the touch began.
    public internal(set) weak var view: UIView?
    /// The window.
    public var window: UIWindow? { PageContext.current.window }
    /// The gesture recognizers that follow the touch.
    public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.filter { $0.touches.contains(self) } }

    /// Identifies the touch among those that are down.
    package let id: UInt
    /// Whether a finger or the pointer touches.
    package let device: Device
    /// The time of the latest change on the clock of the event, in seconds.
    package var eventTime: Double
    /// The location in the window.
    package internal(set) var point: Point { didSet { previousPoint = oldValue } }
    private(set) var previousPoint: Point
    /// The location in the window where the touch began.
    let startPoint: Point
    /// Whether the touch has ended or was canceled.
    var isLifted = false
    /// The recognizers that got the touch when it began.
    var recognizers: [UIGestureRecognizer] = []

    /// How much the view knows about the touch: nothing, that it has begun, or all that it will ever know.
    enum Knowledge { case none, beginning, all }

    /// What the view knows about the touch.
    var viewKnows = Knowledge.none
    /// What has happened and has not been passed to the view.
    var newPhase: Phase?

    package init(_ touch: Touch, at point: Point, now: Double) {
        (id, device, eventTime, timestamp) = (touch.id, touch.device, touch.time, now)
        (self.point, previousPoint, startPoint) = (point, point, point)
    }

    /// Returns the location in the coordinates of a view, or of the window if it is `nil`.
    public func location(in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: nil) } ?? point }

    /// Returns the location before the latest change, in the coordinates of a view, or of the window if it is `nil`.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view.map { $0.convert(previousPoint, from: nil) } ?? previousPoint
    }

    /// Returns the latest change, in the coordinates of a view.
    package func event(in view: UIView) -> Touch {
        let phase: Touch.Phase =
            switch phase {
            case .began: .began
            case .moved, .stationary: .moved
            case .ended: .ended
            case .cancelled: .canceled
            }
        return Touch(id: id, phase, at: location(in: view), time: eventTime, by: device)
    }
}
