// SPDX-License-Identifier: GPL-3.0-or-later
/// Swift source in which the forms that only Apple’s systems have are replaced by something that is exactly as long, so
/// that every position stays the same.
package struct ObjectiveCForms: Equatable, Sendable {
    /// The source with the replacements.
    package let replaced: [UInt8]
    /// Whether something was replaced.
    package let isReplaced: Bool
    /// Bodies of the optional methods of protocols, in one line that belongs at the end of the file.
    package let bodies: String

    /// The words that can follow the modifier `dynamic`.
    private static let wordsOfDeclarations: Set<[UInt8]> = Set(
        [
            "class", "convenience", "dynamic", "fileprivate", "final", "func", "indirect", "init", "internal", "lazy",
            "let", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "private",
            "public", "required", "static", "subscript", "unowned", "var", "weak",
        ].map { Array($0.utf8) })
    /// The words after which `dynamic` is a name.
    private static let wordsBeforeNames: Set<[UInt8]> = Set(
        ["case", "class", "enum", "for", "func", "import", "let", "protocol", "struct", "typealias", "var"]
            .map { Array($0.utf8) })

    /// Reads a source.
    package init(_ source: [UInt8]) {
        let code = TokenizedCode(source)
        let tokens = code.tokens
        var bytes = source
        var last: SwiftTokens.Token?
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .attribute:
                Self.blank(token.range, in: &bytes)
                continue
            case .keyPath: Self.replaceKeyPath(token.range, in: &bytes)
            case .directive where source[token.range].elementsEqual("#selector".utf8):
                if index + 1 < tokens.count, case .symbol(UInt8(ascii: "(")) = tokens[index + 1].kind {
                    bytes.replaceSubrange(token.range, with: " Selector".utf8)
                }
            case .directive where ["#if", "#elseif"].contains { source[token.range].elementsEqual($0.utf8) }:
                for range in Self.conditionsOfIOS(tokens[(index + 1)...], in: source) {
                    Self.blank(range, in: &bytes)
                    bytes.replaceSubrange(range.lowerBound..<range.lowerBound + 4, with: "true".utf8)
                }
            case .word where source[token.range].elementsEqual("dynamic".utf8):
                if !Self.isName(last, in: source), Self.isDeclaration(tokens[(index + 1)...], in: source) {
                    Self.blank(token.range, in: &bytes)
                }
            case .word where source[token.range].elementsEqual("override".utf8):
                if Self.isCellInitializer(tokens[(index + 1)...], in: source) {
                    bytes.replaceSubrange(token.range, with: "required".utf8)
                }
            default: break
            }
            last = token
        }
        let optionalMethods = OptionalMethods(code)
        for range in optionalMethods.leftOut { Self.blank(range, in: &bytes) }
        bodies = optionalMethods.bodies
        for range in InitialValues(code).selves { bytes.replaceSubrange(range, with: "nil ".utf8) }
        replaced = bytes
        isReplaced = bytes != source
    }

    /// Returns the conditions in the rest of a line that hold on iOS.
    private static func conditionsOfIOS(
        _ rest: ArraySlice<SwiftTokens.Token>, in source: [UInt8]
    ) -> [Range<Int>] {
        let line = Array(rest.prefix { !$0.beginsLine })
        return line.indices.dropLast(3).compactMap { index in
            let range = line[index].range.lowerBound..<line[index + 3].range.upperBound
            let isCondition = ["os(iOS)", "targetEnvironment(simulator)"].contains {
                source[range].elementsEqual($0.utf8)
            }
            return isCondition ? range : nil
        }
    }

    private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range { bytes[index] = UInt8(ascii: " ") }
    }

    /// Returns whether a word after a token is a name.
    private static func isName(_ last: SwiftTokens.Token?, in source: [UInt8]) -> Bool {
        switch last?.kind {
        case .symbol(UInt8(ascii: ".")): true
        case .word: wordsBeforeNames.contains(Array(source[last!.range]))
        default: false
        }
    }

    /// Returns whether the initializer of a row of a table follows, `init(style: …, reuseIdentifier: …)`. A table creates
    /// rows of a class that it has got, which only required initializers allow.
    private static func isCellInitializer(_ rest: ArraySlice<SwiftTokens.Token>, in source: [UInt8]) -> Bool {
        let words = rest.prefix(20).filter { if case .word = $0.kind { true } else { false } }
            .map { source[$0.range] }.drop { ["public", "open"].contains(String(decoding: $0, as: UTF8.self)) }
        return words.prefix(2).elementsEqual(["init".utf8, "style".utf8]) { $0.elementsEqual($1) }
            && words.contains { $0.elementsEqual("reuseIdentifier".utf8) }
    }

    /// Returns whether the rest of a declaration follows in the same line.
    private static func isDeclaration(_ rest: ArraySlice<SwiftTokens.Token>, in source: [UInt8]) -> Bool {
        for token in rest {
            guard !token.beginsLine else { return false }
            switch token.kind {
            case .attribute: continue
            case .symbol(UInt8(ascii: "@")): return true
            case .word: return wordsOfDeclarations.contains(Array(source[token.range]))
            default: return false
            }
        }
        return false
    }

    /// Replaces `#keyPath(Person.name)` with the string that it means. A type at its beginning is not part of that.
    private static func replaceKeyPath(_ range: Range<Int>, in bytes: inout [UInt8]) {
        let argument = bytes[range.lowerBound + "#keyPath(".utf8.count..<range.upperBound - 1]
        var names = argument.split(separator: UInt8(ascii: "."))
            .map { $0.filter { $0 != UInt8(ascii: "`") } }
        while names.count > 1, names[0].elementsEqual("self".utf8) || (65...90).contains(names[0].first ?? 0) {
            names.removeFirst()
        }
        let string = [UInt8(ascii: "\"")] + names.joined(separator: [UInt8(ascii: ".")]) + [UInt8(ascii: "\"")]
        blank(range, in: &bytes)
        bytes.replaceSubrange(range.lowerBound..<range.lowerBound + string.count, with: string)
    }
}

extension ObjectiveCForms {
    /// Returns a text with the replacements.
    package static func replaced(in text: String) -> String {
        let forms = ObjectiveCForms(Array(text.utf8))
        return forms.isReplaced ? String(decoding: forms.replaced, as: UTF8.self) : text
    }
}
