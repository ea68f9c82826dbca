// SPDX-License-Identifier: GPL-3.0-or-later
/// A number as it is written in Swift source. It can be changed in steps of its last digit; the way in which it is written
/// stays.
package struct NumberLiteral: Equatable, Sendable {
    /// The number in units of its last digit.
    package private(set) var units: Int

    /// The number of digits after the point.
    private let decimals: Int
    private let radix: Int
    private let isUppercase: Bool
    /// The least number of digits, if there are zeros before the others.
    private let minDigits: Int
    /// The number of digits between two underscores before the point; `nil` without any.
    private let grouping: Int?
    /// The exponent with its letter; empty without one.
    private let exponent: String

    /// The largest number of digits.
    private static let maxDigits = 15
    /// The largest magnitude of a value.
    package static let maxMagnitude = 1e12

    /// Reads a number, with its sign. Returns `nil` for one that cannot be changed in steps, such as one of too many
    /// digits.
    init?(_ text: String) {
        let isNegative = text.hasPrefix("-")
        var rest = text.dropFirst(isNegative ? 1 : 0)
        radix = rest.hasPrefix("0x") ? 16 : rest.hasPrefix("0o") ? 8 : rest.hasPrefix("0b") ? 2 : 10
        if radix != 10 { rest = rest.dropFirst(2) }
        let mantissa = radix == 10 ? rest.prefix { $0 != "e" && $0 != "E" } : rest
        exponent = String(rest.dropFirst(mantissa.count))
        let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard 1...2 ~= parts.count, parts.count == 1 || radix == 10, let whole = parts.first else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        let groups = whole.split(separator: "_", omittingEmptySubsequences: false)
        let digits = groups.joined() + fraction
        guard !whole.isEmpty, !fraction.contains("_"), parts.count == 1 || !fraction.isEmpty,
            digits.count <= Self.maxDigits, let magnitude = Int(digits, radix: radix), digits.first != "-"
        else { return nil }
        decimals = fraction.count
        isUppercase = digits.contains { $0.isUppercase }
        grouping = groups.count > 1 ? groups.last?.count : nil
        minDigits = radix != 10 || whole.count > 1 && whole.first == "0" ? groups.joined().count : 1
        units = isNegative ? -magnitude : magnitude
        guard grouping != 0, value.magnitude <= Self.maxMagnitude else { return nil }
    }

    private init(_ units: Int, like other: NumberLiteral) {
        self = other
        self.units = units
    }

    /// Whether it is written without a point and without an exponent.
    var isInteger: Bool { decimals == 0 && exponent.isEmpty }

    /// The value.
    package var value: Double {
        guard radix == 10 else { return Double(units) }
        return Double(text.filter { $0 != "_" }) ?? 0
    }

    /// The number as it is written.
    package var text: String {
        var digits = String(units.magnitude, radix: radix, uppercase: isUppercase)
        let missing = minDigits + decimals - digits.count
        if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
        var whole = String(digits.dropLast(decimals))
        if let grouping { whole = whole.grouped(by: grouping) }
        let prefix = radix == 16 ? "0x" : radix == 8 ? "0o" : radix == 2 ? "0b" : ""
        let fraction = decimals > 0 ? "." + digits.suffix(decimals) : ""
        return (units < 0 ? "-" : "") + prefix + whole + fraction + exponent
    }

    /// Returns the number of steps for each point of a drag: 400 points go through the whole range. Without one, the number
    /// is guessed to be the middle of its range.
    package func stepsForEachPoint(in range: ClosedRange<Double>? = nil) -> Double {
        let steps = range.map { ($0.upperBound - $0.lowerBound) / unit } ?? max(2 * Double(units.magnitude), 100)
        return max(steps, 1) / 400
    }

    /// Returns the number after a number of steps of its last digit, or the nearest that can be written.
    func stepped(by steps: Int) -> NumberLiteral {
        let (sum, isTooLarge) = units.addingReportingOverflow(steps)
        let moved = NumberLiteral(isTooLarge ? units : sum, like: self)
        return moved.value.magnitude <= Self.maxMagnitude && "\(moved.units.magnitude)".count <= Self.maxDigits
            ? moved : self
    }

    /// The value of one step.
    private var unit: Double { NumberLiteral(1, like: self).value }

    /// Returns the nearest number in a range that can be written in the same way; `nil` if there is none.
    package func clamped(to range: ClosedRange<Double>) -> NumberLiteral? {
        func number(_ value: Double, _ step: Int, _ isInRange: (Double) -> Bool) -> NumberLiteral? {
            guard let units = Int(exactly: (value / unit).rounded()) else { return nil }
            // The division is not exact.
            return (-1...1).map { NumberLiteral(units + $0 * step, like: self) }.first { isInRange($0.value) }
        }
        guard value < range.lowerBound || value > range.upperBound else { return self }
        let end =
            value < range.lowerBound
            ? number(range.lowerBound, 1) { $0 >= range.lowerBound }
            : number(range.upperBound, -1) { $0 <= range.upperBound }
        return end.flatMap { range.contains($0.value) && $0.value.magnitude <= Self.maxMagnitude ? $0 : nil }
    }

    /// Returns zero, written in the same way.
    var zero: NumberLiteral { NumberLiteral(0, like: self) }
}

extension String {
    /// Returns the digits with underscores between groups of them, counted from the end.
    fileprivate func grouped(by count: Int) -> String {
        var (groups, rest): ([Substring], Substring) = ([], self[...])
        while !rest.isEmpty {
            groups.insert(rest.suffix(count), at: 0)
            rest = rest.dropLast(count)
        }
        return groups.joined(separator: "_")
    }
}
