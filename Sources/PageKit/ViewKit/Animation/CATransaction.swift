// SPDX-License-Identifier: GPL-3.0-or-later
/// A group of changes of layers, which are all shown in the next frame. Layers do not animate changes by themselves here.
@preconcurrency @MainActor public enum CATransaction {
    /// Whether each group that has not ended disables actions, after what is outside of them all.
    private static var groups = [false]

    /// Begins a group in the present one.
    public static func begin() { groups.append(groups[groups.count - 1]) }

    /// Ends the latest group.
    public static func commit() { if groups.count > 1 { groups.removeLast() } }

    /// Does nothing: changes are shown in the next frame anyway.
    public static func flush() {}

    /// Returns whether changes of layers are not animated.
    public static func disableActions() -> Bool { groups[groups.count - 1] }

    /// Sets whether changes of layers are not animated, which they are not anyway.
    public static func setDisableActions(_ disables: Bool) { groups[groups.count - 1] = disables }
}
