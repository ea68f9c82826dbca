import Scene

extension MemoryBoard {
    /// The path of the drawing that is shipped for the backs: a hand.
    static let shippedBack = "cards/b.svg"

    /// Every live property of the board, in the order in which a pane shows them. A new property is an observer above
    /// and an entry here, with its key in the schema.
    public var liveProperties: [LiveProperty] {
        [
            .number(
                \.padding, of: self, name: "padding", key: "padding", title: phrase("Space between cards"),
                section: .look, range: 0...200, step: 1, unit: .points, standard: MemoryFigures.padding),
            .picture(
                \.backImage, of: self, name: "backImage", key: "back", title: phrase("Card back"),
                shipped: Self.shippedBack, called: phrase("Hand"), standard: .plain),
            .color(
                \.backColor, of: self, name: "backColor", key: "back-color", title: phrase("Card colour"),
                standard: MemoryFigures.backColor),
            .color(
                \.background, of: self, name: "background", key: "background", title: phrase("Board colour"),
                standard: MemoryFigures.background),
            .number(
                \.turnTime, of: self, name: "turnTime", key: "turn-time", title: phrase("Turn of a card"),
                section: .pace, range: 0.1...3, step: 0.1, unit: .seconds, standard: MemoryFigures.turnTime),
            .number(
                \.fadeTime, of: self, name: "fadeTime", key: "fade-time", title: phrase("Fading of a pair"),
                section: .pace, range: 0.1...3, step: 0.1, unit: .seconds, standard: MemoryFigures.fadeTime),
            .number(
                \.revealTime, of: self, name: "revealTime", key: "reveal-time", title: phrase("Time to look at a miss"),
                section: .pace, range: 0.1...5, step: 0.1, unit: .seconds, standard: MemoryFigures.revealTime),
            .number(
                \.openingTime, of: self, name: "openingTime", key: "opening-time", title: phrase("Opening of a game"),
                section: .pace, range: 0.1...10, step: 0.1, unit: .seconds, standard: MemoryFigures.openingTime),
            .number(
                \.peekPressTime, of: self, name: "peekPressTime", key: "peek-press-time",
                title: phrase("Long press for a peek"), section: .pace, range: 0.5...5, step: 0.1, unit: .seconds,
                standard: MemoryFigures.peekPressTime),
            .number(
                \.peekTurnTime, of: self, name: "peekTurnTime", key: "peek-turn-time", title: phrase("Turn of a peek"),
                section: .pace, range: 0.1...5, step: 0.1, unit: .seconds, standard: MemoryFigures.peekTurnTime),
        ]
    }
}
