// SPDX-License-Identifier: GPL-3.0-or-later
/// Counts its owner in the census until the owner is released.
package nonisolated struct Tally: ~Copyable, Sendable {
    private let kind: StaticString

    /// Adds one to the count of a kind.
    package init(_ kind: StaticString) {
        self.kind = kind
        Census.count(kind.description, by: 1)
    }

    deinit { Census.count(kind.description, by: -1) }
}
