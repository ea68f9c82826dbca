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

    /// Returns the touches that began on a view.
    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
