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
                section: .look, range: 0...200, step: 1, unit: .points, standard: MemoryFigures.padding),
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
                section: .pace, range: 0.1...3, step: 0.1, unit: .seconds, standard: MemoryFigures.turnTime),
            .number(
                \.fadeTime, of: self, name: "fadeTime", key: "fade-time", title: phrase("Fading of a pair"),
                section: .pace, range: 0.1...3, step: 0.1, unit: .seconds, standard: MemoryFigures.fadeTime),
            .number(
                // Translators: A miss is two cards that are no pair.
                \.revealTime, of: self, name: "revealTime", key: "reveal-time", title: phrase("Time to look at a miss"),
                section: .pace, range: 0.1...5, step: 0.1, unit: .seconds, standard: MemoryFigures.revealTime),
            .number(
                // Translators: How long the cards are turned up and back when a game begins.
                \.openingTime, of: self, name: "openingTime", key: "opening-time", title: phrase("Opening of a game"),
                section: .pace, range: 0.1...10, step: 0.1, unit: .seconds, standard: MemoryFigures.openingTime),
            .number(
                \.peekPressTime, of: self, name: "peekPressTime", key: "peek-press-time",
                title: phrase("Long press for a peek"), section: .pace, range: 0.5...5, step: 0.1, unit: .seconds,
                standard: MemoryFigures.peekPressTime),
            .number(
                // Translators: How long all cards take to turn over for a peek.
                \.peekTurnTime, of: self, name: "peekTurnTime", key: "peek-turn-time", title: phrase("Turn of a peek"),
                section: .pace, range: 0.1...5, step: 0.1, unit: .seconds, standard: MemoryFigures.peekTurnTime),
        ]
    }

    private var gameProperties: [LiveProperty] {
        [
            .choice(
                of: self, name: "deck", key: "deck", title: phrase("Deck"),
                choices: [
                    Choice(id: "animals", title: phrase("Animals")), Choice(id: "shapes", title: phrase("Shapes")),
                    Choice(id: "letters", title: phrase("Letters")), Choice(id: "numbers", title: phrase("Numbers")),
                ], takesFolder: true, standard: Deck.animals.id, read: { $0.deck.id },
                write: { board, id in board.knownDeck(id).map { board.deck = $0 } },
                refusal: { board, id in
                    guard let deck = board.knownDeck(id) else { return .unknown(id) }
                    return board.hasBegun ? board.refusal(deck: deck, pairs: board.game.deal.pairs) : nil
                }),
            .choice(
                of: self, name: "size", key: "size", title: phrase("Size"),
                choices: ["2x2", "4x3", "4x4", "6x6", "8x8", "10x10"].map { size in
                    Choice(id: size, title: size.split(separator: "x").joined(separator: " × "))
                }, waitsForNextGame: true, standard: "4x4", read: { $0.nextSetup.sizeNotation },
                write: { board, size in
                    MemorySetup(size: size, players: board.nextSetup.playersNotation).map { board.nextSetup = $0 }
                },
                refusal: { board, size in
                    guard let setup = MemorySetup(size: size, players: "people 1") else { return .unknown(size) }
                    return board.refusal(deck: board.deck, pairs: setup.pairs)
                }),
            .choice(
                of: self, name: "players", key: "players", title: phrase("Players"),
                choices: [
                    Choice(id: "people 1", title: phrase("One person")),
                    Choice(id: "people 2", title: phrase("Two people")),
                    Choice(id: "people 3", title: phrase("Three people")),
                    Choice(id: "people 4", title: phrase("Four people")),
                    Choice(id: "computer easy", title: phrase("Computer, forgetful")),
                    Choice(id: "computer medium", title: phrase("Computer, attentive")),
                    Choice(id: "computer hard", title: phrase("Computer, forgets nothing")),
                ], waitsForNextGame: true, standard: "people 1", read: { $0.nextSetup.playersNotation },
                write: { board, players in
                    MemorySetup(size: board.nextSetup.sizeNotation, players: players).map { board.nextSetup = $0 }
                },
                refusal: { _, players in MemorySetup(size: "4x4", players: players) == nil ? .unknown(players) : nil }),
            .choice(
                of: self, name: "peeksAllowed", key: "peeks-allowed", title: phrase("Peeks allowed"),
                choices: [
                    // Translators: Both are about how many peeks a game allows.
                    Choice(id: "any", title: phrase("Any number")), Choice(id: "0", title: phrase("None")),
                    Choice(id: "1", title: "1"), Choice(id: "3", title: "3"), Choice(id: "5", title: "5"),
                ], standard: "any", read: { $0.peeksAllowed.map(String.init) ?? "any" },
                write: { board, count in board.peeksAllowed = Int(count) },
                refusal: { _, count in count == "any" || Int(count).map { $0 >= 0 } ?? false ? nil : .unknown(count) }),
        ]
    }

    private typealias Choice = LiveProperty.Choice

    private func knownDeck(_ id: String) -> Deck? { Deck.shipped.first { $0.id == id } ?? ownDecks[id] }

    private func refusal(deck: Deck, pairs: Int) -> LiveProperty.Refusal? {
        deck.pairs.count < pairs ? .tooFewFaces(has: deck.pairs.count, needs: pairs) : nil
    }
}
