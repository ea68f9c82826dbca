// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation

/// A condition for a text. Foundation on Linux has none with a format.
///
/// A format is `SELF`, an operator, and a text: `MATCHES` (a regular expression for all of it), `CONTAINS`, `BEGINSWITH`,
/// `ENDSWITH`, `==`, or `!=`, with `[c]` for letters of either case. The text is `%@`, or it is in quotes.
nonisolated public final class NSPredicate {
    private let condition: (Any?) -> Bool

    /// Creates a condition from a format, whose `%@` is the first argument.
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a condition from a format, whose `%@` is the first argument.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let comparison = Comparison(predicateFormat, arguments ?? [])
        condition = { object in (object as? String ?? (object as? NSString)?.description).map(comparison.holds) ?? false
        }
    }

    /// Creates a condition from a block.
    public init(block: @escaping (Any?, [String: Any]?) -> Bool) { condition = { block($0, nil) } }

    /// Creates a condition that always holds, or never.
    public init(value: Bool) { condition = { _ in value } }

    /// Returns whether the condition holds for an object. One of a format holds only for texts.
    public func evaluate(with object: Any?) -> Bool { condition(object) }
}

/// The comparison of a text with another one that a format describes.
nonisolated private struct Comparison {
    private let name: String
    private let text: String
    private let options: String.CompareOptions
    private let expression: NSRegularExpression?

    init(_ format: String, _ arguments: [Any]) {
        let pattern =
            #"^\s*SELF\s*(MATCHES|CONTAINS|BEGINSWITH|ENDSWITH|==|!=|=)\s*(?:\[([cd]+)\])?\s*(%@|'[^']*'|"[^"]*")\s*$"#
        guard let syntax = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive),
            let match = syntax.firstMatch(in: format, range: NSRange(format.startIndex..., in: format))
        else {
            fatalError(
                "NSPredicate can’t read the format “\(format)”: it must be SELF, an operator (MATCHES, CONTAINS, BEGINSWITH, ENDSWITH, ==, !=), and %@"
            )
        }
        func part(_ index: Int) -> String {
            Range(match.range(at: index), in: format).map { String(format[$0]) } ?? ""
        }
        name = part(1).uppercased()
        let letters = part(2).lowercased()
        var options: String.CompareOptions = letters.contains("c") ? .caseInsensitive : []
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        self.options = options
        if part(3) == "%@" {
            guard let argument = arguments.first else {
                fatalError("NSPredicate has no argument for %@ in “\(format)”")
            }
            text = argument as? String ?? "\(argument)"
        } else {
            text = String(part(3).dropFirst().dropLast())
        }
        guard name == "MATCHES" else {
            expression = nil
            return
        }
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(text))$",
                options: letters.contains("c")
                    ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
        else { fatalError("NSPredicate can’t read the regular expression “\(text)”") }
        self.expression = expression
    }

    func holds(for string: String) -> Bool {
        switch name {
        case "MATCHES":
            let whole = NSRange(string.startIndex..., in: string)
            // `$` also matches before a line break at the end.
            return expression?.firstMatch(in: string, range: whole)?.range == whole
        case "CONTAINS": return string.range(of: text, options: options) != nil
        case "BEGINSWITH": return string.range(of: text, options: options.union(.anchored)) != nil
        case "ENDSWITH": return string.range(of: text, options: options.union([.anchored, .backwards])) != nil
        case "!=": return string.compare(text, options: options) != .orderedSame
        default: return string.compare(text, options: options) == .orderedSame
        }
    }
}
