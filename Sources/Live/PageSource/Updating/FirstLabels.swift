// SPDX-License-Identifier: GPL-3.0-or-later
/// The first labels of the functions of a page. Swift 2 had none: `func place(x: Int, y: Int)` was called as
/// `place(1, y: 2)`. Where a function is called so, its declaration becomes `func place(_ x: Int, y: Int)`.
struct FirstLabels {
    /// The declarations by name: where their first parameters are, if these have only one name.
    private var declarations: [String: [(file: String, token: Int, label: String)]] = [:]

    init(_ sources: [String: TokenizedCode]) {
        for (file, code) in sources.sorted(by: { $0.key < $1.key }) {
            for index in code.tokens.indices where code.text(index) == "func" && code.isWord(index + 1) {
                var start = index + 2
                if code.text(start) == "<" {
                    start = (start..<code.tokens.count).first { code.text($0) == "(" } ?? start
                }
                guard var first = code.arguments(at: start)?.first?.lowerBound else { continue }
                if ["inout", "let", "var"].contains(code.text(first)), code.isWord(first + 1) { first += 1 }
                guard code.text(first + 1) == ":",
                    code.isWord(first), code.text(first) != "_"
                else { continue }
                declarations[code.text(index + 1), default: []].append((file, first, code.text(first)))
            }
        }
    }

    /// Returns the declarations whose first label an error is about, or of which one has a selector without it.
    func declarations(for message: String, at index: Int, in code: TokenizedCode) -> [(file: String, token: Int)] {
        let beginning = "missing argument label '"
        if message.hasPrefix(beginning), code.text(index) == "(" {
            let label = message.dropFirst(beginning.count).prefix { $0 != ":" }
            return all(code.text(index - 1)).filter { $0.label == label }.map { ($0.file, $0.token) }
        }
        // The error is at any part of the selector.
        let start = stride(from: index, through: max(0, index - 8), by: -1).first { code.text($0) == "#selector" }
        guard let start, let end = code.end(of: start + 1), start...end ~= index || code.text(index) == "#selector",
            let labels = (start + 2..<end).first(where: { code.has("(", "_", ":", at: $0) })
        else { return [] }
        return all(code.text(labels - 1)).map { ($0.file, $0.token) }
    }

    /// Returns the declarations of the methods that are named by strings, such as `action: "tapped:"`. They have one name
    /// more in Objective-C than the string says, because of their labels.
    func named(in code: TokenizedCode) -> [(file: String, token: Int)] {
        code.tokens.indices.flatMap { index -> [(file: String, token: Int)] in
            guard case .literal = code.tokens[index].kind,
                code.has("action", ":", at: index - 2) || code.has("selector", ":", at: index - 2)
                    || code.has("Selector", "(", at: index - 2),
                let end = code.text(index).firstIndex(of: ":")
            else { return [] }
            return all(String(code.text(index)[..<end].dropFirst())).map { ($0.file, $0.token) }
        }
    }

    private func all(_ name: String) -> [(file: String, token: Int, label: String)] { declarations[name] ?? [] }
}
