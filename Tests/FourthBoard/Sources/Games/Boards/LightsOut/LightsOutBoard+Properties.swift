// SPDX-License-Identifier: GPL-3.0-or-later
import LightsOutRules
import Scene

extension LightsOutBoard {
    /// The level of the next game, by its name in the settings.
    public var level: String {
        get { nextSetup.level.rawValue }
        set { LightsOutSetup.Level(rawValue: newValue).map { nextSetup.level = $0 } }
    }

    /// All live properties of the board, in the order of the preferences.
    public var liveProperties: [BoardProperty] {
        [
            .choice(
                \.level, of: self, name: "level", key: "level", title: phrase("Level"),
                choices: [
                    // Translators: How difficult a game is.
                    Choice(id: "easy", title: phrase("Easy")), Choice(id: "medium", title: phrase("Medium")),
                    Choice(id: "hard", title: phrase("Hard")),
                ], defaultValue: "medium", inPlay: { $0.setup.level.rawValue },
                refusal: { LightsOutSetup.Level(rawValue: $1) == nil ? .unknown($1) : nil }),
            .number(
                \.padding, of: self, name: "padding", key: "padding", title: phrase("Space between lights"),
                section: .look, limits: \.$padding, step: 1, unit: .points, defaultValue: LightsOutConstants.padding),
            .color(
                \.lightColor, of: self, name: "lightColor", key: "light-color", title: phrase("Light color"),
                defaultValue: LightsOutConstants.lightColor),
            .color(
                \.background, of: self, name: "background", key: "background", title: phrase("Board color"),
                defaultValue: LightsOutConstants.background),
            .number(
                // Translators: How long a light takes to go on or off.
                \.fadeTime, of: self, name: "fadeTime", key: "fade-time", title: phrase("Light fade time"),
                section: .pace, limits: \.$fadeTime, step: 0.05, unit: .seconds,
                defaultValue: LightsOutConstants.fadeTime),
        ]
    }

    private typealias Choice = BoardProperty.Choice
}
