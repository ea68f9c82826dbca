// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The default values of Lights Out. Lengths are in points, times in seconds.
public enum LightsOutConstants {
    /// The size of a square.
    public static let square = Size(width: 100, height: 100)
    /// The radius of a square's corners.
    public static let cornerRadius = 18.0
    /// The size of the disc that marks the square of a hint.
    static let hint = Size(width: 40, height: 40)
    /// The gap between squares and around them.
    public static let padding = 14.0
    /// The color of the lights.
    public static let lightColor = Color(rgb: 0xF8E45C)
    /// The color behind the squares.
    public static let background = Color(rgb: 0x26476F)
    /// The color behind the squares in the dark style.
    public static let darkBackground = Color(rgb: 0x1B2B45)
    /// The share of black in the color of a square that is off.
    static let shade = 0.45
    /// How long a light takes to go on or off.
    public static let fadeTime = 0.25
    /// The long-press time. It is so long that no press becomes a long press.
    static let longPressTime = 60.0
    /// How long a square takes to rise under a finger.
    static let liftTime = 0.1
    /// The pause before each automatic move.
    static let pauseBeforeMove = 0.35
    /// The delay between adjacent diagonals in the wave at the end of a game.
    static let waveStep = 0.06
}
