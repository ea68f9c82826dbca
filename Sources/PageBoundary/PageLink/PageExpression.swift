// SPDX-License-Identifier: GPL-3.0-or-later
/// A Swift expression or statement that the user runs in a page.
///
/// It is compiled as a function in one of the libraries beside that of the page. The page finds the function by its name,
/// so a session has only the text, whichever version of the page repeats it.
package struct PageExpression: Hashable, Sendable {
    /// The largest length of a text, in bytes.
    package static let maxLength = 4096

    /// The text.
    package let text: String

    /// Creates an expression. Returns `nil` if the text is empty, too long, or contains a zero.
    package init?(_ text: String) {
        guard Self.isValid(text) else { return nil }
        self.text = text
    }

    fileprivate init(valid text: String) { self.text = text }

    fileprivate static func isValid(_ text: String) -> Bool {
        1...maxLength ~= text.utf8.count && !text.utf8.contains(0)
    }

    /// The name of the function. It depends only on the text (FNV-1a).
    package var name: String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return "expression_" + String(hash, radix: 16)
    }

    /// Returns the name of a library of expressions. Libraries are numbered from 0, and the page loads them in this
    /// order.
    package static func library(_ number: Int) -> String { "expressions\(number)" }
}

extension PageExpression: FieldCodable {
    static let fields = Fields({ $0.text }, PageExpression.init(valid:), where: { PageExpression.isValid($0) })
}
