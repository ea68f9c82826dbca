// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The defaults and constants of Pairs. Lengths are in points, times in seconds.
package enum MemoryConstants {
    package static let card = Size(width: 120, height: 141)
    /// The corner radius of a card.
    package static let cornerRadius = 10.0
    /// The color behind a picture that does not cover its card.
    package static let underPicture = Color(rgb: 0x9A9996)
    /// The background of a face.
    package static let faceGround = CardColors.face
    /// The edge of a back, which separates it from a board of similar lightness.
    package static let edge = faceGround
    /// The thickness of a card on a table with a texture.
    static let thickness = 2.5
    /// The opacity of the place for the cards that were found.
    static let placeShade = 0.26
    /// The contrast of cards with the table, and the share of black in their edges if they have less.
    static let contrast = 3.0, edgeShade = 0.6
    /// The padding between cards and around them.
    package static let padding = 20.0
    package static let backColor = CardColors.back
    package static let background = Color(rgb: 0x1C71D8)
    /// The duration of turning the cards face down when a game opens.
    package static let openingTime = 1.0
    /// The duration of turning a card.
    package static let turnTime = 0.5
    /// The duration of fading cards that were found.
    package static let fadeTime = 0.5
    /// How long a mismatch stays face up.
    package static let revealTime = 0.7
    /// The duration of a press that starts a peek.
    package static let peekPressTime = 2.0
    /// The share of a long press after which all cards begin to rise because a peek is coming.
    static let peekNotice = 0.25
    /// The share of a long press after which letting go turns no card.
    static let longestTap = 0.5
    /// The duration of turning all cards up for a peek, and of turning them back.
    package static let peekTurnTime = 1.0
    /// The wave at the end of a game: the delay between the first and the last card, and the time each card takes to
    /// appear and to fade.
    static let shimmerSpread = 0.35
    static let shimmerRise = 0.15
    static let shimmerFall = 0.35
    /// The colors of the players.
    private static let players = [0x99C1F1, 0xFFA348, 0x8FF0A4, 0xDC8ADD].map { Color(rgb: $0) }
    /// Returns the color of a player, counted from 0.
    static func color(of player: Int) -> Color { players[player % players.count] }
    /// The duration of raising a pressed card.
    static let liftTime = 0.12
}
