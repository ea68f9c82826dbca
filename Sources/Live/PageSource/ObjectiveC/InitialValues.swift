// SPDX-License-Identifier: GPL-3.0-or-later
/// The uses of `self` in the initial values of stored properties, which only Objective-C allows: there, a target that is
/// set in `let button: UIButton = { … }()` means the object that will be. What becomes `nil` instead is found along the
/// responder chain.
struct InitialValues {
    /// The places of `self` as an argument.
    private(set) var selves: [Range<Int>] = []

    private let code: TokenizedCode
    private var tokens: [SwiftTokens.Token] { code.tokens }

    /// Whether each pair of braces that is open contains the members of a class.
    private var scopes: [Bool] = []
    private var isClassNext = false
    /// The number of open braces around the initial value that is being read.
    private var start: Int?

    /// The largest number of tokens between a property and its value.
    private static let maxTokens = 60

    /// Finds them in a source.
    init(_ code: TokenizedCode) {
        self.code = code
        for index in tokens.indices { read(index) }
    }

    private mutating func read(_ index: Int) {
        switch tokens[index].kind {
        case .symbol(UInt8(ascii: "{")):
            scopes.append(isClassNext)
            isClassNext = false
        case .symbol(UInt8(ascii: "}")):
            _ = scopes.popLast()
            if let start, scopes.count <= start { self.start = nil }
        case .word:
            switch code.text(index) {
            case "class" where !["func", "var", "let"].contains(code.text(index + 1)), "extension": isClassNext = true
            case "struct", "enum", "protocol", "actor", "func", "init": isClassNext = false
            case "let", "var": if scopes.last == true, !isLazy(index), isClosure(after: index) { start = scopes.count }
            case "self": if start != nil, isArgument(index) { selves.append(tokens[index].range) }
            default: break
            }
        default: break
        }
    }

    private func isLazy(_ index: Int) -> Bool {
        var before = index - 1
        while ["private", "fileprivate", "public", "internal", "open", "final", "weak", "override"].contains(
            code.text(before))
        {
            before -= 1
        }
        return ["lazy", "static", "class", ")"].contains(code.text(before)) && !tokens[before + 1].beginsLine
    }

    /// Returns whether `name: Type = {` follows, in one line.
    private func isClosure(after index: Int) -> Bool {
        for next in tokens[(index + 1)...].prefix(Self.maxTokens).indices {
            guard !tokens[next].beginsLine else { return false }
            if code.text(next) == "=" { return code.text(next + 1) == "{" }
            if ["{", "(", ";"].contains(code.text(next)) { return false }
        }
        return false
    }

    private func isArgument(_ index: Int) -> Bool {
        ["(", ",", ":"].contains(code.text(index - 1)) && [",", ")"].contains(code.text(index + 1))
    }
}
