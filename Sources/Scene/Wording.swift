/// The state that the accessible names of a board depend on: the names of its pieces, which of them are present, the tab order,
/// and the description of the game. The names are read again when it changes.
///
/// It is read in each frame, so it refers to values that the board has anyway: two values that share their storage compare in
/// constant time.
public struct Wording: Equatable, Sendable {
    private let causes: any Equatable & Sendable

    /// Wording that depends on a value.
    public init(_ causes: some Equatable & Sendable) { self.causes = causes }

    /// Whether both depend on equal values.
    public static func == (one: Wording, other: Wording) -> Bool { isEqual(one.causes, other.causes) }

    private static func isEqual<T: Equatable>(_ one: T, _ other: any Equatable) -> Bool { one == other as? T }
}
