// SPDX-License-Identifier: GPL-3.0-or-later
/// An import statement of a source, such as `@testable import struct Cards.Deck`.
package struct ImportStatement: Equatable, Sendable {
    /// The name of the module, without the names of its parts.
    package let module: String
    /// Where the name begins.
    package let position: SourcePosition
    /// The bytes of the statement.
    package let range: Range<Int>
    /// Whether the statement is compiled; `nil` if that depends on a condition that is not known.
    package let isCompiled: Bool?

    fileprivate static let kinds: Set = [
        "typealias", "struct", "class", "enum", "protocol", "actor", "let", "var", "func",
    ]
    private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]

    /// Returns the import statements in a source. `isAvailable` is whether a module can be imported, as far as that is
    /// known.
    package static func all(
        in text: String, isAvailable: @escaping (String) -> Bool? = { _ in nil }
    ) -> [ImportStatement] {
        var scanner = SwiftScanner(Array(text.utf8), at: 0)
        if scanner.isAt("#!") { _ = scanner.skipLine() }
        var conditions = Conditions(isAvailable: isAvailable)
        var statements: [ImportStatement] = []
        var lines = LineCounter()
        // Where the present statement begins; `nil` if it is not an import.
        var start: Int? = scanner.index
        // The number of brackets around the present place.
        var depth = 0
        while scanner.skipSpace(acrossLines: false), let next = scanner.next {
            if SwiftScanner.isNewline(next) || next == UInt8(ascii: ";") {
                scanner.skip(1)
                start = depth == 0 ? scanner.index : nil
            } else if let word = scanner.skipDirective() {
                conditions.apply(word, scanner.skipLine())
                start = depth == 0 ? scanner.index : nil
            } else if start != nil, next == UInt8(ascii: "@") {
                scanner.skip(1)
                _ = scanner.skipIdentifier()
                if scanner.next == UInt8(ascii: "(") { _ = scanner.skipElement() }
            } else if let word = scanner.skipIdentifier() {
                if let begin = start, word == "import" {
                    if let (module, place) = scanner.skipModule() {
                        statements.append(
                            ImportStatement(
                                module: module, position: lines.position(of: place, in: scanner.bytes),
                                range: scanner.startOfCode(from: begin)..<scanner.index,
                                isCompiled: conditions.isCompiled))
                    }
                    start = nil
                } else if !accessLevels.contains(word) {
                    start = nil
                }
            } else {
                start = nil
                if let hashes = scanner.hashesOfString {
                    _ = scanner.skipString(hashes: hashes)
                } else {
                    scanner.skipOther()
                    depth =
                        SwiftScanner.isStart(next) ? depth + 1 : SwiftScanner.isEnd(next) ? max(0, depth - 1) : depth
                }
            }
        }
        return statements
    }

    /// Returns the import statements in a source, each in a line of its own.
    package static func lines(in text: String) -> String {
        let bytes = Array(text.utf8)
        return all(in: text).filter { $0.isCompiled != false }.map { statement in
            let line = String(decoding: bytes[statement.range], as: UTF8.self)
            let condition = "#if canImport(\(statement.module))\n"
            return statement.isCompiled == true ? line + "\n" : condition + line + "\n#endif\n"
        }.joined()
    }

    /// The modules whose names pages have from UIKit: it includes Foundation, and declares what both of them have. With
    /// an import of its own, Foundation's names would be ambiguous.
    private static let partsOfUIKit: Set = [
        "Cocoa", "CoreFoundation", "CoreGraphics", "CoreText", "Darwin", "Dispatch", "Foundation", "Glibc",
        "ObjectiveC", "QuartzCore", "UIKit",
    ]

    /// Returns a text with `import UIKit` instead of the imports of what UIKit includes, and with `import AVFoundation`
    /// instead of those of AudioToolbox, of which it has a part. Nothing else moves.
    package static func joiningUIKit(in text: String) -> String {
        let audio = "AudioToolbox"
        let statements = all(in: text).filter { partsOfUIKit.contains($0.module) || $0.module == audio }
        guard !statements.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for statement in statements {
            let replacement = Array("import \(statement.module == audio ? "AVFoundation" : "UIKit")".utf8)
            let range = statement.range
            guard range.count >= replacement.count, !bytes[range].contains(where: SwiftScanner.isNewline) else {
                continue
            }
            for index in range { bytes[index] = UInt8(ascii: " ") }
            bytes.replaceSubrange(range.lowerBound..<range.lowerBound + replacement.count, with: replacement)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a text with spaces instead of the imports of some modules. Nothing else moves.
    package static func removing(from text: String, where isRemoved: (String) -> Bool) -> String {
        let ranges = all(in: text).filter { isRemoved($0.module) }.map(\.range)
        guard !ranges.isEmpty else { return text }
        let source = Array(text.utf8)
        // If a scanner had these bytes, each change would copy all of them.
        var bytes = source
        for range in ranges {
            for index in range where !SwiftScanner.isNewline(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
            // A semicolon without a statement before it is an error.
            var scanner = SwiftScanner(source, at: range.upperBound)
            if scanner.skipSpace(acrossLines: false), scanner.next == UInt8(ascii: ";") {
                bytes[scanner.index] = UInt8(ascii: " ")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Counts lines up to places that follow each other.
    private struct LineCounter {
        private var line = 1, start = 0, counted = 0

        mutating func position(of place: Int, in source: [UInt8]) -> SourcePosition {
            for index in counted..<place where source[index] == UInt8(ascii: "\n") {
                line += 1
                start = index + 1
            }
            counted = place
            return SourcePosition(line: line, column: place - start + 1)
        }
    }

    /// The conditions around a statement.
    private struct Conditions {
        let isAvailable: (String) -> Bool?
        /// Whether each part is compiled, and whether its condition or one of those before it holds.
        private var parts: [(isCompiled: Bool?, held: Bool?)] = []

        init(isAvailable: @escaping (String) -> Bool?) { self.isAvailable = isAvailable }

        var isCompiled: Bool? { parts.isEmpty ? true : parts[parts.count - 1].isCompiled }

        mutating func apply(_ directive: String, _ condition: String) {
            switch directive {
            case "if":
                let value = value(of: condition)
                append(holds: value, held: value)
            case "elseif", "else":
                guard let held = parts.popLast()?.held else {
                    // None of the parts from here on is known.
                    return append(holds: nil, held: nil)
                }
                let value = directive == "else" ? true : value(of: condition)
                append(holds: held ? false : value, held: held ? true : value)
            case "endif": _ = parts.popLast()
            default: break
            }
        }

        private mutating func append(holds: Bool?, held: Bool?) {
            // A part is not compiled within one that is not, even if the other is not known.
            let isCompiled = isCompiled == false || holds == false ? false : isCompiled == nil ? nil : holds
            parts.append((isCompiled, held))
        }

        private func value(of condition: String) -> Bool? {
            CompilationCondition.value(of: condition, isAvailable: isAvailable)
        }
    }
}

extension SwiftScanner {
    /// Steps over the words after `import`. Returns the name of the module, and where it begins.
    fileprivate mutating func skipModule() -> (name: String, place: Int)? {
        guard skipSpace() else { return nil }
        var place = index
        guard var name = skipIdentifier() else { return nil }
        if ImportStatement.kinds.contains(name) {
            guard skipSpace() else { return nil }
            place = index
            guard let module = skipIdentifier() else { return nil }
            name = module
        }
        while next == UInt8(ascii: ".") {
            skip(1)
            // The last name can be that of an operator.
            guard skipIdentifier() != nil else { break }
        }
        return (name.filter { $0 != "`" }, place)
    }

    /// Steps over the word of a directive such as `#if`, and returns it; `nil` if another thing comes next.
    fileprivate mutating func skipDirective() -> String? {
        guard next == UInt8(ascii: "#") else { return nil }
        for word: StaticString in ["#if", "#elseif", "#else", "#endif"] where isAt(word) {
            var ahead = self
            ahead.skip(1)
            guard let name = ahead.skipIdentifier(), name == word.description.dropFirst() else { continue }
            self = ahead
            return name
        }
        return nil
    }

    /// Returns where the code after an index begins, apart from white space and comments.
    fileprivate func startOfCode(from index: Int) -> Int {
        var scanner = SwiftScanner(bytes, at: index)
        return scanner.skipSpace() ? scanner.index : index
    }
}
