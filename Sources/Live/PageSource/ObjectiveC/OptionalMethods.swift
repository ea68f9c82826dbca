// SPDX-License-Identifier: GPL-3.0-or-later
/// The optional methods of protocols, which only Objective-C has: instead, they get a body that does nothing, so that a
/// call `delegate.moved?(card)` can be `delegate.moved (card)`.
struct OptionalMethods {
    /// What is left out: `optional`, the `?` of calls, and `weak` before a variable of such a protocol, which would no
    /// longer have to be an object.
    private(set) var leftOut: [Range<Int>] = []
    /// Extensions with the bodies, in one line.
    private(set) var bodies = ""

    private let source: [UInt8]
    private let tokens: [SwiftTokens.Token]

    /// The values that a body returns, by type.
    private static let values = [
        "Void": "()", "()": "()", "Bool": "false", "Int": "0", "Double": "0", "CGFloat": "0", "Float": "0",
        "String": "\"\"",
    ]
    private static let closings = ["(": ")", "[": "]", "{": "}"]

    /// Finds them in the tokens of a source.
    init(_ source: [UInt8], _ tokens: [SwiftTokens.Token]) {
        (self.source, self.tokens) = (source, tokens)
        guard tokens.indices.contains(where: { text($0) == "optional" }) else { return }
        var methods: Set<String> = []
        var protocols: Set<String> = []
        var current: (name: String, end: Int)?
        for index in tokens.indices {
            if let end = current?.end, index > end { current = nil }
            switch text(index) {
            case "protocol":
                let braces = tokens.indices[index...].first { text($0) == "{" }
                if let end = braces.flatMap(end) { current = (text(index + 1), end) }
            case "optional":
                guard let current, let (name, body) = method(after: index) else { continue }
                leftOut.append(tokens[index].range)
                bodies += "extension \(current.name) { \(body) }; "
                methods.insert(name)
                protocols.insert(current.name)
            default: break
            }
        }
        for index in tokens.indices.dropFirst() {
            switch text(index) {
            case "?" where methods.contains(text(index - 1)) && text(index + 1) == "(":
                leftOut.append(tokens[index].range)
            case "weak" where text(index + 1) == "var" && text(index + 3) == ":" && protocols.contains(text(index + 4)):
                leftOut.append(tokens[index].range)
            default: break
            }
        }
    }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: source[tokens[index].range], as: UTF8.self) : ""
    }

    /// Returns the index of the bracket that ends what the one at an index begins.
    private func end(of index: Int) -> Int? {
        let (start, closing) = (text(index), Self.closings[text(index)])
        var depth = 0
        for next in index..<tokens.count {
            if text(next) == start { depth += 1 }
            if text(next) == closing { depth -= 1 }
            if depth == 0 { return next }
        }
        return nil
    }

    /// Returns the name and the body of a method without a value, or with one that the body can return.
    private func method(after index: Int) -> (name: String, body: String)? {
        guard text(index + 1) == "func", text(index + 3) == "(", let end = end(of: index + 3) else { return nil }
        let declaration = source[tokens[index + 1].range.lowerBound..<tokens[end].range.upperBound]
            .map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
        let body = String(decoding: declaration, as: UTF8.self)
        guard text(end + 1) == "-", text(end + 2) == ">" else { return (text(index + 2), "\(body) {}") }
        let type = tokens[(end + 3)...].prefix { !$0.beginsLine }
        guard let first = type.first, let last = type.last else { return nil }
        let name = String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
        guard let value = name.hasSuffix("?") ? "nil" : Self.values[name] else { return nil }
        return (text(index + 2), "\(body) -> \(name) { \(value) }")
    }
}
