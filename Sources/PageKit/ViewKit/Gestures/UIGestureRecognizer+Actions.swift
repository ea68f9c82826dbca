// SPDX-License-Identifier: GPL-3.0-or-later
/// The actions of gesture recognizers. A closure gets the recognizer in its own class.
@preconcurrency @MainActor public protocol UIGestureRecognizerActions: AnyObject {
    /// Creates a recognizer without an action.
    init()
}

extension UIGestureRecognizerActions where Self: UIGestureRecognizer {
    /// Creates a recognizer that passes itself to `action` when its gesture begins, changes, and ends or is canceled. A
    /// gesture that does not last, such as a tap, is only reported when it has ended.
    public init(action: @escaping (Self) -> Void) {
        self.init()
        add(isOnce: false, action)
    }

    /// Creates a recognizer that calls `action` once for each gesture: when it begins, or when it has ended if it does
    /// not last.
    public init(action: @escaping () -> Void) {
        self.init()
        add(isOnce: true) { _ in action() }
    }

    /// Creates a recognizer that calls a method of `target` as the closure in `init(action:)` is called:
    /// `action: Counter.tapped`. The target is not retained.
    public init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Adds a method that is called as the closure in `init(action:)` is. The target is not retained.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
        add(isOnce: false) { [weak target] recognizer in target.map { action($0)(recognizer) } }
    }

    private func add(isOnce: Bool, _ action: @escaping (Self) -> Void) {
        actions.append((isOnce, nil, { recognizer in (recognizer as? Self).map(action) }))
    }
}
