// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension PasscodeBoard {
    /// The looks of the board. All tables are dark, so that the light circles stand out.
    public static let looks = [
        look(.wood, .wood, table: 0x1B5740, dark: 0x12382A, darkShelf: PasscodeConstants.darkWood, .ball),
        look(.felt, .felt, table: 0x14503A, dark: 0x0D3526, .marble),
        look(.paper, .paper, table: 0x3D4A57, dark: 0x252D36, .marble),
        look(.night, .stars, table: 0x262B57, dark: 0x14172E, .marble),
        look(.candy, .dots, table: 0x5A2346, dark: 0x371529, .marble),
        look(.article, nil, table: 0x0E4F50, dark: 0x083A3C, .flat),
    ]

    private static func look(
        _ name: Look.Name, _ texture: TableTexture?, table: Int, dark: Int, darkShelf: Color? = nil,
        _ style: CircleStyle
    ) -> Look {
        Look(
            name,
            [
                "table": .choice(texture.choice), "background": .color(Color(rgb: table)),
                "shelfColor": .color(shelfColor(above: texture, Color(rgb: table))),
                "circleStyle": .choice(style.rawValue),
                "diameter": .number(texture == nil ? PasscodeConstants.diameter : 50),
            ],
            dark: [
                "background": Color(rgb: dark),
                "shelfColor": darkShelf ?? shelfColor(above: texture, Color(rgb: dark)),
            ])
    }

    /// Returns the color of a shelf that has not been set: one that fits a table.
    static func shelfColor(above texture: TableTexture?, _ table: Color) -> Color {
        switch texture {
        case nil: table.mixed(with: .black, share: PasscodeConstants.plainShelf)
        case .wood: PasscodeConstants.wood
        default: table.mixed(with: .white, share: PasscodeConstants.texturedShelf)
        }
    }

    /// The color of the shelf unless it has been set.
    var derivedShelfColor: Color { Self.shelfColor(above: texture, background) }

    /// The style in which the circles are drawn.
    var circleStyleInUse: CircleStyle { ownCircleStyle ?? derivedCircleStyle }

    /// The style of the circles unless it has been set: that of the look with the same table.
    var derivedCircleStyle: CircleStyle {
        let look = Self.looks.first { $0.values["table"] == .choice(table) }
        guard case .choice(let id)? = look?.values["circleStyle"] else { return .flat }
        return CircleStyle(rawValue: id) ?? .flat
    }
}
