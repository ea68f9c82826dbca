// SPDX-License-Identifier: GPL-3.0-or-later
/// A color in Swift source that is written as numbers: `UIColor(red: 0.9, green: 0.4, blue: 0, alpha: 1)`, or
/// `#colorLiteral` or `.init` with the same arguments; as the number in `Color(rgb: 0xE66100)`; or by its name, which becomes
/// such a number when it is changed, or several if the color is not opaque.
package struct ColorLiteral: Equatable, Sendable {
    /// One of the numbers.
    struct Component: Equatable {
        /// The bytes of the number, from the beginning of the color.
        var range: Range<Int>
        var text: String
        var value: Double
    }

    /// The color as numbers.
    private var numbers: String
    /// Whether the numbers are the digits of a hexadecimal one.
    private var isHexadecimal = false
    /// The name, if that is written instead of the numbers.
    private var name: String?
    /// What creates the color from a hexadecimal number, if that can be written instead of the numbers.
    private var initializer: String?
    /// Red, green, blue, and alpha, if there is one.
    private(set) var components: [Component]
    /// The labels of the arguments.
    private static let labels = ["red", "green", "blue", "alpha"]
    /// The names before the arguments.
    private static let names: Set = ["UIColor", "Color", "#colorLiteral"]
    /// The labels of a color as a hexadecimal number.
    private static let hexadecimalLabels: Set = ["rgb", "hex"]
    /// The numbers of digits after the point of a number that has been changed.
    private static let decimals = 2...4

    /// Reads a color that begins at a token. Returns `nil` if there is none.
    init?(_ code: TokenizedCode, at index: Int) {
        let isImplicit = code.has(".", "init", at: index) && code.beginsImplicitMember(index)
        let start = isImplicit ? index + 2 : index + 1
        guard isImplicit || Self.names.contains(code.text(index)) && code.text(index - 1) != ".",
            code.isAttached(start), let arguments = code.arguments(at: start), let end = code.end(of: start),
            3...Self.labels.count ~= arguments.count
        else { return nil }
        let bytes = code.bytesOf(index..<end + 1)
        var components: [Component] = []
        for (label, argument) in zip(Self.labels, arguments) {
            guard argument.count > 2, code.has(label, ":", at: argument.lowerBound) else { return nil }
            let range = code.bytesOf(argument.dropFirst(2))
            let text = String(decoding: code.bytes[range], as: UTF8.self)
            guard let value = Double(text), 0...1 ~= value else { return nil }
            let place = range.lowerBound - bytes.lowerBound..<range.upperBound - bytes.lowerBound
            components.append(Component(range: place, text: text, value: value))
        }
        self.components = components
        numbers = String(decoding: code.bytes[bytes], as: UTF8.self)
    }

    /// Reads a color as the hexadecimal number that is the only argument of a call, at a token. Returns `nil` if it is
    /// something else.
    init?(hexadecimal code: TokenizedCode, at index: Int) {
        let text = code.text(index)
        let digits = text.dropFirst(2)
        guard text.hasPrefix("0x"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            Self.hexadecimalLabels.contains(code.text(index - 2)),
            code.text(index - 1) == ":", code.text(index - 3) == "(", code.text(index + 1) == ")"
        else { return nil }
        (numbers, isHexadecimal) = (text, true)
        components = stride(from: 2, to: 8, by: 2).map { start in
            let part = String(text.dropFirst(start).prefix(2))
            return Component(range: start..<start + 2, text: part, value: Double(Int(part, radix: 16) ?? 0) / 255)
        }
    }

    /// Creates a color that is written by its name.
    init(_ name: ColorName) {
        (numbers, components) = (name.initializer + "(", [])
        for (label, value) in zip(Self.labels, name.values) {
            numbers += "\(components.isEmpty ? "" : ", ")\(label): "
            let (start, text) = (numbers.utf8.count, Self.text(of: value))
            numbers += text
            components.append(Component(range: start..<numbers.utf8.count, text: text, value: value))
        }
        numbers += ")"
        (self.name, initializer) = (name.text, name.initializer)
    }

    /// The color as it is written.
    package var text: String {
        if let name { return name }
        guard let initializer, values[3] == 1 else { return numbers }
        let digits = values.prefix(3).map { Self.digits(of: Self.byte($0), isUppercase: true) }
        return "\(initializer)(rgb: 0x\(digits.joined()))"
    }

    /// Whether the numbers are a part of a macro, which needs them as they are.
    private var isMacro: Bool { numbers.hasPrefix("#") }

    /// Red, green, blue, and alpha, 0...1.
    package var values: [Double] { components.map(\.value) + (hasAlpha ? [] : [1]) }

    /// Whether the opacity is written.
    package var hasAlpha: Bool { components.count == Self.labels.count }

    /// Returns the color with other values, written in the same way. Numbers that stay are not touched.
    package func with(_ values: [Double]) -> ColorLiteral {
        var result = self
        for (index, value) in values.prefix(components.count).enumerated() {
            guard !isHexadecimal else {
                let byte = Self.byte(value)
                let isLowercase = numbers.dropFirst(2).contains(where: \.isLowercase)
                let digits = Self.digits(of: byte, isUppercase: !isLowercase)
                result.replace(index, by: digits, Double(byte) / 255)
                continue
            }
            let old = components[index]
            guard Self.byte(value) != Self.byte(old.value) else { continue }
            let written = old.text.split(separator: ".").dropFirst().first?.count ?? 0
            let text = Self.text(of: min(max(value, 0), 1), decimals: written)
            result.replace(index, by: text, Double(text) ?? value)
        }
        return result
    }

    /// Returns the part of a color, 0...1, as a screen shows it, 0...255.
    private static func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }

    private static func digits(of byte: Int, isUppercase: Bool) -> String {
        String(String(byte + 0x100, radix: 16, uppercase: isUppercase).dropFirst())
    }

    /// Returns a number with as many digits after the point as before, or more if the color would be another one.
    private static func text(of value: Double, decimals: Int = 0) -> String {
        let least = min(max(decimals, Self.decimals.lowerBound), Self.decimals.upperBound)
        let numbers = (least...Self.decimals.upperBound).map { decimals in
            let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
            return (value * scale).rounded() / scale
        }
        let number = numbers.first { byte($0) == byte(value) } ?? value
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// The numbers that can be read from cells.
    var cells: [Double] {
        isHexadecimal ? [Double(Int(numbers.dropFirst(2), radix: 16) ?? 0)] : components.map(\.value)
    }

    /// Code that reads the numbers from cells of the page's process.
    var readingCells: String {
        guard !isHexadecimal else { return "__integer(\(numbers), 0)" }
        guard !isMacro else { return "__color(\(text))" }
        var result = self
        for (index, component) in components.enumerated() {
            result.replace(index, by: "__number(\(component.value), \(index))", component.value)
        }
        return result.numbers
    }

    private mutating func replace(_ index: Int, by number: String, _ value: Double) {
        let range = components[index].range
        var bytes = Array(numbers.utf8)
        bytes.replaceSubrange(range, with: number.utf8)
        (numbers, name) = (String(decoding: bytes, as: UTF8.self), nil)
        let growth = number.utf8.count - range.count
        components[index] = Component(
            range: range.lowerBound..<range.upperBound + growth, text: number, value: value)
        for later in components.indices.dropFirst(index + 1) {
            let range = components[later].range
            components[later].range = range.lowerBound + growth..<range.upperBound + growth
        }
    }
}
