// SPDX-License-Identifier: GPL-3.0-or-later
/// The list of all boards, in the order of the view switcher.
@MainActor package enum BoardKinds {
    /// All kinds. To add a board to the programs, add its kind here.
    package static let all: [any BoardKind.Type] = [
        MemoryKind.self,
        PentominoKind.self,
        PasscodeKind.self,
    ]

    /// Returns the kind with the given name, or `nil` if there is none.
    package static func named(_ name: String) -> (any BoardKind.Type)? { all.first { $0.name == name } }
}
