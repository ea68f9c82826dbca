// SPDX-License-Identifier: GPL-3.0-or-later
/// How a value of a live property of a page is written in Swift.
package enum LiteralStyle: Equatable, Sendable {
    /// As a literal of its type.
    case plain
    /// As a number with a decimal point.
    case decimal
    /// As a whole number.
    case whole
    /// As the case of an enumeration. There is a name for each choice.
    case caseNames([String])
}

extension SwiftLiteral {
    /// Returns a value as an expression of Swift. A case of an enumeration begins with a period. Returns `nil` if there
    /// is no such expression.
    package static func expression(_ value: PropertyValue, of kind: PropertyKind, _ style: LiteralStyle) -> String? {
        switch (value, kind, style) {
        case (.number(let number), _, .decimal):
            let text = self.number(number)
            return text.contains(".") ? text : text + ".0"
        case (.number(let number), _, _): return self.number(number)
        case (.color(let color), _, _):
            let opaque = "UI" + self.color(color)
            return color.alpha < 1 ? "\(opaque).withAlphaComponent(\(self.number(color.alpha)))" : opaque
        case (.flag(let isOn), _, _): return "\(isOn)"
        case (.choice(let id), .choice(let choices, _), .caseNames(let names)):
            guard let index = choices.firstIndex(where: { $0.id == id }), names.indices.contains(index) else {
                return nil
            }
            return "." + names[index]
        case (.choice(let text), _, _), (.text(let text), _, _): return self.text(text)
        case (.picture, _, _): return nil
        }
    }
}
