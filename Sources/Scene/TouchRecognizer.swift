/// Tells taps, long presses, drags and the taps of other fingers apart, from raw touches and their times.
///
/// A board has one touch that plays: the first that comes down on it. While that holds a piece, other fingers anywhere in the
/// window, the secondary button and the wheel are for the piece, and nobody else may learn of them.
public struct TouchRecognizer: Sendable {
    /// What may be for the piece that is held.
    public enum Event: Equatable, Sendable {
        case touch(Touch)
        case secondaryButton(isDown: Bool, hasShift: Bool)
        /// Clicks of the wheel, positive when it turns down or to the right. Smooth scrolling has none.
        case wheel(clicks: Int, hasShift: Bool)
    }

    private struct Press {
        let id: UInt
        let device: Device
        /// When it becomes a long press.
        let due: Double
        var tracker = PressTracker()
    }

    private struct OtherFinger {
        let point: Point
        let time: Double
        var hasStrayed = false
    }

    /// How long a tap of another finger may last, in seconds.
    public static let tapTime = 0.5
    /// How soon after one tap of another finger the next one makes a double tap, in seconds.
    public static let doubleTapTime = 0.35
    /// How far a tap of another finger may stray in each direction, in points.
    public static let slop = 24.0

    private var press: Press?
    private var others: [UInt: OtherFinger] = [:]
    private var lastTap: Double?

    /// A recognizer with nothing down.
    public init() {}

    /// Whether nothing is down.
    public var isIdle: Bool { press == nil && others.isEmpty }

    /// When the press becomes a long press unless something happens before; `advance(to:)` is to be called then.
    public var nextTime: Double? { press.flatMap { $0.tracker.place == nil ? nil : $0.due } }

    /// Takes a touch of the board, of which a press is long after `delay` seconds. Any but the one that plays means nothing.
    public mutating func take(_ touch: Touch, longPressAfter delay: Double) -> [Input] {
        if touch.phase == .began { return begin(touch, delay) }
        guard touch.id == press?.id else { return [] }
        guard touch.phase != .canceled else {
            press = nil
            return [.cancel]
        }
        // It may have rested long enough before the event arrived.
        let inputs = advance(to: touch.time)
        return inputs + (touch.phase == .moved ? move(to: touch.point) : end())
    }

    /// Takes an event of the window before it goes anywhere else; nil if it is not for the piece that is held.
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

    /// Lets time pass.
    public mutating func advance(to time: Double) -> [Input] {
        guard let next = nextTime, next <= time, press?.tracker.hold() != nil else { return [] }
        return [.longPress]
    }

    /// Forgets all that is down.
    public mutating func reset() { self = TouchRecognizer() }

    private mutating func begin(_ touch: Touch, _ delay: Double) -> [Input] {
        // A touch that comes down again was lifted without a word.
        let isAgain = press?.id == touch.id
        guard press == nil || isAgain else { return [] }
        var press = Press(id: touch.id, device: touch.device, due: touch.time + delay)
        press.tracker.press(at: touch.point)
        self.press = press
        return (isAgain ? [.cancel] : []) + [.press(touch.point, by: touch.device)]
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
