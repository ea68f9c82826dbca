// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The style of the circles.
enum CircleStyle: String {
    case flat, marble, ball

    /// The choices in the preferences.
    static let choices: [BoardProperty.Choice] = [
        // Translators: The style of circles or tiles: they have only a color.
        BoardProperty.Choice(id: flat.rawValue, title: phrase("Flat")),
        // Translators: The style of circles: they look like marbles.
        BoardProperty.Choice(id: marble.rawValue, title: phrase("Marbles")),
        // Translators: The style of circles: they look like balls with numbers, as in a game of pool.
        BoardProperty.Choice(id: ball.rawValue, title: phrase("Balls")),
    ]

    /// The colors of the circles.
    var hues: [Color] { self == .ball ? PasscodeConstants.ballHues : PasscodeConstants.hues }

    /// Returns the form of a circle. As in pool, balls from the ninth on have a stripe.
    func dome(ofCircle circle: Int) -> Plate.Dome? {
        switch self {
        case .flat: nil
        case .marble: .marble
        case .ball: circle < 8 ? .ball : .stripedBall
        }
    }
}
