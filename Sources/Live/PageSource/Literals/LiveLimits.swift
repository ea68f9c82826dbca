// SPDX-License-Identifier: GPL-3.0-or-later
/// The range of a live property, if it is written in numbers: `0...20` in `Live("Gravity", 9.8, in: 0...20)`, or `0...5` in
/// `@Live("Speed", in: 0...5) var speed = 2.0`.
struct LiveLimits {
    /// The tokens of the value with which the property begins.
    let value: Range<Int>
    let range: ClosedRange<Double>

    /// The largest number of tokens between the attribute and the value of a property.
    private static let maxDistance = 12

    /// Reads what begins with the name of the type. Returns `nil` for anything else.
    init?(_ code: TokenizedCode, at index: Int) {
        guard code.text(index) == "Live" else { return nil }
        let open = index + (code.text(index + 1) == "<" ? 4 : 1)
        guard let arguments = code.arguments(at: open), arguments.count > 1, let end = code.end(of: open),
            let limits = arguments.first(where: { code.has("in", ":", at: $0.lowerBound) }),
            let range = Self.range(code.text(limits.lowerBound + 2..<limits.upperBound))
        else { return nil }
        self.range = range
        if code.text(index - 1) == "@" {
            let next = code.tokens.indices[(end + 1)...].prefix(Self.maxDistance)
            guard let start = next.first(where: { code.text($0) == "=" }).map({ $0 + 1 }) else { return nil }
            let rest = code.tokens.indices[start...].dropFirst()
            value = start..<(rest.first(where: code.endsValue) ?? code.tokens.count)
        } else {
            value = arguments[1]
        }
    }

    private static func range(_ text: String) -> ClosedRange<Double>? {
        let ends = text.filter { !$0.isWhitespace && $0 != "_" }.split(separator: "...").map { Double($0) }
        guard ends.count == 2, let lower = ends[0], let upper = ends[1], lower <= upper else { return nil }
        return lower...upper
    }
}

extension TokenizedCode {
    /// Returns whether a value ends before a token.
    fileprivate func endsValue(_ index: Int) -> Bool { beginsLine(index) || ["{", "}", ";"].contains(text(index)) }
}
