// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Scene

extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0)
    public static let green = UIColor(red: 0, green: 1, blue: 0)
    public static let blue = UIColor(red: 0, green: 0, blue: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2)
    /// Fully transparent.
    public static let clear = UIColor(white: 0, alpha: 0)

    // Colors with a light and a dark variant.

    public static let systemRed = UIColor(light: Color(rgb: 0xFF3B30), dark: Color(rgb: 0xFF453A))
    public static let systemOrange = UIColor(light: Color(rgb: 0xFF9500), dark: Color(rgb: 0xFF9F0A))
    public static let systemYellow = UIColor(light: Color(rgb: 0xFFCC00), dark: Color(rgb: 0xFFD60A))
    public static let systemGreen = UIColor(light: Color(rgb: 0x34C759), dark: Color(rgb: 0x30D158))
    public static let systemMint = UIColor(light: Color(rgb: 0x00C7BE), dark: Color(rgb: 0x63E6E2))
    public static let systemTeal = UIColor(light: Color(rgb: 0x30B0C7), dark: Color(rgb: 0x40CBE0))
    public static let systemCyan = UIColor(light: Color(rgb: 0x32ADE6), dark: Color(rgb: 0x64D2FF))
    public static let systemBlue = UIColor(light: Color(rgb: 0x007AFF), dark: Color(rgb: 0x0A84FF))
    public static let systemIndigo = UIColor(light: Color(rgb: 0x5856D6), dark: Color(rgb: 0x5E5CE6))
    public static let systemPurple = UIColor(light: Color(rgb: 0xAF52DE), dark: Color(rgb: 0xBF5AF2))
    public static let systemPink = UIColor(light: Color(rgb: 0xFF2D55), dark: Color(rgb: 0xFF375F))
    public static let systemBrown = UIColor(light: Color(rgb: 0xA2845E), dark: Color(rgb: 0xAC8E68))
    public static let systemGray = UIColor(light: Color(rgb: 0x8E8E93), dark: Color(rgb: 0x8E8E93))
    public static let systemGray2 = UIColor(light: Color(rgb: 0xAEAEB2), dark: Color(rgb: 0x636366))
    public static let systemGray3 = UIColor(light: Color(rgb: 0xC7C7CC), dark: Color(rgb: 0x48484A))
    public static let systemGray4 = UIColor(light: Color(rgb: 0xD1D1D6), dark: Color(rgb: 0x3A3A3C))
    public static let systemGray5 = UIColor(light: Color(rgb: 0xE5E5EA), dark: Color(rgb: 0x2C2C2E))
    public static let systemGray6 = UIColor(light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x1C1C1E))
    public static let label = UIColor(light: Color(rgb: 0x000000), dark: Color(rgb: 0xFFFFFF))
    public static let systemBackground = UIColor(light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x000000))
    public static let secondarySystemBackground = UIColor(light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x1C1C1E))
    public static let systemGroupedBackground = UIColor(light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x000000))
    public static let secondarySystemGroupedBackground = UIColor(
        light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x1C1C1E))
    public static let tertiarySystemGroupedBackground = UIColor(light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x2C2C2E))
    public static let darkText = UIColor(Color(rgb: 0x000000))
    public static let lightText = UIColor(Color(rgb: 0xFFFFFF).withAlpha(0.6))
    // Apple's values.
    public static let systemFill = UIColor(
        light: Color(rgb: 0x787880).withAlpha(0.2), dark: Color(rgb: 0x787880).withAlpha(0.36))
    public static let secondarySystemFill = UIColor(
        light: Color(rgb: 0x787880).withAlpha(0.16), dark: Color(rgb: 0x787880).withAlpha(0.32))
    public static let tertiarySystemFill = UIColor(
        light: Color(rgb: 0x767680).withAlpha(0.12), dark: Color(rgb: 0x767680).withAlpha(0.24))
    public static let quaternarySystemFill = UIColor(
        light: Color(rgb: 0x747480).withAlpha(0.08), dark: Color(rgb: 0x767680).withAlpha(0.18))
    public static let tertiarySystemBackground = UIColor(light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x2C2C2E))
    public static let secondaryLabel = UIColor(
        light: Color(rgb: 0x3C3C43).withAlpha(0.6), dark: Color(rgb: 0xEBEBF5).withAlpha(0.6))
    public static let tertiaryLabel = UIColor(
        light: Color(rgb: 0x3C3C43).withAlpha(0.3), dark: Color(rgb: 0xEBEBF5).withAlpha(0.3))
    public static let separator = UIColor(
        light: Color(rgb: 0x3C3C43).withAlpha(0.29), dark: Color(rgb: 0x545458).withAlpha(0.6))
}
