// SPDX-License-Identifier: GPL-3.0-or-later
/// A color that is written as numbers in Swift source: `UIColor(red: 0.9, green: 0.4, blue: 0, alpha: 1)`, or
/// `#colorLiteral` with the same arguments.
package struct ColorLiteral: Equatable, Sendable {
    /// One of the numbers.
    struct Component: Equatable {
        /// The bytes of the number, from the beginning of the color.
        var range: Range<Int>
        var text: String
        var value: Double
    }

    /// The color as it is written.
    package private(set) var text: String
    /// Red, green, blue, and alpha, if there is one.
    private(set) var components: [Component]
    /// Whether the numbers are a part of a macro, which needs them as they are.
    let isMacro: Bool

    /// The labels of the arguments.
    private static let labels = ["red", "green", "blue", "alpha"]
    /// The names before the arguments.
    private static let names: Set = ["UIColor", "Color", "#colorLiteral"]
    /// The numbers of digits after the point of a number that has been changed.
    private static let decimals = 2...4

    /// Reads a color that begins at a token. Returns `nil` if there is none.
    init?(_ code: TokenizedCode, at index: Int) {
        guard Self.names.contains(code.text(index)), code.text(index - 1) != ".", code.isAttached(index + 1),
            let arguments = code.arguments(at: index + 1), let end = code.end(of: index + 1),
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
        text = String(decoding: code.bytes[bytes], as: UTF8.self)
        isMacro = text.hasPrefix("#")
    }

    /// Red, green, blue, and alpha, 0...1.
    package var values: [Double] { components.map(\.value) + (hasAlpha ? [] : [1]) }

    /// Whether the opacity is written.
    package var hasAlpha: Bool { components.count == Self.labels.count }

    /// Returns the color with other values, written in the same way. Numbers that stay are not touched.
    package func with(_ values: [Double]) -> ColorLiteral {
        var result = self
        for (index, value) in values.prefix(components.count).enumerated() {
            let old = components[index]
            let written = old.text.split(separator: ".").dropFirst().first?.count ?? 0
            let decimals = min(max(written, Self.decimals.lowerBound), Self.decimals.upperBound)
            let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
            let number = (min(max(value, 0), 1) * scale).rounded() / scale
            guard abs(number - old.value) > 0.5 / scale else { continue }
            result.replace(index, by: number == number.rounded() ? "\(Int(number))" : "\(number)", number)
        }
        return result
    }

    /// Returns the text with each number replaced.
    func text(replacingNumbers replacement: (_ index: Int, _ value: Double) -> String) -> String {
        var result = self
        for (index, component) in components.enumerated() {
            result.replace(index, by: replacement(index, component.value), component.value)
        }
        return result.text
    }

    private mutating func replace(_ index: Int, by number: String, _ value: Double) {
        let range = components[index].range
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range, with: number.utf8)
        text = String(decoding: bytes, as: UTF8.self)
        let growth = number.utf8.count - range.count
        components[index] = Component(
            range: range.lowerBound..<range.upperBound + growth, text: number, value: value)
        for later in components.indices.dropFirst(index + 1) {
            let range = components[later].range
            components[later].range = range.lowerBound + growth..<range.upperBound + growth
        }
    }
}
