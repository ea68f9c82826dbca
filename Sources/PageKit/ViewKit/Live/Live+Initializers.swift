// SPDX-License-Identifier: GPL-3.0-or-later
// There are few initializers, because each takes time to compile a page.

extension Live {
    /// Creates a number in a range. `step` is the change for one key press in the window.
    public convenience init(
        _ title: String, _ value: Value, in range: ClosedRange<Value>, step: Value? = nil, unit: String = "",
        file: String = #filePath, line: Int = #line, column: Int = #column
    ) where Value: LiveNumber {
        self.init(
            title, value, LiveFormat(range, step: step, unit: unit),
            at: LiveLocation(file: file, line: line, column: column))
    }

    /// Creates the number of a property in a type.
    public convenience init(
        wrappedValue: Value, _ title: String, in range: ClosedRange<Value>, step: Value? = nil, unit: String = "",
        file: String = #filePath, line: Int = #line, column: Int = #column
    ) where Value: LiveNumber {
        self.init(
            title, wrappedValue, LiveFormat(range, step: step, unit: unit),
            at: LiveLocation(file: file, line: line, column: column))
    }

    /// Creates a switch, a text, or a color.
    public convenience init(
        _ title: String, _ value: Value, file: String = #filePath, line: Int = #line, column: Int = #column
    ) where Value: LiveValue {
        self.init(title, value, Value.liveFormat, at: LiveLocation(file: file, line: line, column: column))
    }

    /// Creates the switch, text, or color of a property in a type.
    public convenience init(
        wrappedValue: Value, _ title: String, file: String = #filePath, line: Int = #line, column: Int = #column
    ) where Value: LiveValue {
        self.init(title, wrappedValue, Value.liveFormat, at: LiveLocation(file: file, line: line, column: column))
    }

    /// Creates a choice of the cases of an enumeration.
    public convenience init(
        _ title: String, _ value: Value, file: String = #filePath, line: Int = #line, column: Int = #column
    ) where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        self.init(
            title, value, LiveFormat(cases: Value.self), at: LiveLocation(file: file, line: line, column: column))
    }

    /// Creates the choice of a property in a type.
    public convenience init(
        wrappedValue: Value, _ title: String, file: String = #filePath, line: Int = #line, column: Int = #column
    ) where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
        self.init(
            title, wrappedValue, LiveFormat(cases: Value.self),
            at: LiveLocation(file: file, line: line, column: column))
    }
}

extension Live where Value == UIColor {
    /// Creates a color, such as `Live("Background", .white)`.
    public convenience init(
        _ title: String, _ value: UIColor, file: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.init(title, value, UIColor.liveFormat, at: LiveLocation(file: file, line: line, column: column))
    }
}

extension Live where Value == String {
    /// Creates a choice of texts.
    public convenience init(
        _ title: String, _ value: String, of choices: [String], file: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        self.init(
            title, value, LiveFormat(choices: choices), at: LiveLocation(file: file, line: line, column: column))
    }

    /// Creates the choice of a property in a type.
    public convenience init(
        wrappedValue: String, _ title: String, of choices: [String], file: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        self.init(
            title, wrappedValue, LiveFormat(choices: choices),
            at: LiveLocation(file: file, line: line, column: column))
    }
}
