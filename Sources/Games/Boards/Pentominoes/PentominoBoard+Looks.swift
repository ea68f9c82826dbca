// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension PentominoBoard {
    /// The looks of the board. All tables are dark, so that the light tiles stand out.
    public static let looks = [
        look(.wood, .wood, table: 0x6B4A30, dark: 0x33241A, board: 0x3F2A1B, dark: 0x1F140D),
        look(.felt, .felt, table: 0x1F5B40, dark: 0x12382A, board: 0x123626, dark: 0x0A2119),
        look(.paper, .paper, table: 0x4A5563, dark: 0x2A3038, board: 0x2F3742, dark: 0x181C22),
        look(.night, .stars, table: 0x262B57, dark: 0x14172E, board: 0x151938, dark: 0x0B0D1D),
        look(.candy, .dots, table: 0x6B2F4E, dark: 0x3D1B2D, board: 0x431B31, dark: 0x260F1B),
        look(.article, nil, table: 0x6B5240, dark: 0x2F2621, board: 0x3F3026, dark: 0x1B1512),
    ]

    private static func look(
        _ name: Look.Name, _ texture: TableTexture?, table: Int, dark darkTable: Int, board: Int,
        dark darkBoard: Int
    ) -> Look {
        Look(
            name,
            [
                "table": .choice(texture.choice), "background": .color(Color(rgb: table)),
                "boardColor": .color(Color(rgb: board)), "tileStyle": .choice(TileRelief.beveled.rawValue),
            ], dark: ["background": Color(rgb: darkTable), "boardColor": Color(rgb: darkBoard)])
    }
}
