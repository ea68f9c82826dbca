// SPDX-License-Identifier: GPL-3.0-or-later
/// The declaration of a live property in the source of a page, found by the place that the compiler has recorded: that
/// of the parenthesis in `let gravity = Live("Gravity", 9.8, in: 0...20)`, or of the type's name in
/// `@Live("Speed", in: 0...5) var speed = 2.0`.
package struct LiveDeclaration: Equatable, Sendable {
    /// What sets the property in Swift, such as `gravity.value` or `speed`. `nil` if it has no name.
    package let target: String?
    /// The bytes of the initial value.
    package let value: Range<Int>

    /// Finds a declaration. Returns `nil` if there is none. Lines and columns begin at 1, and columns are bytes.
    package init?(in source: [UInt8], line: Int, column: Int) {
        guard let start = SourcePosition(line: line, column: column).offset(in: source) else { return nil }
        var scanner = SwiftScanner(source, at: start)
        if scanner.next == UInt8(ascii: "(") {
            guard let name = Self.startOfName(before: start, in: source),
                let arguments = Self.skipArguments(&scanner), arguments.count > 1
            else { return nil }
            value = arguments[1]
            target = Self.variable(before: name, in: source).map { "\($0).value" }
        } else {
            guard start > 0, source[start - 1] == UInt8(ascii: "@") || source[start - 1] == UInt8(ascii: "."),
                scanner.skipIdentifier() == "Live", Self.skipGenerics(&scanner),
                scanner.next == UInt8(ascii: "("), let arguments = Self.skipArguments(&scanner),
                let name = Self.skipToVariable(&scanner)
            else { return nil }
            target = name
            if Self.skipToInitialValue(&scanner) {
                guard let value = Self.skipInitialValue(&scanner) else { return nil }
                self.value = value
            } else {
                guard arguments.count > 1 else { return nil }
                value = arguments[1]
            }
        }
    }

    // MARK: - Calls

    /// Steps over arguments in parentheses and returns them, without the space and the comments around them. Labels are
    /// parts of their arguments.
    private static func skipArguments(_ scanner: inout SwiftScanner) -> [Range<Int>]? {
        scanner.skip(1)
        var arguments: [Range<Int>] = []
        while true {
            guard scanner.skipSpace() else { return nil }
            let start = scanner.index
            var end = start
            while let next = scanner.next, next != UInt8(ascii: ","), !SwiftScanner.isEnd(next) {
                guard scanner.skipElement() else { return nil }
                end = scanner.index
                guard scanner.skipSpace() else { return nil }
            }
            guard let next = scanner.next else { return nil }
            if start < end { arguments.append(start..<end) }
            scanner.skip(1)
            if next != UInt8(ascii: ",") { return next == UInt8(ascii: ")") ? arguments : nil }
            guard start < end else { return nil }
        }
    }

    /// Returns where `Live` or `UIKit.Live` begins, of which `Live<Double>` is a form, before its parenthesis.
    private static func startOfName(before end: Int, in source: [UInt8]) -> Int? {
        var index = end
        if index > 0, source[index - 1] == UInt8(ascii: ">") {
            var depth = 0
            repeat {
                index -= 1
                if source[index] == UInt8(ascii: ">") { depth += 1 }
                if source[index] == UInt8(ascii: "<") { depth -= 1 }
            } while depth > 0 && index > 0
        }
        let name = Array("Live".utf8)
        guard index >= name.count, source[index - name.count..<index].elementsEqual(name) else { return nil }
        index -= name.count
        while index > 0, SwiftScanner.isIdentifier(source[index - 1]) || source[index - 1] == UInt8(ascii: ".") {
            index -= 1
        }
        return index
    }

    /// Returns the name of the variable whose initial value begins at an index.
    private static func variable(before end: Int, in source: [UInt8]) -> String? {
        // Types of variables are not that long.
        let text = String(decoding: source[max(0, end - 400)..<end], as: UTF8.self)
        return text.firstMatch(of: #/\b(?:let|var)\s+(\w+|`\w+`)\s*(?::[^=;\n]*)?=\s*$/#).map { String($0.1) }
    }

    // MARK: - Wrappers

    private static func skipGenerics(_ scanner: inout SwiftScanner) -> Bool {
        guard scanner.next == UInt8(ascii: "<") else { return true }
        while let next = scanner.next, next != UInt8(ascii: ">") {
            guard scanner.skipElement() else { return false }
        }
        scanner.skip(1)
        return true
    }

    /// Steps over other attributes and modifiers to the name of the variable, and returns it.
    private static func skipToVariable(_ scanner: inout SwiftScanner) -> String? {
        while scanner.skipSpace(), let next = scanner.next {
            if next == UInt8(ascii: "@") {
                scanner.skip(1)
            } else if next == UInt8(ascii: "(") {
                guard scanner.skipElement() else { return nil }
            } else {
                guard let word = scanner.skipIdentifier() else { return nil }
                if word == "var" { return scanner.skipSpace() ? scanner.skipIdentifier() : nil }
            }
        }
        return nil
    }

    /// Steps over the type of a variable to its initial value. Returns false if it has none.
    private static func skipToInitialValue(_ scanner: inout SwiftScanner) -> Bool {
        let punctuation = Array(".[<>?:,".utf8)
        let isEquals = { (scanner: SwiftScanner) in scanner.next == UInt8(ascii: "=") && !scanner.isAt("==") }
        guard scanner.skipSpace(acrossLines: false) else { return false }
        if scanner.next == UInt8(ascii: ":") {
            scanner.skip(1)
            guard scanner.skipSpace() else { return false }
            while let next = scanner.next, !isEquals(scanner) {
                guard SwiftScanner.isIdentifier(next) || punctuation.contains(next), scanner.skipElement(),
                    scanner.skipSpace(acrossLines: false)
                else { return false }
            }
        }
        guard scanner.skipSpace(), isEquals(scanner) else { return false }
        scanner.skip(1)
        return true
    }

    /// Steps over an initial value, which ends with its line unless an operator or a period continues it.
    private static func skipInitialValue(_ scanner: inout SwiftScanner) -> Range<Int>? {
        guard scanner.skipSpace() else { return nil }
        let start = scanner.index
        var end = start
        while let next = scanner.next, next != UInt8(ascii: ";"), !SwiftScanner.isEnd(next) {
            if next == UInt8(ascii: "{") { break }
            if SwiftScanner.isNewline(next) {
                var ahead = scanner
                guard ahead.skipSpace(), continues(scanner.bytes, after: end, ahead) else { break }
                scanner = ahead
                continue
            }
            guard scanner.skipElement() else { return nil }
            end = scanner.index
            guard scanner.skipSpace(acrossLines: false) else { return nil }
        }
        return start < end ? start..<end : nil
    }

    private static func continues(_ bytes: [UInt8], after end: Int, _ ahead: SwiftScanner) -> Bool {
        let operators = Array("+-*/%&|^<>=?:,.".utf8)
        if end > 0, operators.contains(bytes[end - 1]) { return true }
        guard let next = ahead.next, next != UInt8(ascii: "{") else { return false }
        return operators.contains(next)
    }
}
