// SPDX-License-Identifier: GPL-3.0-or-later
/// `for var i = 0; i < 10; i++ {` → `for i in 0..<10 {`, where nothing else changes the number or its limit.
enum CountingLoopRule: UpdateRule {
    /// Methods that change their value.
    private static let mutating = [
        "append", "appendContentsOf", "extend", "insert", "popLast", "remove", "removeAll", "removeAtIndex",
        "removeFirst", "removeLast",
    ]

    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        guard message.hasPrefix("C-style for statement"), code.text(index) == "for",
            let loop = Loop(at: index, in: code), let values = loop.values
        else { return [] }
        return [code.replacing(index + 1..<loop.brace, by: "\(loop.name) in \(values)")]
    }

    private struct Loop {
        /// The variable.
        let name: String
        /// The index of the brace of its body.
        let brace: Int

        private let code: TokenizedCode
        private let body: Range<Int>
        private let first: Range<Int>, limit: Range<Int>
        private let type: String?
        private let comparison: String
        /// How much the variable becomes greater or less.
        private let step: String, isUp: Bool
        private let stepTokens: Range<Int>

        init?(at index: Int, in code: TokenizedCode) {
            self.code = code
            let hasParentheses = code.text(index + 1) == "("
            let start = hasParentheses ? index + 2 : index + 1
            let end: Int?
            if hasParentheses {
                end = code.end(of: index + 1)
            } else {
                end = (start..<code.tokens.count).first { code.text($0) == "{" }
            }
            guard let end, end > start else { return nil }
            brace = hasParentheses ? end + 1 : end
            guard code.text(brace) == "{", let bodyEnd = code.end(of: brace) else { return nil }
            body = brace + 1..<bodyEnd
            let parts = code.parts(of: start..<end, separatedBy: ";")
            guard parts.count == 3, code.text(parts[0].lowerBound) == "var", parts[1].count > 2, parts[2].count > 2,
                let equals = parts[0].first(where: { code.text($0) == "=" }), equals + 1 < parts[0].upperBound
            else { return nil }
            name = code.text(parts[0].lowerBound + 1)
            first = equals + 1..<parts[0].upperBound
            guard code.parts(of: first, separatedBy: ",").count == 1 else { return nil }
            let annotation = parts[0].lowerBound + 2..<equals
            guard annotation.isEmpty || code.text(annotation.lowerBound) == ":" else { return nil }
            type = annotation.isEmpty ? nil : code.text(annotation.dropFirst())
            guard code.text(parts[1].lowerBound) == name else { return nil }
            let sign = code.text(parts[1].lowerBound + 1)
            guard ["<", ">"].contains(sign) else { return nil }
            let isClosed = code.text(parts[1].lowerBound + 2) == "=" && code.isAttached(parts[1].lowerBound + 2)
            comparison = isClosed ? sign + "=" : sign
            limit = parts[1].lowerBound + (isClosed ? 3 : 2)..<parts[1].upperBound
            guard !limit.isEmpty, let change = Self.change(parts[2], of: name, in: code) else { return nil }
            (step, stepTokens, isUp) = change
            guard isUp == (sign == "<") else { return nil }
        }

        /// Returns by how much a part of the loop changes the variable.
        private static func change(
            _ part: Range<Int>, of name: String, in code: TokenizedCode
        ) -> (String, Range<Int>, Bool)? {
            let text = code.text(part), none = part.upperBound..<part.upperBound
            for (sign, isUp) in [("+", true), ("-", false)] {
                if text == name + sign + sign || text == sign + sign + name { return ("1", none, isUp) }
                if code.has(name, sign, "=", at: part.lowerBound), part.count > 3 {
                    return (code.text(part.dropFirst(3)), part.dropFirst(3), isUp)
                }
                if code.has(name, "=", name, sign, at: part.lowerBound), part.count == 5 {
                    return (code.text(part.dropFirst(4)), part.dropFirst(4), isUp)
                }
            }
            return nil
        }

        /// The sequence of values; `nil` if the loop may do something else.
        var values: String? {
            guard !isChanged(name), !words(in: first).contains(name),
                (words(in: limit) + words(in: stepTokens)).allSatisfy({ $0 != name && !isChanged($0) })
            else { return nil }
            let (start, end) = (code.text(first), code.text(limit))
            if isUp, step == "1", type == nil, isRange(start, end) {
                return "\(start)\(comparison == "<" ? "..<" : "...")\(end)"
            }
            let by = isUp ? step : Int(step) != nil ? "-\(step)" : "-(\(step))"
            let label = comparison.count == 1 ? "to" : "through"
            return "stride(from: \(start)\(type.map { " as \($0)" } ?? ""), \(label): \(end), by: \(by))"
        }

        /// Returns whether the second number is certain to be at least the first one.
        private func isRange(_ start: String, _ end: String) -> Bool {
            guard let start = Int(start) else { return false }
            if let end = Int(end) { return end >= start }
            let isCount = code.text(limit.upperBound - 1) == "count" && code.text(limit.upperBound - 2) == "."
            return start == 0 && comparison == "<" && isCount
                && limit.allSatisfy { code.isWord($0) || code.text($0) == "." }
        }

        /// Returns the names in an expression, without those of members.
        private func words(in range: Range<Int>) -> [String] {
            range.filter { code.isWord($0) && code.text($0 - 1) != "." }.map { code.text($0) }
        }

        /// Returns whether the body may change a variable.
        private func isChanged(_ name: String) -> Bool {
            body.contains { index in
                guard code.text(index) == name, code.text(index - 1) != "." else { return false }
                if code.text(index - 1) == "&" || code.has("+", "+", at: index - 2) || code.has("-", "-", at: index - 2)
                {
                    return true
                }
                // A member of it, or an element.
                var next = index + 1
                while true {
                    if code.text(next) == "[", let end = code.end(of: next) {
                        next = end + 1
                    } else if code.text(next) == "." {
                        if mutating.contains(code.text(next + 1)) { return true }
                        next += 2
                    } else {
                        break
                    }
                }
                if code.has("=", at: next) { return code.text(next + 1) != "=" }
                return ["+", "-", "*", "/", "%"].contains { sign in
                    code.has(sign, "=", at: next) || code.has(sign, sign, at: next)
                }
            }
        }
    }
}
