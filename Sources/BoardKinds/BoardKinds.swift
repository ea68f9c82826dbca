/// The boards of the programs, in the order of the view switcher.
@MainActor public enum BoardKinds {
    /// All of them. A new board is one more line here.
    public static let all: [any BoardKind.Type] = [
        MemoryKind.self,
        PentominoKind.self,
        PasscodeKind.self,
    ]

    /// The kind of a name; nil if there is none.
    public static func named(_ name: String) -> (any BoardKind.Type)? { all.first { $0.name == name } }
}
