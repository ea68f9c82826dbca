/// Counts its owner in the census until the owner is released.
public nonisolated struct Tally: ~Copyable, Sendable {
    private let kind: StaticString

    /// Adds one to the count of a kind.
    public init(_ kind: StaticString) {
        self.kind = kind
        Census.count(kind.description, by: 1)
    }

    deinit { Census.count(kind.description, by: -1) }
}
