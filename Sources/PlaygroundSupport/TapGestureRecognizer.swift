/// Tells a tap. The board has had it already.
public final class TapGestureRecognizer: GestureRecognizer {
    /// Does `action` at each tap.
    public init(action: @escaping () -> Void) { super.init(told: { _ in action() }) }

    /// Does `action` at each tap; it is given the recognizer.
    public init(action: @escaping (TapGestureRecognizer) -> Void) {
        super.init(told: { recognizer in (recognizer as? TapGestureRecognizer).map(action) })
    }

    /// Has a method of `target` called at each tap: `action: Counter.tapped`.
    public init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (TapGestureRecognizer) -> Void
    ) {
        super.init(told: { recognizer in (recognizer as? TapGestureRecognizer).map(action(target)) })
    }
}
