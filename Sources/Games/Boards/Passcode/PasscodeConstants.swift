// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The defaults and constants of Passcode. Lengths are in points, times in seconds.
package enum PasscodeConstants {
    /// The diameter of a circle.
    package static let diameter = 40.0
    /// The speed of drifting circles, in percent. 100 is 0.5 to 1.5 points per 1/60 second along each axis.
    package static let speed = 100.0
    /// The duration of a circle's flight to a base.
    package static let flightTime = 1.2
    /// How long a won card is shown.
    package static let cardTime = 4.0
    package static let background = Color(rgb: 0x0E4F50)
    /// The hues of the circles, which color-blind people can tell apart. Any two differ by at least 26 (CIE 1976 ΔE),
    /// also when simulated without one type of cone (Machado, Oliveira, and Fernandes, 2009).
    package static let hues = [0x99C1F1, 0x57E389, 0xF9F06B, 0xFF7800].map { Color(rgb: $0) }
    /// The hues of balls, which are as different. Their numbers are on light discs.
    package static let ballHues = [0x1F5FC4, 0xD8301F, 0xF7C325, 0x2C2C33].map { Color(rgb: $0) }
    /// The height of the header, which contains the bases and the cards.
    static let header = 150.0
    /// The distance from the top edge to the centers of the bases.
    static let baseCenter = 95.0
    /// The smallest diameter of a base, and how much larger it is than a circle.
    static let base = 56.0, baseMargin = 16.0
    /// The width of the ring around a base.
    static let ring = 5.0
    /// How much larger the halo behind the base of the current target is than the base.
    static let halo = 12.0
    /// The diameters of the background discs, as shares of the arena's shorter side.
    static let fieldDiscs = [0.96, 0.66, 0.36]
    /// The diameter of the mark on a tapped circle.
    static let mark = 20.0
    /// The minimum distance from the center within which a tap hits a circle.
    static let reach = 22.0
    /// The end of a game: the delay between one card and the next, in seconds, and the scale to which the cards grow.
    static let ripple = 0.08
    static let rippleScale = 1.25
    /// The size of an enlarged card.
    static let card = Size(width: 240, height: 320)
    /// The scale of a card in the header, beside the bases and above them, relative to an enlarged one.
    static let cardBesideCode = 0.38, cardAboveCode = 0.15
    /// The distance between the centers of bases, those of cards beside them, and the gap between these two groups.
    static let basePitch = 84.0, cardPitches = 70.0...106, codeGap = 40.0
    /// The distance from the top edge to the centers of cards above the bases.
    static let cardCenter = 32.0
    /// The color of a wooden shelf, in light and dark style.
    static let (wood, darkWood) = (Color(rgb: 0x6A492F), Color(rgb: 0x3E2B1E))
    /// The shares of black in the shelf of a plain table, and of white in one with a texture.
    static let plainShelf = 0.18, texturedShelf = 0.04
    /// The width of the frame around the arena of a table with a texture, and its largest share of the table's width.
    static let frame = 16.0, frameShare = 0.022
    /// The width of the molding inside of the frame, as a share of it, and its color.
    static let molding = 0.4, moldingColor = Color(rgb: 0xF0CF9A).withAlpha(0.34)
    /// The distance from the top edge to the centers of bases and cards that are beside each other on a shelf.
    static let shelfCenter = 74.0
    /// The plaque behind the bases: how much larger it is than they are, and its opacity.
    static let plaque = 26.0, plaqueShade = 0.34
    /// The diameter of the arrow from the bases to the cards.
    static let arrow = 26.0
    /// The thickness of circles and bases on a table with a texture.
    static let thickness = 2.5
    /// The number of steps in which a ring fills.
    static let ringSteps = 24
    /// How long ago, at most, the time of a new move is, because it is rounded down to milliseconds. Until then, the
    /// paths of circles can still change.
    static let moveDelay = 0.002
    /// The duration of returning from a wrong base, and of changing places.
    static let returnTime = 0.5
    /// The duration of fading circles when their round is won.
    static let fadeTime = 0.35
    /// The duration of turning and enlarging a card.
    static let turnTime = 0.6
    /// The pause between two automatic taps.
    static let pauseBeforeTap = 0.55
    /// The delays of the trail's parts behind the flying circle.
    static let trailTimes = [0.07, 0.14]

    static let ringTrack = Color(rgb: 0xC0BFBC)
    static let right = Color(rgb: 0x26A269)
    static let wrong = Color(rgb: 0xC01C28)
    static let haloColor = Color(rgb: 0xF9F06B)
    static let cardGround = CardColors.face
    static let cardBack = CardColors.back
}
