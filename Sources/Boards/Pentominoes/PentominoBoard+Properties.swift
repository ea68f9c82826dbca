import PentominoRules
import Scene

extension PentominoBoard {
    /// Every live property of the board, in the order in which a pane shows them. A new property is an observer above
    /// and an entry here, with its key in the schema.
    public var liveProperties: [LiveProperty] {
        [
            .choice(
                // Translators: Which board the next game has, or which puzzle it is.
                \.puzzle, of: self, name: "puzzle", key: "game", title: phrase("Board"), choices: Self.choices,
                standard: PuzzleChoice.board(TileBoard.full[0]).id, inPlay: { PuzzleChoice(like: $0.setup).id },
                refusal: { _, id in PuzzleChoice(id: id) == nil ? .unknown(id) : nil }),
            .flag(
                \.showsSolutionsLeft, of: self, name: "showsSolutionsLeft", key: "solutions-left",
                title: phrase("Count the solutions left"), section: .help, standard: false),
            .flag(
                \.marksDeadRegions, of: self, name: "marksDeadRegions", key: "dead-regions",
                title: phrase("Mark areas that cannot be filled"), section: .help, standard: false),
            .flag(
                \.showsLetters, of: self, name: "showsLetters", key: "letters", title: phrase("Letters on the tiles"),
                section: .look, standard: true),
            .number(
                \.trayScale, of: self, name: "trayScale", key: "tray-scale", title: phrase("Size of waiting tiles"),
                section: .look, limits: \.$trayScale, step: 5, unit: .percent, standard: PentominoFigures.trayScale),
            .color(
                \.background, of: self, name: "background", key: "background", title: phrase("Table colour"),
                standard: PentominoFigures.background),
            .color(
                \.boardColor, of: self, name: "boardColor", key: "board-color", title: phrase("Board colour"),
                standard: PentominoFigures.boardColor),
            .number(
                // Translators: How long each of these takes.
                \.liftTime, of: self, name: "liftTime", key: "lift-time", title: phrase("Lifting of a tile"),
                section: .pace, limits: \.$liftTime, step: 0.05, unit: .seconds, standard: PentominoFigures.liftTime),
            .number(
                \.turnTime, of: self, name: "turnTime", key: "turn-time", title: phrase("Turn of a tile"),
                section: .pace, limits: \.$turnTime, step: 0.05, unit: .seconds, standard: PentominoFigures.turnTime),
            .number(
                \.glideTime, of: self, name: "glideTime", key: "glide-time", title: phrase("Gliding of a tile"),
                section: .pace, limits: \.$glideTime, step: 0.05, unit: .seconds, standard: PentominoFigures.glideTime),
            .number(
                \.holdTime, of: self, name: "holdTime", key: "hold-time", title: phrase("Long press that lifts a tile"),
                section: .pace, limits: \.$holdTime, step: 0.1, unit: .seconds, standard: PentominoFigures.holdTime),
        ]
    }

    private static var choices: [LiveProperty.Choice] {
        [
            LiveProperty.Choice(id: "daily easy", title: phrase("Puzzle of the day, easy")),
            LiveProperty.Choice(id: "daily medium", title: phrase("Puzzle of the day, medium")),
            LiveProperty.Choice(id: "daily hard", title: phrase("Puzzle of the day, hard")),
        ]
            + (TileBoard.full + TileBoard.ladder).map { board in
                LiveProperty.Choice(id: board.name, title: "\(board.rows) × \(board.columns)")
            }
    }
}
