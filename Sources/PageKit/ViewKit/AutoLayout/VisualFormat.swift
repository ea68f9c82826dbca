// SPDX-License-Identifier: GPL-3.0-or-later
/// A row or a column in Apple’s visual format language, such as `H:|-[name(>=80)]-16-[field]-|`.
nonisolated struct VisualFormat: Equatable {
    /// A comparison with a number, a metric, or a view.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var value: String
        var priority: String?
    }

    /// What comes next.
    enum Element: Equatable {
        /// An edge of the superview.
        case edge
        /// A view with its sizes.
        case view(String, [Predicate])
        /// A space: none, the usual one if there are no predicates, or what they say.
        case space([Predicate])
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []

    /// Reads a format. Returns `nil` if it is none.
    init?(_ text: String) {
        var reader = Reader(text: Substring(text.filter { !$0.isWhitespace }))
        if reader.skip("V:") { axis = .vertical } else { _ = reader.skip("H:") }
        if reader.skip("|") {
            elements.append(.edge)
            guard reader.readSpace(&elements) else { return nil }
        }
        while true {
            guard let view = reader.readView() else { return nil }
            elements.append(view)
            if reader.text.isEmpty { return }
            let hasSpace = reader.text.first == "-"
            guard reader.readSpace(&elements) else { return nil }
            if reader.skip("|") {
                elements.append(.edge)
                guard reader.text.isEmpty else { return nil }
                return
            }
            guard hasSpace || reader.text.first == "[" else { return nil }
        }
    }

    /// What has not been read yet.
    private struct Reader {
        var text: Substring

        mutating func skip(_ prefix: String) -> Bool {
            guard text.hasPrefix(prefix) else { return false }
            text.removeFirst(prefix.count)
            return true
        }

        /// Reads nothing, “-”, or “-” with predicates and another “-”.
        mutating func readSpace(_ elements: inout [Element]) -> Bool {
            guard skip("-") else { return true }
            if text.first == "[" || text.first == "|" {
                elements.append(.space([]))
                return true
            }
            guard let predicates = readPredicates(), skip("-") else { return false }
            elements.append(.space(predicates))
            return true
        }

        mutating func readView() -> Element? {
            guard skip("["), let name = readWord() else { return nil }
            let predicates = text.first == "(" ? readPredicates() : []
            guard let predicates, skip("]") else { return nil }
            return .view(name, predicates)
        }

        private mutating func readPredicates() -> [Predicate]? {
            guard skip("(") else { return readWord().map { [Predicate(value: $0)] } }
            var predicates: [Predicate] = []
            repeat {
                var relation = NSLayoutConstraint.Relation.equal
                if skip(">=") {
                    relation = .greaterThanOrEqual
                } else if skip("<=") {
                    relation = .lessThanOrEqual
                } else {
                    _ = skip("==")
                }
                guard let value = readWord() else { return nil }
                var priority: String?
                if skip("@") {
                    guard let word = readWord() else { return nil }
                    priority = word
                }
                predicates.append(Predicate(relation: relation, value: value, priority: priority))
            } while skip(",")
            return skip(")") ? predicates : nil
        }

        /// Reads a name or a number.
        private mutating func readWord() -> String? {
            let isNegative = skip("-")
            let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            text.removeFirst(word.count)
            return word.isEmpty ? nil : (isNegative ? "-" : "") + word
        }
    }
}
