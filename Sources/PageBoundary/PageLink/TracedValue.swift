// SPDX-License-Identifier: GPL-3.0-or-later
/// A value that a run of a page has made, as far as two runs are compared.
package struct TracedValue: Equatable, Sendable {
    /// The line of the page's main source file that has made it, counted from 1.
    package var line: Int
    /// A number that is different for most values.
    package var digest: UInt64

    /// Creates a traced value.
    package init(line: Int, digest: UInt64) {
        self.line = line
        self.digest = digest
    }

    /// The number of values that are traced. Two runs that differ later cannot be told apart by their values.
    package static let maxCount = 1 << 16
}

extension TracedValue: FieldCodable, ListElement {
    static let fields = Fields({ ($0.line, $0.digest) }, TracedValue.init, where: { line, _ in line > 0 })
}
