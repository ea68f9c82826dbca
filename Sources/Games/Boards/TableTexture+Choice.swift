// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The texture of a table as a choice, whose names are those in the settings.
extension TableTexture? {
    /// The name for a table without a texture.
    private static let plain = "plain"

    /// The name of the choice.
    var choice: String { self?.rawValue ?? Self.plain }

    /// Creates the texture for a choice. Returns `nil` if the name is unknown.
    init?(choice: String) {
        guard choice == Self.plain || TableTexture(rawValue: choice) != nil else { return nil }
        self = TableTexture(rawValue: choice)
    }

    /// The choices in the preferences.
    fileprivate static let choices: [BoardProperty.Choice] = [
        // Translators: A table without a texture, only in a color.
        BoardProperty.Choice(id: plain, title: phrase("Plain")),
        BoardProperty.Choice(id: TableTexture.felt.rawValue, title: phrase("Felt")),
        BoardProperty.Choice(id: TableTexture.paper.rawValue, title: phrase("Paper")),
        BoardProperty.Choice(id: TableTexture.wood.rawValue, title: phrase("Wood")),
        // Translators: The texture of a table: stars in the sky.
        BoardProperty.Choice(id: TableTexture.stars.rawValue, title: phrase("Stars")),
        // Translators: The texture of a table: a pattern of dots.
        BoardProperty.Choice(id: TableTexture.dots.rawValue, title: phrase("Dots")),
    ]
}

extension BoardProperty {
    /// Creates the description of the texture of the table on `board`.
    static func table<B: AnyObject>(
        _ path: ReferenceWritableKeyPath<B, String>, of board: B, name: String, alsoChanges: [String] = []
    ) -> BoardProperty {
        .choice(
            // Translators: The texture of the table that the cards, tiles, or circles are on.
            path, of: board, name: name, key: "table", title: phrase("Table"), section: .look,
            choices: TableTexture?.choices, defaultValue: TableTexture?.none.choice,
            alsoChanges: alsoChanges, refusal: { TableTexture?(choice: $1) == nil ? .unknown($1) : nil })
    }
}
