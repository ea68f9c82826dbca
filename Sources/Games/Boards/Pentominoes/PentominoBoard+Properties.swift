// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

extension PentominoBoard {
    /// All live properties of the board, in the order of the preferences. To add a property, add an observer to the
    /// class and an entry here with its key in the schema.
    public var liveProperties: [BoardProperty] {
        [
            .choice(
                // Translators: Which board the next game is played on: its size, or a daily puzzle.
                \.puzzle, of: self, name: "puzzle", key: "game", title: phrase("Board"), choices: Self.choices,
                defaultValue: PuzzleChoice.board(TileBoard.full[0]).id,
                // A puzzle with moves is that of its day, also on a page that runs later.
                inPlay: { PuzzleChoice(like: $0.setup, today: $0.record.isEmpty ? $0.today() : nil).id },
                refusal: { _, id in PuzzleChoice(id: id) == nil ? .unknown(id) : nil }),
            .flag(
                \.showsSolutionsLeft, of: self, name: "showsSolutionsLeft", key: "solutions-left",
                title: phrase("Count remaining solutions"), section: .help, defaultValue: false),
            .flag(
                \.marksDeadRegions, of: self, name: "marksDeadRegions", key: "dead-regions",
                title: phrase("Mark areas that can’t be filled"), section: .help, defaultValue: false),
            .flag(
                \.showsLetters, of: self, name: "showsLetters", key: "letters", title: phrase("Letters on tiles"),
                section: .look, defaultValue: true),
            .number(
                // Translators: The size of the tiles that are not on the board yet.
                \.trayScale, of: self, name: "trayScale", key: "tray-scale", title: phrase("Tray tile size"),
                section: .look, limits: \.$trayScale, step: 5, unit: .percent,
                defaultValue: PentominoConstants.trayScale),
            .choice(
                \.tileStyle, of: self, name: "tileStyle", key: "tile-style", title: phrase("Tile style"),
                section: .look,
                choices: TileRelief.choices, defaultValue: TileRelief.beveled.rawValue,
                refusal: { TileRelief(rawValue: $1) == nil ? .unknown($1) : nil }),
            .table(\.table, of: self, name: "table"),
            .color(
                // Translators: The color around the board.
                \.background, of: self, name: "background", key: "background", title: phrase("Table color"),
                defaultValue: PentominoConstants.background),
            .color(
                \.boardColor, of: self, name: "boardColor", key: "board-color", title: phrase("Board color"),
                defaultValue: PentominoConstants.boardColor),
            .number(
                // Translators: How long a tile takes to rise when it is picked up.
                \.liftTime, of: self, name: "liftTime", key: "lift-time", title: phrase("Tile lift time"),
                section: .pace, limits: \.$liftTime, step: 0.05, unit: .seconds,
                defaultValue: PentominoConstants.liftTime),
            .number(
                // Translators: How long a tile takes to turn or flip.
                \.turnTime, of: self, name: "turnTime", key: "turn-time", title: phrase("Tile turn time"),
                section: .pace, limits: \.$turnTime, step: 0.05, unit: .seconds,
                defaultValue: PentominoConstants.turnTime),
            .number(
                // Translators: How long a tile takes to glide to its place.
                \.glideTime, of: self, name: "glideTime", key: "glide-time", title: phrase("Tile glide time"),
                section: .pace, limits: \.$glideTime, step: 0.05, unit: .seconds,
                defaultValue: PentominoConstants.glideTime),
            .number(
                \.holdTime, of: self, name: "holdTime", key: "hold-time",
                title: phrase("Long-press time to lift a tile"),
                section: .pace, limits: \.$holdTime, step: 0.1, unit: .seconds,
                defaultValue: PentominoConstants.holdTime),
        ]
    }

    private static var choices: [BoardProperty.Choice] {
        [
            BoardProperty.Choice(id: "daily easy", title: phrase("Daily puzzle (easy)")),
            BoardProperty.Choice(id: "daily medium", title: phrase("Daily puzzle (medium)")),
            BoardProperty.Choice(id: "daily hard", title: phrase("Daily puzzle (hard)")),
        ]
            + (TileBoard.full + TileBoard.ladder).map { board in
                BoardProperty.Choice(id: board.name, title: "\(board.rows) × \(board.columns)")
            }
    }
}
