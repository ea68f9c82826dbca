// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

/// Properties with the names used in the settings as their values. Setting an unknown name has no effect.
extension PasscodeBoard {
    /// The texture of the table, such as `wood`, or `plain`.
    public var table: String {
        get { texture.choice }
        set { TableTexture?(choice: newValue).map { texture = $0 } }
    }

    /// The color of the shelf with the bases and the cards. It follows the table until it is set.
    public var shelfColor: Color {
        get { ownShelfColor ?? derivedShelfColor }
        set { ownShelfColor = newValue == derivedShelfColor ? nil : newValue }
    }

    /// The style of the circles, such as `marble`, or `flat`. It follows the table until it is set.
    public var circleStyle: String {
        get { circleStyleInUse.rawValue }
        set { CircleStyle(rawValue: newValue).map { ownCircleStyle = $0 == derivedCircleStyle ? nil : $0 } }
    }

    /// The number of circles in the next game, such as `12`.
    public var circleCount: String {
        get { "\(chosenSetup.circleCount)" }
        set {
            Self.circleCount(newValue).map {
                chosenSetup = PasscodeSetup(circleCount: $0, variant: chosenSetup.variant)
            }
        }
    }

    /// The variant of the next game, `drifting` or `still`.
    public var variant: String {
        get { chosenSetup.variant.rawValue }
        set {
            PasscodeSetup.Variant(rawValue: newValue).map {
                chosenSetup = PasscodeSetup(circleCount: chosenSetup.circleCount, variant: $0)
            }
        }
    }

    /// Parses a number of circles. Returns `nil` if it is not supported.
    static func circleCount(_ text: String) -> Int? {
        PasscodeSetup.circleCounts.first { "\($0)" == text }
    }
}
