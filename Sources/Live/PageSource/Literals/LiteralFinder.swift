// SPDX-License-Identifier: GPL-3.0-or-later
/// Finds the literals in Swift source that can be changed directly.
struct LiteralFinder {
    private let code: TokenizedCode
    private let declared: Set<String>
    private(set) var literals: [CodeLiteral] = []
    /// The range of the latest live property.
    private var live: LiveLimits?

    init(_ source: String) {
        code = TokenizedCode(source)
        declared = code.declaredNames
        var index = 0
        while index < code.tokens.count { index = read(index) }
    }

    /// Reads what begins at a token. Returns the index of the next one.
    private mutating func read(_ index: Int) -> Int {
        let text = code.text(index)
        if let color = ColorLiteral(code, at: index) ?? namedColor(at: index) {
            add(.color(color), at: index)
        } else if let choice = choice(at: index) {
            add(.choice(choice), at: index)
        }
        if let limits = LiveLimits(code, at: index) { live = limits }
        switch code.tokens[index].kind {
        case .directive where ["#if", "#elseif"].contains(text):
            return code.tokens[(index + 1)...].firstIndex(where: \.beginsLine) ?? code.tokens.count
        case .directive where ["#available", "#unavailable", "#sourceLocation"].contains(text):
            return afterArguments(index + 1)
        case .symbol(UInt8(ascii: "@")) where code.text(index + 1) == "available": return afterArguments(index + 2)
        case .word where text == "true" || text == "false":
            if code.text(index - 1) != "." { add(.boolean(text == "true"), at: index) }
        case .word where text.utf8.first.map(Self.isDigit) == true:
            guard let color = ColorLiteral(hexadecimal: code, at: index) else { return readNumber(index) }
            add(.color(color), at: index)
        default: break
        }
        return index + 1
    }

    private func namedColor(at index: Int) -> ColorLiteral? {
        ColorName(code, at: index, declared: declared).map(ColorLiteral.init)
    }

    private func choice(at index: Int) -> ChoiceLiteral? {
        switch code.tokens[index].kind {
        case .symbol: ChoiceLiteral(caseIn: code, at: index)
        case .literal: ChoiceLiteral(pictureIn: code, at: index, role: code.name(before: index))
        default: nil
        }
    }

    private mutating func add(
        _ kind: CodeLiteral.Kind, at index: Int, allowsSign: Bool = false, within range: ClosedRange<Double>? = nil
    ) {
        literals.append(
            CodeLiteral(
                start: code.tokens[index].range.lowerBound, kind: kind, name: code.name(before: index), range: range,
                allowsSign: allowsSign))
    }

    private func afterArguments(_ index: Int) -> Int {
        code.text(index) == "(" ? code.end(of: index).map { $0 + 1 } ?? index + 1 : index
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    // MARK: - Numbers

    private mutating func readNumber(_ index: Int) -> Int {
        let start = code.tokens[index].range.lowerBound
        let end = endOfNumber(at: start)
        let next = code.tokens[index...].firstIndex { $0.range.lowerBound >= end } ?? code.tokens.count
        guard !isPart(index) else { return next }
        let isSigned = isSign(index - 1) && code.isAttached(index)
        let first = isSigned ? index - 1 : index
        let bytes = code.bytes[code.tokens[first].range.lowerBound..<end]
        let follower = end < code.bytes.count ? code.bytes[end] : UInt8(ascii: " ")
        guard let number = NumberLiteral(String(decoding: bytes, as: UTF8.self)),
            !SwiftScanner.isIdentifier(follower), number.text.utf8.elementsEqual(bytes)
        else { return next }
        // What follows would apply to the number before its sign.
        let isCalled = follower == UInt8(ascii: ".") && !(end + 1 < code.bytes.count && code.bytes[end + 1] == follower)
        add(
            .number(number), at: first, allowsSign: isSigned || !isCalled && canBeginValue(index),
            within: live?.value == first..<next ? live?.range : nil)
        return next
    }

    /// Returns the end of a number, which may have a fraction and an exponent.
    private func endOfNumber(at start: Int) -> Int {
        let bytes = code.bytes
        func isWord(_ index: Int) -> Bool { index < bytes.count && SwiftScanner.isIdentifier(bytes[index]) }
        func has(_ letters: StaticString, at index: Int) -> Bool {
            index >= start && index < bytes.count && letters.withUTF8Buffer { $0.contains(bytes[index]) }
        }
        var end = start
        while isWord(end) { end += 1 }
        let hasRadix = has("0", at: start) && has("xob", at: start + 1)
        guard !hasRadix else { return end }
        if has(".", at: end), end + 1 < bytes.count, Self.isDigit(bytes[end + 1]),
            !bytes[start..<end].contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") })
        {
            end += 1
            while isWord(end) { end += 1 }
        }
        if has("eE", at: end - 1), has("+-", at: end), end + 1 < bytes.count, Self.isDigit(bytes[end + 1]) {
            end += 1
            while isWord(end) { end += 1 }
        }
        return end
    }

    /// Whether a number is the index in a tuple, or the name of a parameter such as `$0`.
    private func isPart(_ index: Int) -> Bool {
        guard code.isAttached(index) else { return false }
        return switch code.text(index - 1) {
        case ".": !(code.text(index - 2) == "." && code.isAttached(index - 1))
        case "$", "#", "`": true
        default: false
        }
    }

    /// Whether a token is a minus sign before a value, and not between two.
    private func isSign(_ index: Int) -> Bool { code.text(index) == "-" && canBeginValue(index) }

    /// Whether a prefix can be before a token: there is white space or an opening bracket.
    private func canBeginValue(_ index: Int) -> Bool {
        !code.isAttached(index) || ["(", "[", "{", ",", ":", ";"].contains(code.text(index - 1))
    }
}

extension TokenizedCode {
    /// The names of types, cases, and static properties that the source declares, and those in patterns.
    fileprivate var declaredNames: Set<String> {
        var names: Set<String> = []
        for index in tokens.indices where isWord(index) {
            switch text(index) {
            case "enum", "struct", "class", "typealias": names.insert(text(index + 1))
            case "static" where ["let", "var"].contains(text(index + 1)): names.insert(text(index + 2))
            case "case":
                var next = index + 1
                while !beginsLine(next), text(next) != ":" {
                    names.insert(text(next))
                    next += 1
                }
            default: break
            }
        }
        return names
    }
}

extension CodeLiteral {
    /// Returns the literals of a source, in their order. A color comes before its numbers.
    package static func all(in source: String) -> [CodeLiteral] { LiteralFinder(source).literals }
}
