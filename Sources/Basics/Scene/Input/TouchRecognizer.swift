// SPDX-License-Identifier: GPL-3.0-or-later
/// Recognizes taps, long presses, drags, and taps of other fingers from raw touch events.
///
/// The first touch that comes down on a board controls it. While it holds a piece, other fingers anywhere in the
/// window, the secondary button, and the wheel act on that piece, and no other handler receives them.
public struct TouchRecognizer: Sendable {
    /// An event in the window that can act on the held piece.
    public enum Event: Equatable, Sendable {
        case touch(Touch)
        case secondaryButton(isDown: Bool, hasShift: Bool)
        /// Wheel clicks, positive when scrolling down or to the right. Smooth scrolling produces no clicks.
        case wheel(clicks: Int, hasShift: Bool)
    }

    private struct Press {
        let id: UInt
        let device: Device
        /// The time at which the press becomes a long press.
        let due: Double
        var tracker = PressTracker()
    }

    private struct OtherFinger {
        let point: Point
        let time: Double
        var hasStrayed = false
    }

    /// The maximum duration of another finger's tap, in seconds.
    public static let tapTime = 0.5
    /// The maximum time between two taps of a double tap by another finger, in seconds.
    public static let doubleTapTime = 0.35
    /// The maximum distance another finger's tap can move along each axis, in points.
    public static let slop = 24.0

    private var press: Press?
    private var others: [UInt: OtherFinger] = [:]
    private var lastTap: Double?

    /// Creates a recognizer without touches.
    public init() {}

    /// Whether no touch is down.
    public var isIdle: Bool { press == nil && others.isEmpty }

    /// The time at which the press becomes a long press if nothing else happens. Call `advance(to:)` at this time.
    public var nextTime: Double? { press.flatMap { $0.tracker.location == nil ? nil : $0.due } }

    /// Handles a touch event on the board, where a press becomes a long press after `delay` seconds. Touches other than
    /// the controlling one are ignored.
    public mutating func process(_ touch: Touch, longPressAfter delay: Double) -> [Input] {
        if touch.phase == .began { return begin(touch, delay) }
        guard touch.id == press?.id else { return [] }
        guard touch.phase != .canceled else {
            press = nil
            return [.cancel]
        }
        // The long-press time may have passed before the event arrived.
        let inputs = advance(to: touch.time)
        return inputs + (touch.phase == .moved ? move(to: touch.point) : end())
    }

    /// Handles an event of the window before any other handler. Returns `nil` if it does not act on the held piece.
    public mutating func intercept(_ event: Event, holdsPiece: Bool) -> [Input]? {
        switch event {
        case .touch(let touch): return intercept(touch, holdsPiece)
        case .secondaryButton(let isDown, let hasShift):
            guard holdsPiece else { return nil }
            return isDown ? [.turn(isClockwise: !hasShift)] : []
        case .wheel(let clicks, let hasShift):
            guard holdsPiece else { return nil }
            return Array(repeating: .turn(isClockwise: (clicks > 0) != hasShift), count: abs(clicks))
        }
    }

    /// Advances time.
    public mutating func advance(to time: Double) -> [Input] {
        guard let next = nextTime, next <= time, press?.tracker.hold() != nil else { return [] }
        return [.longPress]
    }

    /// Forgets all touches.
    public mutating func reset() { self = TouchRecognizer() }

    private mutating func begin(_ touch: Touch, _ delay: Double) -> [Input] {
        // A repeated begin means that the end of the previous touch was not delivered.
        let isRepeatedBegin = press?.id == touch.id
        guard press == nil || isRepeatedBegin else { return [] }
        var press = Press(id: touch.id, device: touch.device, due: touch.time + delay)
        press.tracker.press(at: touch.point)
        self.press = press
        return (isRepeatedBegin ? [.cancel] : []) + [.press(touch.point, by: touch.device)]
    }

    private mutating func move(to point: Point) -> [Input] {
        guard press?.tracker.move(to: point) == true else {
            return press?.tracker.isDragging == true ? [.drag(to: point)] : []
        }
        return [.pressEnded, .drag(to: point)]
    }

    private mutating func end() -> [Input] {
        guard var press else { return [] }
        self.press = nil
        if press.tracker.isDragging { return [.drop] }
        guard let point = press.tracker.release() else { return [.pressEnded] }
        return [.pressEnded, .tap(point, by: press.device)]
    }

    private mutating func intercept(_ touch: Touch, _ holdsPiece: Bool) -> [Input]? {
        if touch.phase == .began {
            let isOther = holdsPiece && press.map { $0.id != touch.id } ?? false
            others[touch.id] = isOther ? OtherFinger(point: touch.point, time: touch.time) : nil
            return isOther ? [] : nil
        }
        guard var other = others[touch.id] else { return nil }
        let (dx, dy) = (touch.point.x - other.point.x, touch.point.y - other.point.y)
        if max(abs(dx), abs(dy)) > Self.slop { other.hasStrayed = true }
        others[touch.id] = touch.phase == .moved ? other : nil
        guard touch.phase == .ended, !other.hasStrayed, touch.time - other.time <= Self.tapTime, holdsPiece else {
            return []
        }
        let isSecond = lastTap.map { other.time - $0 <= Self.doubleTapTime } ?? false
        lastTap = isSecond ? nil : touch.time
        return [.otherTap(other.point, count: isSecond ? 2 : 1)]
    }
}
