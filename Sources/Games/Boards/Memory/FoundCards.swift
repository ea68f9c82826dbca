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

    /// The smallest and the largest height of a place in which groups lie below each other, its width, and the largest
    /// scale there.
    private static let columnHeights = 2.0...3.2, columnWidth = 1.3, columnScale = 0.96
    /// The room that a group takes at its place.
    static let margin = 1.2

    /// Returns the size of a place in the room for it, or `nil` if the room is too small. In a high room, it is a column.
    static func size(in room: Size) -> Size? {
        let card = MemoryConstants.card
        let columnScale = min(columnScale, room.width / (card.width * columnWidth))
        if columnScale >= scales.lowerBound, room.height >= card.height * columnScale * columnHeights.lowerBound {
            return Size(
                width: card.width * columnScale * columnWidth,
                height: min(room.height, card.height * columnScale * columnHeights.upperBound))
        }
        let scale = min(
            scales.upperBound, room.width / (card.width * widths.lowerBound), room.height / (card.height * height))
        guard scale >= scales.lowerBound else { return nil }
        return Size(
            width: min(room.width, card.width * scale * widths.upperBound), height: card.height * scale * height)
    }

    /// Returns the scale of the cards at a place.
    static func scale(at place: Rect) -> Double {
        isColumn(place.size)
            ? place.size.width / (MemoryConstants.card.width * columnWidth)
            : place.size.height / (MemoryConstants.card.height * height)
    }

    /// Returns whether the groups at a place of this size lie below each other.
    static func isColumn(_ size: Size) -> Bool { size.height > size.width * margin }
}
