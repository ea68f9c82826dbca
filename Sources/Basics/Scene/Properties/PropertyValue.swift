// SPDX-License-Identifier: GPL-3.0-or-later
/// The value of a live property.
public enum PropertyValue: Equatable, Sendable {
    /// A number in the unit of the property.
    case number(Double)
    case color(Color)
    /// A picture, or no picture.
    case picture(PictureChoice)
    /// One of several choices, by its name in the settings.
    case choice(String)
    /// A Boolean value.
    case flag(Bool)
    /// Text entered by the player.
    case text(String)
}

/// A choice of picture.
public enum PictureChoice: Equatable, Sendable {
    /// No picture, just the color.
    case plain
    /// The picture that is part of the program.
    case shipped
    /// The user's own picture, by its file URI.
    case custom(uri: String)
}
