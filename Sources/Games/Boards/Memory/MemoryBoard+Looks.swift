// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension MemoryBoard {
    /// The looks of the board.
    public static let looks = [
        look(
            .wood, padding: 18, .wood, table: 0xB07B48, dark: 0x4A3221, pattern: .theme, back: 0x174F66,
            dark: 0x2C7C9C),
        look(
            .felt, padding: 18, .felt, table: 0x2C7A53, dark: 0x17402C, pattern: .diamonds, back: 0xA8232D,
            dark: 0x9E2F38),
        look(
            .paper, padding: 20, .paper, table: 0xEFE6D6, dark: 0x38332B, pattern: .theme, back: 0x3B5B92,
            dark: 0x5B7CB5),
        look(
            .night, padding: 18, .stars, table: 0x262B57, dark: 0x14172E, pattern: .stars, back: 0x6F55B5,
            dark: 0x6A50AE),
        look(
            .candy, padding: 18, .dots, table: 0xF9C9D6, dark: 0x5A2B3D, pattern: .waves, back: 0xC2416F,
            dark: 0xC2416F),
        look(
            .article, padding: MemoryConstants.padding, nil, table: 0x1C71D8, dark: 0x1A5FB4, pattern: nil,
            back: 0xC01C28, dark: 0xC01C28),
    ]

    private static func look(
        _ name: Look.Name, padding: Double, _ texture: TableTexture?, table: Int, dark darkTable: Int,
        pattern: BackPattern?, back: Int, dark darkBack: Int
    ) -> Look {
        Look(
            name,
            [
                "padding": .number(padding), "table": .choice(texture.choice), "background": .color(Color(rgb: table)),
                "backPattern": .choice(pattern?.rawValue ?? BackPattern.none), "backImage": .picture(.plain),
                "backColor": .color(Color(rgb: back)),
            ], dark: ["background": Color(rgb: darkTable), "backColor": Color(rgb: darkBack)])
    }
}
