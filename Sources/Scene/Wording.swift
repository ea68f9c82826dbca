/// All that the words about a board follow from: what its pieces are called, which of them are there, the order in which Tab
/// goes round them, and how things stand. Whoever says them looks again when it is another one than before.
///
/// It can be asked for in each frame, so it holds what the board has anyway: a large value whose storage is shared with the
/// one before compares at once.
public struct Wording: Equatable, Sendable {
    private let causes: any Equatable & Sendable

    /// The wording that follows from a value.
    public init(_ causes: some Equatable & Sendable) { self.causes = causes }

    /// Whether the same words follow from both.
    public static func == (one: Wording, other: Wording) -> Bool { isEqual(one.causes, other.causes) }

    private static func isEqual<T: Equatable>(_ one: T, _ other: any Equatable) -> Bool { one == other as? T }
}
