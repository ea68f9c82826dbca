import Scene

extension MemoryBoard {
    /// The path of the drawing that is shipped for the backs: a hand.
    static let shippedBack = "cards/b.svg"

    /// Every live property of the board, in the order in which a pane shows them. A new property is an observer above
    /// and an entry here, with its key in the schema.
    public var liveProperties: [LiveProperty] {
        gameProperties + [
            .number(
                \.padding, of: self, name: "padding", key: "padding", title: phrase("Space between cards"),
                section: .look, limits: \.$padding, step: 1, unit: .points, standard: MemoryFigures.padding),
            .picture(
                \.backImage, of: self, name: "backImage", key: "back", title: phrase("Card back"),
                // Translators: The drawing on the backs of the cards: an open hand.
                shipped: Self.shippedBack, called: phrase("Hand"), standard: .plain),
            .color(
                \.backColor, of: self, name: "backColor", key: "back-color", title: phrase("Card colour"),
                standard: MemoryFigures.backColor),
            .color(
                \.background, of: self, name: "background", key: "background", title: phrase("Board colour"),
                standard: MemoryFigures.background),
            .number(
                // Translators: How long a card takes to turn over.
                \.turnTime, of: self, name: "turnTime", key: "turn-time", title: phrase("Turn of a card"),
                section: .pace, limits: \.$turnTime, step: 0.1, unit: .seconds, standard: MemoryFigures.turnTime),
            .number(
                \.fadeTime, of: self, name: "fadeTime", key: "fade-time", title: phrase("Fading of a pair"),
                section: .pace, limits: \.$fadeTime, step: 0.1, unit: .seconds, standard: MemoryFigures.fadeTime),
            .number(
                // Translators: A miss is two cards that are no pair.
                \.revealTime, of: self, name: "revealTime", key: "reveal-time", title: phrase("Time to look at a miss"),
                section: .pace, limits: \.$revealTime, step: 0.1, unit: .seconds, standard: MemoryFigures.revealTime),
            .number(
                // Translators: How long the cards are turned up and back when a game begins.
                \.openingTime, of: self, name: "openingTime", key: "opening-time", title: phrase("Opening of a game"),
                section: .pace, limits: \.$openingTime, step: 0.1, unit: .seconds, standard: MemoryFigures.openingTime),
            .number(
                \.peekPressTime, of: self, name: "peekPressTime", key: "peek-press-time",
                title: phrase("Long press for a peek"), section: .pace, limits: \.$peekPressTime, step: 0.1,
                unit: .seconds, standard: MemoryFigures.peekPressTime),
            .number(
                // Translators: How long all cards take to turn over for a peek.
                \.peekTurnTime, of: self, name: "peekTurnTime", key: "peek-turn-time", title: phrase("Turn of a peek"),
                section: .pace, limits: \.$peekTurnTime, step: 0.1, unit: .seconds,
                standard: MemoryFigures.peekTurnTime),
        ]
    }

    private var gameProperties: [LiveProperty] {
        [
            .choice(
                \.deck, of: self, name: "deck", key: "deck", title: phrase("Deck"),
                choices: [
                    Choice(id: "animals", title: phrase("Animals")), Choice(id: "shapes", title: phrase("Shapes")),
                    Choice(id: "letters", title: phrase("Letters")), Choice(id: "numbers", title: phrase("Numbers")),
                ], takesFolder: true, standard: Deck.animals.id,
                // A deck with too few faces makes the next game smaller.
                alsoChanges: ["size"], refusal: { $0.refusal(ofDeck: $1) }),
            .choice(
                \.size, of: self, name: "size", key: "size", title: phrase("Size"),
                choices: ["2x2", "4x3", "4x4", "6x6", "8x8", "10x10"].map { size in
                    Choice(id: size, title: size.split(separator: "x").joined(separator: " × "))
                }, standard: "4x4", inPlay: { $0.setup.sizeNotation }, refusal: { $0.refusal(ofSize: $1) }),
            .choice(
                \.players, of: self, name: "players", key: "players", title: phrase("Players"),
                choices: [
                    Choice(id: "people 1", title: phrase("One person")),
                    Choice(id: "people 2", title: phrase("Two people")),
                    Choice(id: "people 3", title: phrase("Three people")),
                    Choice(id: "people 4", title: phrase("Four people")),
                    Choice(id: "computer easy", title: phrase("Computer, forgetful")),
                    Choice(id: "computer medium", title: phrase("Computer, attentive")),
                    Choice(id: "computer hard", title: phrase("Computer, forgets nothing")),
                ], standard: "people 1", inPlay: { $0.setup.playersNotation },
                refusal: { Self.refusal(ofPlayers: $1) }),
            .choice(
                \.peeksAllowed, of: self, name: "peeksAllowed", key: "peeks-allowed", title: phrase("Peeks allowed"),
                choices: [
                    // Translators: Both are about how many peeks a game allows.
                    Choice(id: "any", title: phrase("Any number")), Choice(id: "0", title: phrase("None")),
                    Choice(id: "1", title: "1"), Choice(id: "3", title: "3"), Choice(id: "5", title: "5"),
                ], standard: "any", refusal: { Self.refusal(ofPeeks: $1) }),
        ]
    }

    private typealias Choice = LiveProperty.Choice
}
