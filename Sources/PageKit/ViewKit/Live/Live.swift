// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A value that can be changed in the window while the page runs. It has a row beside the page.
///
/// ```swift
/// let gravity = Live("Gravity", 9.8, in: 0...20)
/// ball.velocity += gravity.value / 60
/// ```
///
/// Inside of a type, it is a property wrapper. `$speed` is the `Live` object then.
///
/// ```swift
/// @Live("Speed", in: 0...5) var speed = 2.0
/// ```
@preconcurrency @MainActor @propertyWrapper public final class Live<Value>: LiveMember {
    /// The title of the row.
    public let title: String
    /// Called with each new value, whether it is set in the window or by the page.
    public var changed: (Value) -> Void = { _ in }

    private let format: LiveFormat<Value>
    private let entry: LiveEntry
    /// The value at the beginning. A color can depend on the style, unlike a value from the window.
    private let initial: Value
    private var stored: Value

    /// Creates a property. The public initializers check the types of values.
    init(_ title: String, _ value: Value, _ format: LiveFormat<Value>, at location: LiveLocation) {
        self.title = title
        self.format = format
        initial = format.correct(value)
        let defaultValue = format.encode(initial)
        entry = PageContext.current.liveEntries.entry(title, format, defaultValue: defaultValue, at: location)
        stored = entry.chosen.flatMap(format.decode) ?? initial
        entry.add(self)
        if format.encode(value) != defaultValue { reportCorrection(of: value, to: initial) }
    }

    /// The value. A number outside of the range is limited to it, with a message in the console.
    public var value: Value {
        get { stored }
        set {
            let valid = format.isOrdered || format.encode(format.correct(newValue)) == format.encode(newValue)
            let corrected = valid ? format.correct(newValue) : stored
            let isCorrected = format.encode(corrected) != format.encode(newValue)
            // The observer may change the value again.
            if isCorrected { reportCorrection(of: newValue, to: corrected) }
            set(corrected)
        }
    }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The object itself.
    public var projectedValue: Live<Value> { self }

    package var current: Any { stored }

    package func assign(_ value: PropertyValue) {
        guard let new = value == format.encode(initial) ? initial : format.decode(value) else { return }
        set(format.correct(new))
    }

    private func set(_ value: Value) {
        let new = format.encode(value)
        let isNew = new != format.encode(stored)
        stored = value
        entry.value = new
        guard isNew else { return }
        PageContext.current.liveEntries.changed(self)
        changed(value)
    }

    private func reportCorrection(of value: Value, to corrected: Value) {
        guard format.isOrdered else {
            return ConsoleLine(
                // Translators: {property} is a property in Swift, such as gc.size.
                phrase("{property} not changed: “{value}” is not a valid value"),
                ["property": title, "value": "\(value)"]
            ).write()
        }
        let literal = SwiftLiteral.expression(format.encode(corrected), of: format.kind, format.style) ?? ""
        // Translators: {line} is a line of Swift code with the value that was set, such as gc.padding = 200.
        ConsoleLine(phrase("{line} (nearest valid value)"), ["line": "\(title) = \(literal)"]).write()
    }
}
