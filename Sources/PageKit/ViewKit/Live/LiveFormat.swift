// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// How the values of a live property are shown in the window and written in Swift.
@preconcurrency @MainActor public struct LiveFormat<Value> {
    let kind: PropertyKind
    /// How values are written in Swift.
    var style = LiteralStyle.plain
    let encode: (Value) -> PropertyValue
    let decode: (PropertyValue) -> Value?
    /// Returns the nearest valid value.
    var correct: (Value) -> Value = { $0 }
    /// Whether a value that is not valid can be replaced by the nearest valid one.
    var isOrdered = true
}

extension LiveFormat where Value: LiveNumber {
    /// The largest magnitude of a number, and the smallest and largest number of steps of a slider.
    private static var limit: Double { 1e12 }

    /// Creates the format of numbers in a range.
    init(_ range: ClosedRange<Value>, step: Value?, unit: String) {
        let lower = min(max(range.lowerBound.liveNumber, -Self.limit), Self.limit)
        let upper = min(max(range.upperBound.liveNumber, lower), Self.limit)
        let given = step?.liveNumber ?? 0
        let isUsable = given.isFinite && given > 0 && given <= Self.limit
        self.init(
            kind: .number(
                lower...upper, step: isUsable ? given : Self.step(for: upper - lower),
                unit: .other(String(unit.prefix(20)))),
            style: Value.isWhole ? .whole : .decimal, encode: { .number($0.liveNumber) },
            decode: { if case .number(let number) = $0 { Value(liveNumber: number) } else { nil } },
            correct: { value in
                let number = value.liveNumber
                // NaN is not in any range.
                if number >= lower, number <= upper { return value }
                return Value(liveNumber: number > upper ? upper : lower)
            })
    }

    /// Returns a power of ten of which at least a hundred fit into the length of a range.
    private static func step(for length: Double) -> Double {
        if Value.isWhole { return 1 }
        var step = 1e12
        // The quotient is exact, unlike a product of tenths.
        var divisor = 1.0
        while step > 1, step * 100 > length { step /= 10 }
        while 100 / divisor > length, divisor < 1e6 { divisor *= 10 }
        return step / divisor
    }
}

extension LiveFormat where Value == String {
    /// Creates the format of a choice of texts.
    init(choices: [String]) {
        let choices = LiveFormat.named(choices)
        self.init(
            kind: .choice(choices.map(LiveFormat.choice), takesFolder: false),
            encode: { .choice($0) }, decode: { if case .choice(let id) = $0 { id } else { nil } },
            correct: { choices.contains($0) ? $0 : choices[0] }, isOrdered: false)
    }

    /// The maximum number of choices, and of characters of a title.
    private static var maxChoices: Int { 100 }
    private static var maxTitle: Int { 100 }

    /// Returns a choice with a title that fits in a list.
    static func choice(_ text: String) -> PropertyKind.Choice {
        PropertyKind.Choice(id: text, title: String(text.prefix(maxTitle)))
    }

    /// Returns choices that can be told apart; at least one.
    private static func named(_ choices: [String]) -> [String] {
        var known: Set<String> = []
        let all = choices.filter { known.insert($0).inserted }.prefix(maxChoices)
        return all.isEmpty ? [""] : Array(all)
    }
}

extension LiveFormat where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// Creates the format of a choice of the cases of an enumeration.
    init(cases type: Value.Type) {
        let cases = Array(Value.allCases)
        self.init(
            kind: .choice(cases.map { LiveFormat<String>.choice($0.rawValue) }, takesFolder: false),
            style: .caseNames(cases.map { "\($0)" }), encode: { .choice($0.rawValue) },
            decode: { if case .choice(let id) = $0 { Value(rawValue: id) } else { nil } }, isOrdered: false)
    }
}
