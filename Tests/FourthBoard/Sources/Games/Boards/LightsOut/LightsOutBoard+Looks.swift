// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension LightsOutBoard {
    /// The only look of the board.
    public static let looks = [
        Look(
            .night,
            [
                "padding": .number(LightsOutConstants.padding), "background": .color(LightsOutConstants.background),
                "lightColor": .color(LightsOutConstants.lightColor),
            ], dark: ["background": LightsOutConstants.darkBackground])
    ]
}
