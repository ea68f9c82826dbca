// SPDX-License-Identifier: GPL-3.0-or-later
/// The optional methods of protocols, which only Objective-C has: instead, they get a body that does nothing, so that a
/// call `delegate.moved?(card)` can be `delegate.moved (card)`.
struct OptionalMethods {
    /// What is left out: `optional`, the `?` of calls, and `weak` before a variable of such a protocol, which would no
    /// longer have to be an object.
    private(set) var leftOut: [Range<Int>] = []
    /// Extensions with the bodies, in one line.
    private(set) var bodies = ""

    /// The values that a body returns, by type.
    private static let values = [
        "Void": "()", "()": "()", "Bool": "false", "Int": "0", "Double": "0", "CGFloat": "0", "Float": "0",
        "String": "\"\"",
    ]
    /// The largest number of tokens of the parameters, and of the result.
    private static let maxTokens = 200

    /// Finds them in a source.
    init(_ code: TokenizedCode) {
        var (methods, protocols): (Set<String>, Set<String>) = ([], [])
        // The protocol, if it is one, whose braces are open.
        var scopes: [String?] = []
        var next: String?
        for index in code.tokens.indices {
            switch code.tokens[index].kind {
            case .symbol(UInt8(ascii: "{")):
                scopes.append(next)
                next = nil
            case .symbol(UInt8(ascii: "}")): _ = scopes.popLast()
            case .word:
                switch code.text(index) {
                case "protocol": next = code.text(index + 1)
                case "optional":
                    guard let name = scopes.last ?? nil, let body = Self.body(after: index, in: code) else { continue }
                    leftOut.append(code.tokens[index].range)
                    bodies += "extension \(name) { \(body) }; "
                    methods.insert(code.text(index + 2))
                    protocols.insert(name)
                default: break
                }
            default: break
            }
        }
        guard !methods.isEmpty else { return }
        for index in code.tokens.indices {
            let isCall = code.has("?", "(", at: index) && methods.contains(code.text(index - 1))
            let isWeak =
                code.has("weak", "var", at: index) && code.text(index + 3) == ":"
                && protocols.contains(code.text(index + 4))
            if isCall || isWeak { leftOut.append(code.tokens[index].range) }
        }
    }

    /// Returns the method with its body, if it has no value or one that the body can return.
    private static func body(after index: Int, in code: TokenizedCode) -> String? {
        guard code.text(index + 1) == "func", code.text(index + 3) == "(",
            let end = code.end(of: index + 3, within: maxTokens)
        else { return nil }
        let declaration = code.text(index + 1..<end + 1).replacing("\n", with: " ")
        guard code.has("-", ">", at: end + 1) else { return "\(declaration) {}" }
        let length = code.tokens[(end + 3)...].prefix(maxTokens).prefix { !$0.beginsLine }.count
        let type = code.text(end + 3..<end + 3 + length)
        guard let value = type.hasSuffix("?") ? "nil" : values[type] else { return nil }
        return "\(declaration) -> \(type) { \(value) }"
    }
}
