/// Tells a press that rests for a while: once a press, however long it is held.
public final class LongPressGestureRecognizer: GestureRecognizer {
    /// How long a press rests before it is told, in seconds; at least 0.05 and at most 60.
    public var minimumPressDuration = 0.5 {
        didSet { minimumPressDuration = minimumPressDuration >= 0.05 ? min(minimumPressDuration, 60) : 0.05 }
    }

    /// Does `action` at each long press.
    public init(action: @escaping () -> Void) { super.init(told: { _ in action() }) }

    /// Does `action` at each long press; it is given the recognizer.
    public init(action: @escaping (LongPressGestureRecognizer) -> Void) {
        super.init(told: { recognizer in (recognizer as? LongPressGestureRecognizer).map(action) })
    }

    /// Has a method of `target` called at each long press: `action: Counter.longPressed`.
    public init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (LongPressGestureRecognizer) -> Void
    ) {
        super.init(told: { recognizer in (recognizer as? LongPressGestureRecognizer).map(action(target)) })
    }
}
