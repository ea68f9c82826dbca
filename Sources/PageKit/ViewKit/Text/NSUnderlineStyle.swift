// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A line below or through letters. Its raw value is that of an attribute.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line.
    public static let single = NSUnderlineStyle(rawValue: 0x1)
    /// A line that is twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x9)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A line of dashes with a dot after each.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A line of dashes with two dots after each.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// The line is left out between words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// The line, or `nil` if there is none.
    func rule(color: Color?) -> TextRule? {
        let form: TextRule.Form? =
            switch rawValue & 0xFF {
            case 0: nil
            case 0x2: .thick
            case 0x9: .double
            default: .single
            }
        let pattern = TextRule.Pattern(rawValue: rawValue >> 8 & 0xF) ?? .solid
        return form.map { TextRule(form: $0, pattern: pattern, color: color) }
    }
}
