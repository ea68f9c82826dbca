// SPDX-License-Identifier: GPL-3.0-or-later
/// Formatting of values as Swift literals.
package enum SwiftLiteral {
    /// Returns a finite number without an exponent, such as `75` or `0.5`.
    package static func number(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 9e15 { return "\(Int(number))" }
        let text = "\(number)"
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
            return text
        }
        let sign = number < 0 ? "-" : ""
        let mantissa = text[..<mark].drop { $0 == "-" }.split(separator: ".")
        let digits = mantissa.joined()
        let zeros = String(repeating: "0", count: abs(exponent))
        if exponent < 0 { return "\(sign)0.\(zeros.dropLast())\(digits)" }
        return "\(sign)\(digits)\(zeros.dropLast(digits.count - mantissa[0].count))"
    }

    /// Returns a string literal. Quotation marks, backslashes, and invisible characters are escaped.
    package static func text(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\u{200C}", "\u{200D}": literal.unicodeScalars.append(scalar)  // They join visible characters.
            default:
                if isSeen(scalar) {
                    literal.unicodeScalars.append(scalar)
                } else {
                    literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                }
            }
        }
        return literal + "\""
    }

    /// Returns a color as a hexadecimal number, such as `Color(rgb: 0x0E4F50)`.
    package static func color(_ color: Color) -> String { "Color(rgb: 0x\(color.hex.dropFirst().uppercased()))" }

    /// Returns a picture as `nil`, by the name of a shipped drawing, or by its file URI.
    package static func picture(_ choice: PictureChoice, shipped path: String) -> String {
        switch choice {
        case .plain: return "nil"
        case .shipped:
            let file = path.split(separator: "/").last ?? ""
            return "Image(named: \(text(String(file.split(separator: ".").first ?? ""))))!"
        case .custom(let uri): return "Image(contentsOf: \(text(uri)))!"
        }
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: true
        }
    }
}
