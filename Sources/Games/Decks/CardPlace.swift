// SPDX-License-Identifier: GPL-3.0-or-later
/// The place of a card in a deck. Places are ordered like the cards of the deck.
package struct CardPlace: Hashable, Comparable, Sendable {
    /// The index of the group.
    package let group: Int
    /// The index of the side in the group.
    package let side: Int

    /// Creates a place.
    package init(group: Int, side: Int) {
        self.group = group
        self.side = side
    }

    package static func < (first: CardPlace, second: CardPlace) -> Bool {
        (first.group, first.side) < (second.group, second.side)
    }
}
