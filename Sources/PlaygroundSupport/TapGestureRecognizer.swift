/// A recognizer for taps. The board handles each tap first.
public final class TapGestureRecognizer: GestureRecognizer {
    /// Creates a recognizer that calls `action` for each tap.
    public init(action: @escaping () -> Void) { super.init(recognized: { _ in action() }) }

    /// Creates a recognizer that passes itself to `action` for each tap.
    public init(action: @escaping (TapGestureRecognizer) -> Void) {
        super.init(recognized: { recognizer in (recognizer as? TapGestureRecognizer).map(action) })
    }

    /// Creates a recognizer that calls a method of `target` for each tap: `action: Counter.tapped`.
    public init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (TapGestureRecognizer) -> Void
    ) {
        super.init(recognized: { recognizer in (recognizer as? TapGestureRecognizer).map(action(target)) })
    }
}
