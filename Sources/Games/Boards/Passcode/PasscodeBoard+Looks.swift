// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension PasscodeBoard {
    /// The looks of the board. All tables are dark, so that the light circles stand out.
    public static let looks = [
        look(.wood, .wood, table: 0x1B5740, dark: 0x12382A), look(.felt, .felt, table: 0x14503A, dark: 0x0D3526),
        look(.paper, .paper, table: 0x3D4A57, dark: 0x252D36), look(.night, .stars, table: 0x262B57, dark: 0x14172E),
        look(.candy, .dots, table: 0x5A2346, dark: 0x371529), look(.article, nil, table: 0x0E4F50, dark: 0x083A3C),
    ]

    private static func look(
        _ name: Look.Name, _ texture: TableTexture?, table: Int, dark: Int
    ) -> Look {
        Look(
            name,
            [
                "table": .choice(texture.choice), "background": .color(Color(rgb: table)),
                "diameter": .number(texture == nil ? PasscodeConstants.diameter : 50),
            ],
            dark: ["background": Color(rgb: dark)])
    }
}
