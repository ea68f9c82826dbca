// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Compares successive accessibility states of a board.
public struct AccessibilityStateChecker {
    private var known: (names: AccessibilityState, moment: AccessibilityState, accessibilityState: AccessibilityState)?

    /// Creates a checker that has not seen a state.
    public init() {}

    /// Returns a description of an inconsistency between an accessibility state and the previous one, or `nil`. `names`
    /// is every description on the board, and `moment` is everything else that changes other than by motion.
    public mutating func fault(
        of accessibilityState: AccessibilityState, names: some Equatable & Sendable, moment: some Equatable & Sendable,
        onlyTimeHasPassed: Bool = false
    ) -> String? {
        let now = (
            names: AccessibilityState(names), moment: AccessibilityState(moment), accessibilityState: accessibilityState
        )
        defer { known = now }
        guard let known else { return nil }
        if now.names != known.names {
            return accessibilityState == known.accessibilityState ? "only descriptions changed" : nil
        }
        let isAtRest = onlyTimeHasPassed && now.moment == known.moment
        return isAtRest && accessibilityState != known.accessibilityState
            ? "the accessibility state changed although pieces only moved" : nil
    }
}
