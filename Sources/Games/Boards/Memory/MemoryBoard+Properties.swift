// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

extension MemoryBoard {
    /// The path of the shipped drawing for the backs, a hand.
    static let shippedBack = "cards/b.svg"

    /// All live properties of the board, in the order of the preferences. To add a property, add an observer to the
    /// class and an entry here with its key in the schema.
    public var liveProperties: [BoardProperty] {
        gameProperties + [
            .number(
                \.padding, of: self, name: "padding", key: "padding", title: phrase("Card spacing"),
                section: .look, limits: \.$padding, step: 1, unit: .points, defaultValue: MemoryConstants.padding),
            .picture(
                \.backImage, of: self, name: "backImage", key: "back", title: phrase("Card back"),
                // Translators: The drawing on the backs of the cards: an open hand.
                shipped: Self.shippedBack, called: phrase("Hand"), defaultValue: .plain),
            .choice(
                // Translators: The pattern on the backs of the cards.
                \.backPattern, of: self, name: "backPattern", key: "back-pattern", title: phrase("Card pattern"),
                section: .look, choices: BackPattern.choices, defaultValue: BackPattern.none,
                refusal: { Self.refusal(ofPattern: $1) }
            ).effective(dependingOn: "back", "deck") { [unowned self] in backImage == .plain && faces.back == nil },
            .color(
                \.backColor, of: self, name: "backColor", key: "back-color", title: phrase("Card color"),
                defaultValue: MemoryConstants.backColor
            ).effective(dependingOn: "back") { [unowned self] in [.plain, .shipped].contains(backImage) },
            .table(\.table, of: self, name: "table"),
            .color(
                \.background, of: self, name: "background", key: "background", title: phrase("Table color"),
                defaultValue: MemoryConstants.background),
            .number(
                // Translators: How long a card takes to turn over.
                \.turnTime, of: self, name: "turnTime", key: "turn-time", title: phrase("Card flip time"),
                section: .pace, limits: \.$turnTime, step: 0.1, unit: .seconds, defaultValue: MemoryConstants.turnTime),
            .number(
                // Translators: How long cards that match take to fade out once they are found.
                \.fadeTime, of: self, name: "fadeTime", key: "fade-time", title: phrase("Pair fade time"),
                section: .pace, limits: \.$fadeTime, step: 0.1, unit: .seconds, defaultValue: MemoryConstants.fadeTime),
            .number(
                // Translators: How long cards that don’t match stay face up.
                \.revealTime, of: self, name: "revealTime", key: "reveal-time", title: phrase("Mismatch display time"),
                section: .pace, limits: \.$revealTime, step: 0.1, unit: .seconds,
                defaultValue: MemoryConstants.revealTime),
            .number(
                // Translators: How long dealing takes: the cards are shown, then turn face down.
                \.openingTime, of: self, name: "openingTime", key: "opening-time", title: phrase("Deal time"),
                section: .pace, limits: \.$openingTime, step: 0.1, unit: .seconds,
                defaultValue: MemoryConstants.openingTime),
            .number(
                \.peekPressTime, of: self, name: "peekPressTime", key: "peek-press-time",
                // Translators: How long to press and hold the board to see all the cards.
                title: phrase("Long-press time to peek"), section: .pace, limits: \.$peekPressTime, step: 0.1,
                unit: .seconds, defaultValue: MemoryConstants.peekPressTime
            ).effective(dependingOn: "peeks-allowed") { [unowned self] in peekLimit != 0 },
            .number(
                // Translators: How long the cards take to turn over for a peek.
                \.peekTurnTime, of: self, name: "peekTurnTime", key: "peek-turn-time", title: phrase("Peek flip time"),
                section: .pace, limits: \.$peekTurnTime, step: 0.1, unit: .seconds,
                defaultValue: MemoryConstants.peekTurnTime
            ).effective(dependingOn: "peeks-allowed") { [unowned self] in peekLimit != 0 },
        ]
    }

    /// The decks that are part of the program.
    public static let deckChoices: [BoardProperty.Choice] = [
        // Translators: The pictures on the cards of a deck.
        .init(id: "animals", title: phrase("Animals")), .init(id: "shapes", title: phrase("Shapes")),
        // Translators: The pictures on the cards of a deck.
        .init(id: "letters", title: phrase("Letters")), .init(id: "numbers", title: phrase("Numbers")),
    ]

    private var gameProperties: [BoardProperty] {
        [
            .choice(
                // Translators: The set of pictures on the cards.
                \.deck, of: self, name: "deck", key: "deck", title: phrase("Deck"), section: .newGame,
                choices: Self.deckChoices, takesFolder: true, defaultValue: Deck.animals.id,
                // A deck with too few faces makes the next game smaller.
                alsoChanges: ["group-size", "size"], refusal: { $0.refusal(ofDeck: $1) }),
            // It comes before the size, so that stored values are applied in this order.
            .choice(
                // Translators: How many cards show the same picture, and are found together: two or three.
                \.groupSize, of: self, name: "groupSize", key: "group-size", title: phrase("Cards that match"),
                choices: MemorySetup.groupSizes.map { Choice(id: "\($0)", title: "\($0)") }, defaultValue: "2",
                inPlay: { "\($0.setup.groupSize)" }, alsoChanges: ["size"], refusal: { $0.refusal(ofGroupSize: $1) }),
            .choice(
                // Translators: How many columns and rows of cards the board has.
                \.size, of: self, name: "size", key: "size", title: phrase("Size"),
                choices: Self.sizes.map { Choice(grid: $0) }, defaultValue: "4x4", inPlay: { $0.setup.sizeNotation },
                alsoChanges: ["group-size"],
                refusal: { $0.refusal(ofSize: $1) }),
            .choice(
                // Translators: How many people play, or whether the computer plays.
                \.players, of: self, name: "players", key: "players", title: phrase("Players"),
                choices: [
                    Choice(id: "people 1", title: phrase("One player")),
                    Choice(id: "people 2", title: phrase("Two players")),
                    Choice(id: "people 3", title: phrase("Three players")),
                    Choice(id: "people 4", title: phrase("Four players")),
                    Choice(id: "computer easy", title: phrase("Computer (forgetful)")),
                    Choice(id: "computer medium", title: phrase("Computer (attentive)")),
                    Choice(id: "computer hard", title: phrase("Computer (perfect memory)")),
                ], defaultValue: "people 1", inPlay: { $0.setup.playersNotation },
                refusal: { Self.refusal(ofPlayers: $1) }),
            playerName(1, \.player1Name, name: "player1Name", called: phrase("First player’s name")),
            playerName(2, \.player2Name, name: "player2Name", called: phrase("Second player’s name")),
            playerName(3, \.player3Name, name: "player3Name", called: phrase("Third player’s name")),
            playerName(4, \.player4Name, name: "player4Name", called: phrase("Fourth player’s name")),
            .choice(
                \.peeksAllowed, of: self, name: "peeksAllowed", key: "peeks-allowed", title: phrase("Peeks allowed"),
                choices: [
                    // Translators: How many peeks a game allows: an unlimited number of peeks, or no peeks.
                    Choice(id: "any", title: phrase("Unlimited")), Choice(id: "0", title: phrase("None")),
                    Choice(id: "1", title: "1"), Choice(id: "3", title: "3"), Choice(id: "5", title: "5"),
                ], defaultValue: "any", refusal: { Self.refusal(ofPeeks: $1) }),
        ]
    }

    /// The names of the properties for the names of players.
    public static let playerNameProperties = (1...4).map { "player\($0)Name" }

    /// Those of them that belong to the people who play the next game, if there are several or there is an opponent.
    public var namesOfNextPlayers: ArraySlice<String> {
        switch nextSetup.players {
        case .computer: Self.playerNameProperties.prefix(1)
        case .people(let count): Self.playerNameProperties.prefix(count > 1 ? count : 0)
        }
    }

    private func playerName(
        _ number: Int, _ path: ReferenceWritableKeyPath<MemoryBoard, String>, name: String, called title: String
    ) -> BoardProperty {
        .text(
            path, of: self, name: name, key: "player-\(number)-name", title: title, section: .newGame, limit: 20,
            defaultValue: "")
    }

    private typealias Choice = BoardProperty.Choice
}
