// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension LightsOutBoard {
    /// The looks of the board. All tables are dark, so that the lights stand out.
    public static let looks = [
        look(.night, table: Color(rgb: 0x262B57), dark: Color(rgb: 0x14172E), light: Color(rgb: 0xFFE9A8)),
        look(
            .article, table: LightsOutConstants.background, dark: LightsOutConstants.darkBackground,
            light: LightsOutConstants.lightColor),
    ]

    private static func look(_ name: Look.Name, table: Color, dark: Color, light: Color) -> Look {
        Look(name, ["background": .color(table), "lightColor": .color(light)], dark: ["background": dark])
    }
}
