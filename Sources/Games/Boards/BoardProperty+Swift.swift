// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The Swift code that is equivalent to a change.
extension BoardProperty {
    /// Returns the line of Swift that sets the property, such as `gc.padding = 75`.
    public func swiftLine(for value: PropertyValue) -> String { "gc.\(name) = \(literal(of: value))" }

    private func literal(of value: PropertyValue) -> String {
        switch value {
        case .number(let number): return SwiftLiteral.number(number)
        case .color(let color): return SwiftLiteral.color(color)
        case .choice(let text), .text(let text): return SwiftLiteral.text(text)
        case .flag(let isOn): return "\(isOn)"
        case .picture(let choice):
            guard case .picture(let shipped, _) = kind else { return "nil" }
            return SwiftLiteral.picture(choice, shipped: shipped)
        }
    }
}
