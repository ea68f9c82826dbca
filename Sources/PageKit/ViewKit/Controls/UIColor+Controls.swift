// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIColor {
    /// The color of parts that stand out, unless a view has its own.
    static let accent = UIColor(light: Color(rgb: 0x1C71D8), dark: Color(rgb: 0x78AEED))
    /// The fill of a button.
    static let buttonFill = UIColor(light: Color.black.withAlpha(0.09), dark: Color.white.withAlpha(0.12))
    /// The fill of a button that is pressed.
    static let pressedFill = UIColor(light: Color.black.withAlpha(0.24), dark: Color.white.withAlpha(0.3))
    /// The part of a track or a switch that is not filled.
    static let trackFill = UIColor(light: Color.black.withAlpha(0.16), dark: Color.white.withAlpha(0.2))
    /// The part of a control that the finger moves.
    static let knob = UIColor(light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0xDEDEDE))
    /// The fill of a segmented control. It is opaque, so that the titles can be read on a view of any color.
    static let segmentFill = UIColor(light: Color(rgb: 0xE8E8E8), dark: Color(rgb: 0x393939))
    /// The selected part of a segmented control.
    static let selectedFill = UIColor(light: Color(rgb: 0xFFFFFF), dark: Color(rgb: 0x646464))
}
