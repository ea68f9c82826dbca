// SPDX-License-Identifier: GPL-3.0-or-later
/// A new initial value for a live property.
package struct InitialValueEdit: Equatable, Sendable {
    /// The line and the column of the declaration, as the compiler has recorded them.
    package let line: Int, column: Int
    /// The value as Swift. A period at the beginning stands for the type that is written in the source.
    package let value: String

    /// Creates an edit.
    package init(line: Int, column: Int, value: String) {
        self.line = line
        self.column = column
        self.value = value
    }

    /// Returns a source with new initial values. Everything else stays as it is. Returns `nil` if a declaration is not
    /// found.
    package static func apply(_ edits: [InitialValueEdit], to source: [UInt8]) -> [UInt8]? {
        var replacements: [TextEdit] = []
        for edit in edits {
            guard let declaration = LiveDeclaration(in: source, line: edit.line, column: edit.column),
                let value = edit.text(replacing: String(decoding: source[declaration.value], as: UTF8.self))
            else { return nil }
            replacements.append(TextEdit(range: declaration.value, replacement: value))
        }
        return TextEdit.apply(replacements, to: source)
    }

    /// Returns the new text of an expression. In `Shape.round`, only the name of the case is replaced.
    private func text(replacing old: String) -> String? {
        guard value.hasPrefix(".") else { return value }
        guard let match = old.wholeMatch(of: #/((?:\w+\s*\.\s*)*?(?:\w+)?)\.(?:\w+|`\w+`)/#) else { return nil }
        return match.1 + value
    }
}
