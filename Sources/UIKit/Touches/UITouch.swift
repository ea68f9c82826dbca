// A touch refers weakly to its view.

import Scene

/// A finger on the page, or the pressed button of the pointer.
@MainActor public final class UITouch: NSObject {
    /// The part of a touch that is reported.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    /// The part of the touch that is reported.
    public internal(set) var phase = Phase.began
    /// The time of the latest change, in seconds since the page began.
    public internal(set) var timestamp: TimeInterval
    /// The number of taps in quick succession, including this one.
    public internal(set) var tapCount = 1
    /// The view on which the touch began.
    public internal(set) weak var view: UIView?
    /// The window.
    public var window: UIWindow? { PageContext.current.window }

    /// Identifies the touch among those that are down.
    package let id: UInt
    /// Whether a finger or the pointer touches.
    package let device: Device
    /// The time of the latest change on the clock of the event, in seconds.
    package var eventTime: Double
    /// The location in the window.
    package internal(set) var point: Point { didSet { previousPoint = oldValue } }
    private var previousPoint: Point

    package init(_ touch: Touch, at point: Point, now: Double) {
        (id, device, eventTime, timestamp) = (touch.id, touch.device, touch.time, now)
        (self.point, previousPoint) = (point, point)
    }

    /// Returns the location in the coordinates of a view, or of the window if it is `nil`.
    public func location(in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: nil) } ?? point }

    /// Returns the location before the latest change, in the coordinates of a view, or of the window if it is `nil`.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view.map { $0.convert(previousPoint, from: nil) } ?? previousPoint
    }
}

/// The touches that are on the page at a time.
@MainActor public final class UIEvent: NSObject {
    /// All touches.
    public internal(set) var allTouches: Set<UITouch>?
    /// The time of the event, in seconds since the page began.
    public let timestamp: TimeInterval

    init(_ touches: Set<UITouch>, at now: Double) {
        allTouches = touches
        timestamp = now
    }

    /// Returns the touches that began on a view.
    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
