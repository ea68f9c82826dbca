// SPDX-License-Identifier: GPL-3.0-or-later
/// What a source says about the declaration of a name.
package struct DeclaredName: Equatable, Sendable {
    /// The source without this declaration, so that a language server completes the name at its place if a protocol or a
    /// superclass has it; `nil` if it is not that of a method or variable alone.
    package let probe: String?
    /// Whether it is the label of a value that belongs to a case of an enumeration.
    package let isCaseLabel: Bool

    /// The number of words before a name that can belong to its declaration.
    private static let maxModifiers = 12

    /// Looks at the name that begins at a place in a source. Returns `nil` if there is none.
    package init?(at position: SourcePosition, in text: String) {
        let code = TokenizedCode(text)
        guard let index = code.token(at: position), code.isWord(index) else { return nil }
        // The server completes nothing directly before a name.
        probe =
            Self.isDeclared(index, in: code)
            ? TextEdit.apply([code.inserting("/**/ ", before: index)], to: code.bytes)
                .map { String(decoding: $0, as: UTF8.self) } : nil
        isCaseLabel = code.text(index + 1) == ":" && Self.isInCase(index, in: code)
    }

    /// Returns the names that a source declares in a protocol or with `override`, so that others declare them, too.
    package static func shared(in text: String) -> Set<String> {
        let code = TokenizedCode(text)
        var names: Set<String> = []
        // Whether the braces that are open are those of a protocol.
        var (scopes, isProtocol): ([Bool], Bool) = ([], false)
        for index in code.tokens.indices {
            switch code.tokens[index].kind {
            case .symbol(UInt8(ascii: "{")):
                scopes.append(isProtocol)
                isProtocol = false
            case .symbol(UInt8(ascii: "}")): _ = scopes.popLast()
            case .word, .quotedWord:
                if code.text(index) == "protocol" { isProtocol = true }
                guard isDeclared(index, in: code) || code.text(index - 1) == "associatedtype",
                    scopes.last == true || isOverride(index, in: code)
                else { continue }
                names.insert(CodeName.plain(code.text(index)))
            default: break
            }
        }
        return names
    }

    private static func isDeclared(_ index: Int, in code: TokenizedCode) -> Bool {
        ["func", "var", "let"].contains(code.text(index - 1))
    }

    private static func isOverride(_ index: Int, in code: TokenizedCode) -> Bool {
        code.tokens.indices[..<index].suffix(maxModifiers).reversed().prefix { code.isWord($0) }
            .contains { code.text($0) == "override" }
    }

    private static func isInCase(_ index: Int, in code: TokenizedCode) -> Bool {
        var depth = 0
        for index in code.tokens.indices[..<index].reversed() {
            switch code.text(index) {
            case ")": depth += 1
            case "(" where depth == 0: return ["case", ","].contains(code.text(index - 2))
            case "(": depth -= 1
            case "{", "}": return false
            default: break
            }
        }
        return false
    }
}
