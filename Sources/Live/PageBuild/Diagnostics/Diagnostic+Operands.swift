// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

extension Diagnostic {
    /// The change that gives both operands of a binary operator the same type, which the compiler does not offer:
    /// `width * row` becomes `width * CGFloat(row)`. `nil` if the error is another one.
    var operandConversion: FixIt? {
        guard severity == .error, ranges.count == 2, text.hasPrefix("binary operator '"),
            text.contains(" operands of ")
        else { return nil }
        // The operator comes before the first type. A type can be followed by what it is an alias of.
        let names = text.split(separator: " and ").map { Self.quotedNames(in: $0) }
        guard names.count == 2, names[0].count > 1, let second = names[1].first else { return nil }
        let first = names[0][1]
        guard let firstRank = Self.rank(of: first), let secondRank = Self.rank(of: second), first != second else {
            return nil
        }
        let (range, type) = firstRank < secondRank ? (ranges[0], second) : (ranges[1], first)
        return Self.conversion(of: range, to: type)
    }

    /// The change that converts a value to the type that is needed, which the compiler does not offer: `row + 1` becomes
    /// `String(row + 1)`. `nil` if the error is another one, if something of the value would be lost, or if the compiler does
    /// not say where the value ends, as for a single name.
    var valueConversion: FixIt? {
        guard ranges.count == 1, let type = neededType else { return nil }
        return Self.conversion(of: ranges[0], to: type)
    }

    /// The message with the change that `valueConversion` makes, if the compiler does not say where the value ends, as for
    /// `row` in `"Row " + row + "."`; `nil` if the source does not say it either.
    func converting(in source: String) -> Diagnostic? {
        guard fixIts.isEmpty, ranges.isEmpty, let type = neededType, let file, let line, let column else { return nil }
        let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1),
            let range = SourceText.postfixExpression(at: column - 1, in: Array(lines[line - 1]))
        else { return nil }
        func position(_ offset: Int) -> SourcePosition { SourcePosition(line: line, column: offset + 1) }
        var message = self
        message.fixIt = Self.conversion(
            of: SourceRange(file: file, start: position(range.lowerBound), end: position(range.upperBound)), to: type)
        return message
    }

    /// The type to which a value must be converted if nothing of it is lost by that; `nil` if that is not the error.
    private var neededType: String? {
        guard severity == .error, ["cannot convert ", "cannot assign "].contains(where: text.hasPrefix) else {
            return nil
        }
        let names = text.split(separator: " type ").flatMap { Self.quotedNames(in: $0).prefix(1) }
        guard names.count == 2, let rank = Self.rank(of: names[0]), let needed = Self.rank(of: names[1]) else {
            return nil
        }
        return rank < needed ? names[1] : nil
    }

    private static func conversion(of range: SourceRange, to type: String) -> FixIt {
        func insertion(_ text: String, at place: SourcePosition) -> FixIt.Replacement {
            FixIt.Replacement(range: SourceRange(file: range.file, start: place, end: place), text: text)
        }
        return FixIt(title: nil, replacements: [insertion("\(type)(", at: range.start), insertion(")", at: range.end)])
    }

    /// Returns the rank of a type. A value is converted to the type of the higher rank, so that nothing of it is lost.
    private static func rank(of type: String) -> Int? {
        switch type {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": 0
        case "CGFloat", "Double", "Float", "TimeInterval": 1
        case "String": 2
        default: nil
        }
    }
}
