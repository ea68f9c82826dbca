// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A named appearance of a board: values of some of its live properties.
///
/// All looks of a board set the same properties. What a game looks like is the look whose values it has; if it has been
/// changed, it has none of them.
public struct Look: Sendable {
    /// A short name in English, which differs from those of the other looks of the board.
    public let id: String
    /// The title in English. It is translated when it is displayed.
    public let title: String
    /// The values, by the names of the properties.
    public let values: [String: PropertyValue]
    /// The colors in dark style that replace those in `values`, by the names of the properties.
    public let dark: [String: Color]
}

extension Look {
    /// The name and the title of a look. Several boards can have looks with the same name.
    struct Name {
        let id: String
        let title: String

        // Translators: The name of a look of a board, like the others below: a table covered with green felt.
        static let felt = Name(id: "felt", title: phrase("Felt"))
        // Translators: The name of a look of a board: a sheet of paper.
        static let paper = Name(id: "paper", title: phrase("Paper"))
        // Translators: The name of a look of a board: a wooden table.
        static let wood = Name(id: "wood", title: phrase("Wood"))
        // Translators: The name of a look of a board: a sky at night.
        static let night = Name(id: "night", title: phrase("Night"))
        // Translators: The name of a look of a board: the colors of candy.
        static let candy = Name(id: "candy", title: phrase("Candy"))
        // Translators: The name of a look of a board: that of the article from which the game comes.
        static let article = Name(id: "article", title: phrase("Article"))
    }

    /// Creates a look.
    init(_ name: Name, _ values: [String: PropertyValue], dark: [String: Color]) {
        self.init(id: name.id, title: name.title, values: values, dark: dark)
    }
}

extension [Look] {
    /// Returns the look whose values the properties of a board have, or `nil` if they have been changed.
    @preconcurrency @MainActor public func first(matching properties: [BoardProperty]) -> Look? {
        first { look in
            properties.allSatisfy { property in look.values[property.name].map { $0 == property.read() } ?? true }
        }
    }
}

extension GameBoard {
    /// The look with which games begin, which is the first one. Pages begin with the defaults of the properties.
    public static var initialLook: Look { looks[0] }

    /// The look whose values the board has, or `nil` if they have been changed.
    public var look: Look? { Self.looks.first(matching: liveProperties) }

    /// Sets the values of a look.
    public func apply(_ look: Look) {
        for property in liveProperties { if let value = look.values[property.name] { property.write(value) } }
    }

    /// The live properties with the values with which games begin as their defaults.
    public var propertiesOfGames: [BoardProperty] {
        liveProperties.map { property in
            var property = property
            property.defaultValue = Self.initialLook.values[property.name] ?? property.defaultValue
            return property
        }
    }

    /// Returns the color that is shown for a color property. In dark style, the color of a look is replaced by its dark
    /// form. Other colors are the same in both styles.
    func shown(_ color: Color, of name: String) -> Color {
        guard isDark else { return color }
        return Self.looks.first { $0.values[name] == .color(color) }?.dark[name] ?? color
    }
}
