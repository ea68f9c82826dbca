// SPDX-License-Identifier: GPL-3.0-or-later
/// The touches that are on the page at a time.
@preconcurrency @MainActor public final class UIEvent: NSObject {
    /// All touches.
    public internal(set) var allTouches: Set<UITouch>?
    /// The time of the event, in seconds since the page began.
    public let timestamp: TimeInterval

    init(_ touches: Set<UITouch>, at now: Double) {
        allTouches = touches
        timestamp = now
    }

    /// What happened.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    /// More about what happened.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// What happened: touches.
    public var type: EventType { .touches }
    /// More about what happened. There is nothing more about touches.
    public var subtype: EventSubtype { .none }

    /// Returns the changes of a touch since the last event: the latest one, because each is an event.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) ?? false ? [touch] : nil
    }

    /// Returns where a touch may go next. Nothing is predicted.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) ?? false ? [] : nil
    }

    /// Returns the touches in a window.
    public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// Returns the touches that a gesture recognizer follows.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    }

    /// Returns the touches that began on a view.
    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
