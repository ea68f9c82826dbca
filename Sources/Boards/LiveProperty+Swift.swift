/// A change as the line of a Swift page that does the same.
extension LiveProperty {
    /// The line that gives it a value of its kind: `gc.padding = 75`.
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
