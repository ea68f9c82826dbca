/// A recognizer for long presses. It recognizes a press once, however long it lasts.
public final class LongPressGestureRecognizer: GestureRecognizer {
    /// The duration of a press before it is recognized, in seconds. The range is 0.05 to 60.
    public var minimumPressDuration = 0.5 {
        didSet { minimumPressDuration = minimumPressDuration >= 0.05 ? min(minimumPressDuration, 60) : 0.05 }
    }

    /// Creates a recognizer that calls `action` for each long press.
    public init(action: @escaping () -> Void) { super.init(recognized: { _ in action() }) }

    /// Creates a recognizer that passes itself to `action` for each long press.
    public init(action: @escaping (LongPressGestureRecognizer) -> Void) {
        super.init(recognized: { recognizer in (recognizer as? LongPressGestureRecognizer).map(action) })
    }

    /// Creates a recognizer that calls a method of `target` for each long press: `action: Counter.longPressed`.
    public init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (LongPressGestureRecognizer) -> Void
    ) {
        super.init(recognized: { recognizer in (recognizer as? LongPressGestureRecognizer).map(action(target)) })
    }
}
