/// Counts its owner in the census, for as long as the owner lives.
public nonisolated struct Tally: ~Copyable, Sendable {
    private let kind: StaticString

    /// Counts one more of a kind.
    public init(_ kind: StaticString) {
        self.kind = kind
        Census.count(kind.description, by: 1)
    }

    deinit { Census.count(kind.description, by: -1) }
}
