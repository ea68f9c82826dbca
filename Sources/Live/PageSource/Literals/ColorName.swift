// SPDX-License-Identifier: GPL-3.0-or-later
/// A color in Swift source that is written by its name: `UIColor.red`, or `.red` where only a color can be.
struct ColorName {
    /// What is written: the type, if it is there, and the name.
    let text: String
    /// Red, green, blue, and alpha, as a view in the light style shows it.
    let values: [Double]
    /// What creates a color with other values.
    let initializer: String

    /// The types whose names can be written before that of a color.
    private static let types: Set = ["UIColor", "Color"]
    /// The ends of the names of variables and arguments that are colors.
    private static let roles = ["color", "tint", "fill", "stroke", "background"]

    /// Reads a color that begins at a token, with the names that the source declares itself. Returns `nil` if there is none.
    init?(_ code: TokenizedCode, at index: Int, declared: Set<String>) {
        let hasType = Self.types.contains(code.text(index))
        guard code.text(index - 1) != ".", !declared.contains(code.text(index)) else { return nil }
        let (dot, name) = hasType ? (index + 1, index + 2) : (index, index + 1)
        guard code.text(dot) == ".", code.isAttached(name), !hasType || code.isAttached(dot),
            let values = Self.colors[code.text(name)], !(code.text(name + 1) == "(" && code.isAttached(name + 1))
        else { return nil }
        if !hasType {
            guard code.beginsImplicitMember(dot), !declared.contains(code.text(name)),
                code.roles(of: dot).contains(where: { Self.roles.contains(where: $0.lowercased().hasSuffix) })
            else { return nil }
        }
        text = code.text(index..<name + 1)
        self.values = values
        initializer = hasType ? code.text(index) : ".init"
    }

    /// The colors by name.
    private static let colors: [String: [Double]] = [
        "black": [0, 0, 0, 1], "darkGray": [1 / 3, 1 / 3, 1 / 3, 1], "lightGray": [2 / 3, 2 / 3, 2 / 3, 1],
        "white": [1, 1, 1, 1], "gray": [0.5, 0.5, 0.5, 1], "red": [1, 0, 0, 1], "green": [0, 1, 0, 1],
        "blue": [0, 0, 1, 1], "cyan": [0, 1, 1, 1], "yellow": [1, 1, 0, 1], "magenta": [1, 0, 1, 1],
        "orange": [1, 0.5, 0, 1], "purple": [0.5, 0, 0.5, 1], "brown": [0.6, 0.4, 0.2, 1], "clear": [0, 0, 0, 0],
        "systemRed": rgb(0xFF3B30), "systemOrange": rgb(0xFF9500), "systemYellow": rgb(0xFFCC00),
        "systemGreen": rgb(0x34C759), "systemMint": rgb(0x00C7BE), "systemTeal": rgb(0x30B0C7),
        "systemCyan": rgb(0x32ADE6), "systemBlue": rgb(0x007AFF), "systemIndigo": rgb(0x5856D6),
        "systemPurple": rgb(0xAF52DE), "systemPink": rgb(0xFF2D55), "systemBrown": rgb(0xA2845E),
        "systemGray": rgb(0x8E8E93), "systemGray2": rgb(0xAEAEB2), "systemGray3": rgb(0xC7C7CC),
        "systemGray4": rgb(0xD1D1D6), "systemGray5": rgb(0xE5E5EA), "systemGray6": rgb(0xF2F2F7),
        "label": rgb(0x000000), "secondaryLabel": rgb(0x3C3C43, 0.6), "tertiaryLabel": rgb(0x3C3C43, 0.3),
        "separator": rgb(0x3C3C43, 0.29), "systemBackground": rgb(0xFFFFFF),
        "secondarySystemBackground": rgb(0xF2F2F7), "tertiarySystemBackground": rgb(0xFFFFFF),
        "systemGroupedBackground": rgb(0xF2F2F7), "secondarySystemGroupedBackground": rgb(0xFFFFFF),
        "tertiarySystemGroupedBackground": rgb(0xF2F2F7), "darkText": rgb(0x000000), "lightText": rgb(0xFFFFFF, 0.6),
    ]

    private static func rgb(_ rgb: Int, _ alpha: Double = 1) -> [Double] {
        [16, 8, 0].map { Double(rgb >> $0 & 0xFF) / 255 } + [alpha]
    }
}
