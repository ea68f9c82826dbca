// SPDX-License-Identifier: GPL-3.0-or-later
// While the user changes a literal, the window builds the page once with calls of these functions in its place.

/// The values of the literal that the user is changing. They are set before the page runs, or while it waits.
package enum LiteralCells {
    /// The numbers by cell; empty for what is written in the code.
    nonisolated(unsafe) package static var values: [Double] = []
    /// Whether the page has read a cell.
    nonisolated(unsafe) package private(set) static var areRead = false

    fileprivate static func read(_ cell: Int) -> Double? {
        areRead = true
        return values.indices.contains(cell) ? values[cell] : nil
    }
}

/// Returns the value of a cell, or the integer that is written in the code if the type does not have that value.
public func __integer<Value: ExpressibleByIntegerLiteral>(_ written: Value, _ cell: Int) -> Value {
    number(LiteralCells.read(cell), Value.IntegerLiteralType.self).map(Value.init(integerLiteral:)) ?? written
}

/// Returns the value of a cell, or the number that is written in the code if the type does not have that value.
public func __number<Value: ExpressibleByFloatLiteral>(_ written: Value, _ cell: Int) -> Value {
    number(LiteralCells.read(cell), Value.FloatLiteralType.self).map(Value.init(floatLiteral:)) ?? written
}

/// Returns the value of a cell, or the Boolean that is written in the code.
public func __boolean<Value: ExpressibleByBooleanLiteral>(_ written: Value, _ cell: Int) -> Value {
    let value = LiteralCells.read(cell).flatMap { ($0 != 0) as? Value.BooleanLiteralType }
    return value.map(Value.init(booleanLiteral:)) ?? written
}

/// Returns the color of four cells, or the one that is written in the code.
public func __color<Value: _ExpressibleByColorLiteral>(_ written: Value) -> Value {
    let values = (0..<4).compactMap(LiteralCells.read).map(Float.init)
    guard values.count == 4 else { return written }
    return Value(_colorLiteralRed: values[0], green: values[1], blue: values[2], alpha: values[3])
}

private func number<Value>(_ value: Double?, _ type: Value.Type) -> Value? {
    guard let value else { return nil }
    if let type = type as? any FixedWidthInteger.Type { return type.init(exactly: value) as? Value }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(value) as? Value }
    return nil
}
