// SPDX-License-Identifier: GPL-3.0-or-later
import Console
import JSON
import PageSource

/// The documentation of a name in the code.
package nonisolated struct SymbolHelp: Equatable, Sendable {
    /// The declaration, as a code block, and its documentation.
    package let text: RichText
    /// The name in the code; `nil` if the server does not say which it is.
    package let range: Range<SourcePosition>?

    /// Reads the answer of a server. Returns `nil` if it contains no text.
    init?(_ json: JSON, in lines: LinePositions) {
        guard let text = RichText(documentation: json["contents"]) else { return nil }
        self.text = text
        range = lines.range(json["range"])
    }
}

nonisolated extension RichText {
    /// The maximum length of documentation, in characters.
    private static let maxDocumentation = 20_000

    /// Reads documentation of the language server protocol. Returns `nil` if there is none.
    init?(documentation json: JSON?) {
        guard let text = json?.string ?? json?["value"]?.string else { return nil }
        self.init(String(text.prefix(Self.maxDocumentation)).printable)
        if blocks.isEmpty { return nil }
    }
}
