// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

extension PasscodeBoard {
    /// All live properties of the board, in the order of the preferences. To add a property, add an observer to the
    /// class and an entry here with its key in the schema.
    public var liveProperties: [BoardProperty] {
        [
            .choice(
                // Translators: How many circles there are.
                \.circleCount, of: self, name: "circleCount", key: "circles", title: phrase("Circles"),
                choices: [4, 8, 12, 16, 24].map { BoardProperty.Choice(id: "\($0)", title: "\($0)") },
                defaultValue: "12", inPlay: { "\($0.setup.circleCount)" },
                refusal: { _, text in Self.circleCount(text) == nil ? .unknown(text) : nil }),
            .choice(
                // Translators: How the circles move. The choices are “Drifting” and “Stationary, swapping places”.
                \.variant, of: self, name: "variant", key: "variant", title: phrase("Motion"),
                choices: [
                    // Translators: How the circles move: they drift.
                    BoardProperty.Choice(id: "drifting", title: phrase("Drifting")),
                    // Translators: How the circles move: they are stationary, and swap places after each tap on a correct
                    // circle.
                    BoardProperty.Choice(id: "still", title: phrase("Stationary, swapping places")),
                ], defaultValue: "drifting", inPlay: { $0.setup.variant.rawValue },
                refusal: { _, text in PasscodeSetup.Variant(rawValue: text) == nil ? .unknown(text) : nil }),
            .flag(
                \.showsNext, of: self, name: "showsNext", key: "shows-next", title: phrase("Show upcoming numbers"),
                section: .help, defaultValue: true),
            .number(
                \.diameter, of: self, name: "diameter", key: "diameter", title: phrase("Circle size"),
                section: .look, limits: \.$diameter, step: 2, unit: .points, defaultValue: PasscodeConstants.diameter),
            .table(\.table, of: self, name: "table", alsoChanges: ["shelf-color", "circle-style"]),
            .color(
                \.background, of: self, name: "background", key: "background", title: phrase("Table color"),
                defaultValue: PasscodeConstants.background, alsoChanges: ["shelf-color"]),
            .color(
                // Translators: The color behind the four numbers and the cards at the top of the board.
                \.shelfColor, of: self, name: "shelfColor", key: "shelf-color", title: phrase("Shelf color"),
                defaultValue: Self.shelfColor(above: nil, PasscodeConstants.background)
            ).following { [unowned self] in .color(derivedShelfColor) },
            .choice(
                \.circleStyle, of: self, name: "circleStyle", key: "circle-style", title: phrase("Circle style"),
                section: .look, choices: CircleStyle.choices, defaultValue: CircleStyle.flat.rawValue,
                refusal: { CircleStyle(rawValue: $1) == nil ? .unknown($1) : nil }
            ).following { [unowned self] in .choice(derivedCircleStyle.rawValue) },
            .number(
                \.speed, of: self, name: "speed", key: "speed", title: phrase("Circle speed"), section: .pace,
                limits: \.$speed, step: 10, unit: .percent, defaultValue: PasscodeConstants.speed
            ).effective(dependingOn: "variant") { [unowned self] in
                setup.variant == .drifting || nextSetup.variant == .drifting
            },
            .number(
                // Translators: How long a circle takes to fly to its base.
                \.flightTime, of: self, name: "flightTime", key: "flight-time", title: phrase("Flight time"),
                section: .pace, limits: \.$flightTime, step: 0.1, unit: .seconds,
                defaultValue: PasscodeConstants.flightTime),
            .number(
                // Translators: How long a card is shown after a round is won.
                \.cardTime, of: self, name: "cardTime", key: "card-time", title: phrase("Card display time"),
                section: .pace, limits: \.$cardTime, step: 0.5, unit: .seconds, defaultValue: PasscodeConstants.cardTime
            ),
        ] + cardProperties
    }

    private var cardProperties: [BoardProperty] {
        [
            cardTitle(1, \.card1Title, name: "card1Title", called: phrase("First card title")),
            cardText(1, \.card1Text, name: "card1Text", called: phrase("First card text")),
            cardPicture(1, \.card1Picture, name: "card1Picture", called: phrase("First card picture")),
            cardTitle(2, \.card2Title, name: "card2Title", called: phrase("Second card title")),
            cardText(2, \.card2Text, name: "card2Text", called: phrase("Second card text")),
            cardPicture(2, \.card2Picture, name: "card2Picture", called: phrase("Second card picture")),
            cardTitle(3, \.card3Title, name: "card3Title", called: phrase("Third card title")),
            cardText(3, \.card3Text, name: "card3Text", called: phrase("Third card text")),
            cardPicture(3, \.card3Picture, name: "card3Picture", called: phrase("Third card picture")),
        ]
    }

    private typealias TextPath = ReferenceWritableKeyPath<PasscodeBoard, String>

    private func cardTitle(_ number: Int, _ path: TextPath, name: String, called title: String) -> BoardProperty {
        .text(
            path, of: self, name: name, key: "card-\(number)-title", title: title, section: .cards, limit: 40,
            defaultValue: PasscodeCard.shipped[number - 1].title)
    }

    private func cardText(_ number: Int, _ path: TextPath, name: String, called title: String) -> BoardProperty {
        .text(
            path, of: self, name: name, key: "card-\(number)-text", title: title, section: .cards, limit: 240,
            defaultValue: PasscodeCard.shipped[number - 1].text)
    }

    private func cardPicture(
        _ number: Int, _ path: ReferenceWritableKeyPath<PasscodeBoard, PictureChoice>, name: String,
        called title: String
    ) -> BoardProperty {
        let shipped = PasscodeCard.shipped[number - 1]
        return .picture(
            path, of: self, name: name, key: "card-\(number)-picture", title: title, section: .cards,
            shipped: shipped.drawing, called: shipped.title, defaultValue: .shipped)
    }
}

extension BoardProperty.Section {
    /// The group for the contents of the cards.
    // Translators: The cards that a won round of Passcode turns over. A heading.
    fileprivate static let cards = BoardProperty.Section(title: phrase("Cards"), isClosed: true)
}
