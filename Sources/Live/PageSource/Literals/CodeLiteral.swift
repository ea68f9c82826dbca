// SPDX-License-Identifier: GPL-3.0-or-later
/// A number, a Boolean, a color, or a name in Swift source that the user can change directly.
package struct CodeLiteral: Equatable, Sendable {
    /// What it is, and its value.
    package enum Kind: Equatable, Sendable {
        /// A number.
        case number(NumberLiteral)
        /// `true` or `false`.
        case boolean(Bool)
        /// A color.
        case color(ColorLiteral)
        /// The case of an enumeration, or the name of a picture.
        case choice(ChoiceLiteral)
    }

    /// The offset of its first byte in the source.
    package let start: Int
    /// What it is, and its value.
    package private(set) var kind: Kind
    /// The variable or argument whose value it is; empty if that is not known.
    package let name: String
    /// The range that the code declares for it, as that of a live property; `nil` if it declares none.
    package let declaredRange: ClosedRange<Double>?
    /// Whether a minus sign can be before it.
    private let allowsSign: Bool

    init(start: Int, kind: Kind, name: String, range: ClosedRange<Double>? = nil, allowsSign: Bool = false) {
        (self.start, self.kind, self.name, self.allowsSign) = (start, kind, name, allowsSign)
        declaredRange = range
    }

    /// The bytes in the source.
    package var range: Range<Int> { start..<start + text.utf8.count }

    /// The literal as it is written.
    package var text: String {
        switch kind {
        case .number(let number): number.text
        case .boolean(let value): value ? "true" : "false"
        case .color(let color): color.text
        case .choice(let choice): choice.text
        }
    }

    /// Whether it is a number.
    package var isNumber: Bool { if case .number = kind { true } else { false } }

    /// Whether it is a color.
    package var isColor: Bool { if case .color = kind { true } else { false } }

    /// The literal with the name of what has it as its value, for a reader.
    package var description: String { name.isEmpty ? text : "\(name) = \(text)" }

    /// Returns the literal after a number of steps, within a range if it is a number. Each turns a Boolean into the other
    /// one. A color and a name have no steps.
    package func stepped(by steps: Int, within range: ClosedRange<Double>? = nil) -> CodeLiteral {
        var result = self
        switch kind {
        case .number(let number):
            let stepped = number.stepped(by: steps)
            let moved = range.map { stepped.clamped(to: $0) ?? number } ?? stepped
            result.kind = .number(moved.units < 0 && !allowsSign ? number.zero : moved)
        case .boolean(let value): result.kind = .boolean(value != (steps % 2 != 0))
        case .color, .choice: break
        }
        return result
    }

    /// Whether it is a number that can have a value in a range.
    package func canBe(in range: ClosedRange<Double>) -> Bool {
        let lower = allowsSign ? range.lowerBound : max(0, range.lowerBound)
        guard case .number(let number) = kind, lower <= range.upperBound else { return false }
        return number.clamped(to: lower...range.upperBound) != nil
    }

    /// Returns the color with other values of red, green, blue, and alpha; the literal itself if it is no color.
    package func with(color values: [Double]) -> CodeLiteral {
        guard case .color(let color) = kind else { return self }
        var result = self
        result.kind = .color(color.with(values))
        return result
    }

    /// Returns the choice of another name; the literal itself if it is no choice.
    package func with(choice name: String) -> CodeLiteral {
        guard case .choice(let choice) = kind else { return self }
        var result = self
        result.kind = .choice(choice.with(name))
        return result
    }
}

/// What runs with values that change while the page is not built again.
extension CodeLiteral {
    /// The numbers that the literal consists of.
    package var cells: [Double] {
        switch kind {
        case .number(let number): [number.value]
        case .boolean(let value): [value ? 1 : 0]
        case .color(let color): color.cells
        case .choice: []
        }
    }

    /// Code that reads the value from a cell of the page's process, and has the type of the literal; `nil` if only the
    /// literal itself can be there.
    private var readingCell: String? {
        switch kind {
        case .number(let number): "\(number.isInteger ? "__integer" : "__number")(\(number.text), 0)"
        case .boolean: "__boolean(\(text), 0)"
        case .color(let color): color.readingCells
        case .choice: nil
        }
    }

    /// Returns a source in which the literal is read from cells. Its lines stay where they are.
    package func readingCells(in source: String) -> String? {
        guard let readingCell,
            let bytes = TextEdit.apply(
                [TextEdit(range: range, replacement: readingCell)], to: Array(source.utf8))
        else { return nil }
        return String(decoding: bytes, as: UTF8.self) + "\nimport PageValues\n"
    }
}
