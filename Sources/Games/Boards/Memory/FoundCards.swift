// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

/// The measures of the cards that were found. Lengths without a unit are shares of a card's width and height.
package enum FoundCards {
    /// The piece indices of what belongs to a game: the place and the name of each player, and the found cards, each at
    /// its own index after `cards`.
    package struct Pieces {
        /// The places and the names by player. They are empty if there is no room for places, or if there is a single
        /// player, who needs no name.
        package var places: Range<Int>
        package var names: Range<Int>
        /// The index of the first found card.
        package var cards: Int
    }

    /// The smallest and the largest scale at a player's place.
    private static let scales = 0.3...0.6
    /// The smallest and largest width of a place, and its height.
    private static let widths = 1.5...4.0, height = 1.35
    /// The size of the name of a player, in points.
    package static let name = Size(width: 96, height: 26)
    /// The position of the second and third card of a group relative to the first, and the rotation of all of them, in
    /// quarter turns.
    static let overlap = 0.08, rotations = [-0.03, 0.03, 0.07]

    /// Returns the size of a place in the room for it, or `nil` if the room is too small.
    static func size(in room: Size) -> Size? {
        let card = MemoryConstants.card
        let scale = min(
            scales.upperBound, room.width / (card.width * widths.lowerBound), room.height / (card.height * height))
        guard scale >= scales.lowerBound else { return nil }
        return Size(
            width: min(room.width, card.width * scale * widths.upperBound), height: card.height * scale * height)
    }

    /// Returns the scale of the cards at a place.
    static func scale(at place: Rect) -> Double { place.size.height / (MemoryConstants.card.height * height) }
}
