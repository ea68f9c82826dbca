// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Scene

/// A literal that a line assigns to a property, such as `30` in `view.layer.cornerRadius = 30`. The compiler reports the
/// object that has the property instead.
struct AssignedLiteral {
    /// The name of the property.
    let name: String
    /// The value as text.
    let text: String
    /// The color, if the value is one.
    let color: Color?

    /// Finds the literal in a line of code; `nil` if the line is not such an assignment.
    init?(in line: Substring) {
        let parts = line.split(separator: " = ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let path = parts[0].trimmingBlanks().split(separator: ".", omittingEmptySubsequences: false)
        guard path.count > 1, path.allSatisfy(Self.isName), let name = path.last else { return nil }
        let value = parts[1].split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0].trimmingBlanks()
        self.name = String(name)
        color = Self.color(value)
        if let color {
            text = color.readableText
        } else if ["true", "false", "nil"].contains(value) || Self.isNumber(value) || Self.isText(value) {
            text = value
        } else {
            return nil
        }
    }

    private static func isName(_ part: Substring) -> Bool {
        var part = part
        while let last = part.last, "?!".contains(last) { part.removeLast() }
        return part.first.map { $0.isLetter || $0 == "_" } == true
            && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func isNumber(_ value: String) -> Bool {
        Double(value.filter { $0 != "_" }) != nil
            && value.allSatisfy { $0.isASCII && $0.isNumber || "-._".contains($0) }
    }

    private static func isText(_ value: String) -> Bool {
        value.count > 1 && value.first == "\"" && value.last == "\""
            && !value.dropFirst().dropLast().contains { "\"\\".contains($0) }
    }

    /// Returns the color that an initializer with literals makes.
    private static func color(_ value: String) -> Color? {
        guard let start = ["UIColor(", "Color(", ".init("].first(where: value.hasPrefix), value.last == ")" else {
            return nil
        }
        var components: [String: Double] = [:]
        for argument in value.dropFirst(start.count).dropLast().split(separator: ",") {
            let parts = argument.split(separator: ":")
            guard parts.count == 2, let number = Double(parts[1].trimmingBlanks()) else { return nil }
            components[parts[0].trimmingBlanks()] = number
        }
        guard let red = components["red"], let green = components["green"], let blue = components["blue"] else {
            return nil
        }
        return Color(red: red, green: green, blue: blue, alpha: components["alpha"] ?? 1)
    }
}

extension Color {
    /// The color in the form `#RRGGBB`, with its opacity if it is translucent.
    fileprivate var readableText: String {
        let hex = "#" + hex.dropFirst().uppercased()
        return alpha < 1 ? "\(hex), \(Int((alpha * 100).rounded())) %" : hex
    }
}
