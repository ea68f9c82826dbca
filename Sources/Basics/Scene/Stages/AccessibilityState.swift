// SPDX-License-Identifier: GPL-3.0-or-later
/// The state that the accessible names of a board depend on: the names of its pieces, which of them are present, the
/// Tab order, and the description of the game. When it changes, the names are updated.
///
/// This is read in every frame, so it should contain values that the board already has. Two values that share their
/// storage can be compared in constant time.
public struct AccessibilityState: Equatable, Sendable {
    private let inputs: any Equatable & Sendable

    /// Creates a state that depends on a value.
    public init(_ inputs: some Equatable & Sendable) { self.inputs = inputs }

    /// Returns whether both depend on equal values.
    public static func == (one: AccessibilityState, other: AccessibilityState) -> Bool {
        isEqual(one.inputs, other.inputs)
    }

    private static func isEqual<T: Equatable>(_ one: T, _ other: any Equatable) -> Bool { one == other as? T }
}
