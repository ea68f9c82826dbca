// SPDX-License-Identifier: GPL-3.0-or-later
/// What a value in the source is for.
extension TokenizedCode {
    /// The largest distance from an element of an array to its beginning, and from a value to its condition, in tokens.
    private static let maxElements = 1000, maxCondition = 60

    /// Returns the name of the variable or argument whose value begins at a token.
    func name(before index: Int) -> String {
        let before = index - 2
        guard isWord(before) else { return "" }
        switch text(index - 1) {
        case ":" where isAttached(index - 1): return text(before)
        case "=" where text(before - 1) == ":" && isWord(before - 2): return text(before - 2)
        case "=": return text(before)
        default: return ""
        }
    }

    /// Returns the names that say what the value is for that begins at a token: those of the variable or argument and of its
    /// type. The value can be an element of an array, or one of two that depend on a condition.
    func roles(of index: Int) -> [String] {
        let start = beginningOfCondition(before: index)
        guard let array = array(around: start) else {
            let isResult = text(start - 1) == "{" && [":", ">"].contains(text(start - 3))
            return [name(before: start), isResult || text(start - 1) == "=" ? text(start - 2) : ""]
        }
        let name = name(before: array)
        return [
            name.hasSuffix("s") ? String(name.dropLast()) : name,
            has("]", "=", at: array - 2) && text(array - 4) == "[" ? text(array - 3) : "",
            has(".", at: array + 2) && has(",", at: array + 4) ? text(array + 1) : "",
        ]
    }

    /// Returns where a condition begins on which a value depends: `isOn` in `color = isOn ? .red : .blue`; if there is none,
    /// where the value begins.
    private func beginningOfCondition(before index: Int) -> Int {
        guard ["?", ":"].contains(text(index - 1)), !isAttached(index - 1) else { return index }
        var start = index - 1
        while start > 0, index - start < Self.maxCondition {
            let before = start - 1
            switch text(before) {
            case "(", "[", "{", ",", ";", "return", "in": return start
            case "=" where isAssignment(before): return start
            case ":" where isAttached(before): return start
            case ")", "]", "}": start = self.start(of: before) ?? 0
            default: start = before
            }
        }
        return index
    }

    /// Returns whether an equals sign is not a part of another operator.
    private func isAssignment(_ index: Int) -> Bool {
        !(isAttached(index) && ["=", "!", "<", ">", "~"].contains(text(index - 1)))
            && !(isAttached(index + 1) && text(index + 1) == "=")
    }

    /// Returns the bracket that begins the array of which a value is an element; `nil` if there is none.
    private func array(around index: Int) -> Int? {
        guard ["[", ","].contains(text(index - 1)) else { return nil }
        var depth = 0
        for index in tokens.indices[..<index].suffix(Self.maxElements).reversed() {
            guard case .symbol(let byte) = tokens[index].kind else { continue }
            if SwiftScanner.isEnd(byte) { depth += 1 }
            guard SwiftScanner.isStart(byte) else { continue }
            depth -= 1
            guard depth < 0 else { continue }
            // A bracket after a value begins a subscript.
            let isArray =
                byte == UInt8(ascii: "[")
                && !(isAttached(index) && (isWord(index - 1) || [")", "]"].contains(text(index - 1))))
            return isArray ? index : nil
        }
        return nil
    }
}
