import PasscodeRules
import Scene

extension PasscodeBoard {
    /// Every live property of the board, in the order in which a pane shows them. A new property is an observer above
    /// and an entry here, with its key in the schema.
    public var liveProperties: [LiveProperty] {
        [
            .choice(
                of: self, name: "circleCount", key: "circles", title: phrase("Circles"),
                choices: [4, 8, 12, 16, 24].map { LiveProperty.Choice(id: "\($0)", title: "\($0)") },
                waitsForNextGame: true, standard: "12", read: { "\($0.nextSetup.circleCount)" },
                write: { board, text in
                    Self.circleCount(text).map {
                        board.nextSetup = PasscodeSetup(circleCount: $0, variant: board.nextSetup.variant)
                    }
                }, refusal: { _, text in Self.circleCount(text) == nil ? .unknown(text) : nil }),
            .choice(
                // Translators: How the circles move: the two choices below.
                of: self, name: "variant", key: "variant", title: phrase("Motion"),
                choices: [
                    LiveProperty.Choice(id: "drifting", title: phrase("Circles drift about")),
                    LiveProperty.Choice(id: "still", title: phrase("Circles rest and change places")),
                ], waitsForNextGame: true, standard: "drifting", read: { $0.nextSetup.variant.rawValue },
                write: { board, text in
                    PasscodeSetup.Variant(rawValue: text).map {
                        board.nextSetup = PasscodeSetup(circleCount: board.nextSetup.circleCount, variant: $0)
                    }
                }, refusal: { _, text in PasscodeSetup.Variant(rawValue: text) == nil ? .unknown(text) : nil }),
            .flag(
                \.showsNext, of: self, name: "showsNext", key: "shows-next", title: phrase("Show what comes next"),
                section: .help, standard: true),
            .number(
                \.diameter, of: self, name: "diameter", key: "diameter", title: phrase("Size of a circle"),
                section: .look, range: 24...96, step: 2, unit: .points, standard: PasscodeFigures.diameter),
            .color(
                \.background, of: self, name: "background", key: "background", title: phrase("Board colour"),
                standard: PasscodeFigures.background),
            .number(
                \.speed, of: self, name: "speed", key: "speed", title: phrase("Speed of the circles"), section: .pace,
                range: 0...400, step: 10, unit: .percent, standard: PasscodeFigures.speed),
            .number(
                \.flightTime, of: self, name: "flightTime", key: "flight-time", title: phrase("Flight to a base"),
                section: .pace, range: 0.1...5, step: 0.1, unit: .seconds, standard: PasscodeFigures.flightTime),
            .number(
                \.cardTime, of: self, name: "cardTime", key: "card-time", title: phrase("Time to look at a card"),
                section: .pace, range: 0.5...30, step: 0.5, unit: .seconds, standard: PasscodeFigures.cardTime),
        ] + cardProperties
    }

    private var cardProperties: [LiveProperty] {
        let titles = [
            (phrase("First card"), phrase("Text of the first card"), phrase("Picture of the first card")),
            (phrase("Second card"), phrase("Text of the second card"), phrase("Picture of the second card")),
            (phrase("Third card"), phrase("Text of the third card"), phrase("Picture of the third card")),
        ]
        return titles.enumerated().flatMap { index, titles in
            let (shipped, number) = (PasscodeCard.shipped[index], index + 1)
            return [
                LiveProperty.text(
                    \.cards[index].title, of: self, name: "card\(number)Title", key: "card-\(number)-title",
                    title: titles.0, section: .cards, limit: 40, standard: shipped.title),
                .text(
                    \.cards[index].text, of: self, name: "card\(number)Text", key: "card-\(number)-text",
                    title: titles.1, section: .cards, limit: 240, standard: shipped.text),
                .picture(
                    \.cards[index].picture, of: self, name: "card\(number)Picture", key: "card-\(number)-picture",
                    title: titles.2, section: .cards, shipped: shipped.drawing, called: shipped.title,
                    standard: .shipped),
            ]
        }
    }

    private static func circleCount(_ text: String) -> Int? {
        PasscodeSetup.circleCounts.first { "\($0)" == text }
    }
}
