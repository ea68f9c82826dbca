/// Counts whoever holds it among the living, for the time that this lasts.
public nonisolated struct Tally: ~Copyable, Sendable {
    private let kind: StaticString

    /// Counts one more of a kind.
    public init(_ kind: StaticString) {
        self.kind = kind
        Census.count(kind.description, by: 1)
    }

    deinit { Census.count(kind.description, by: -1) }
}
