// SPDX-License-Identifier: GPL-3.0-or-later
/// A group of changes of layers. Those of layers without views are animated.
@preconcurrency @MainActor public enum CATransaction {
    /// A group that has not ended, or whose animations have not.
    final class Group {
        var disablesActions: Bool
        var duration: Double?
        var timingFunction: CAMediaTimingFunction?
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
        /// The number of animations that have not ended.
        var count = 0
        private var isCommitted = false

        init(in outer: Group? = nil) {
            disablesActions = outer?.disablesActions ?? false
            (duration, timingFunction) = (outer?.duration, outer?.timingFunction)
        }

        func commit() {
            isCommitted = true
            complete()
        }

        func animationEnded() {
            count -= 1
            complete()
        }

        private func complete() {
            guard isCommitted, count <= 0, let completion else { return }
            self.completion = nil
            completion()
        }
    }

    static let defaultFunction = CAMediaTimingFunction(name: .default)

    /// The groups that have not ended. The first one is that of the step.
    private static var groups = [Group()]

    static var current: Group { groups[groups.count - 1] }

    /// Begins a group in the present one.
    public static func begin() { groups.append(Group(in: current)) }

    /// Ends the latest group.
    public static func commit() { if groups.count > 1 { groups.removeLast().commit() } }

    /// Does nothing: changes are shown in the next frame anyway.
    public static func flush() {}

    /// Does nothing: there is only one thread.
    public static func lock() {}

    /// Does nothing: there is only one thread.
    public static func unlock() {}

    /// Ends the group of the step.
    static func endStep() {
        guard groups.count == 1 else { return }
        let group = groups[0]
        groups[0] = Group()
        group.commit()
    }

    /// Returns whether changes of layers are not animated.
    public static func disableActions() -> Bool { current.disablesActions }

    /// Sets whether changes of layers are not animated.
    public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// Returns how long changes of layers take, in seconds.
    public static func animationDuration() -> CFTimeInterval { current.duration ?? 0.25 }

    /// Sets how long changes of layers take, in seconds.
    public static func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur > 0 ? dur : 0 }

    /// Returns the timing curve of changes of layers; `nil` for the usual one.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    /// Sets the timing curve of changes of layers.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Returns what is called when all animations of the group have ended.
    public static func completionBlock() -> (() -> Void)? { current.completion }

    /// Sets what is called when all animations of the group have ended.
    public static func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

    /// Returns a value of the group by name.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    /// Sets a value of the group by name.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(anObject.flatMap(MotionValue.number) ?? 0.25)
        case kCATransactionDisableActions: setDisableActions(anObject.flatMap(MotionValue.number) ?? 0 != 0)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = anObject
        }
    }
}

/// The name of the duration of a transaction.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether changes are not animated.
nonisolated public let kCATransactionDisableActions = "disableActions"
/// The name of the timing curve of a transaction.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of what is called at the end of a transaction.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
