import Decks

/// The place of a card in a deck: the index of its group, and its index in the group.
package typealias CardPlace = LookAlikes.Place

/// A deck that is being edited. Unlike in a document, cards can be empty, and texts can be too long.
package nonisolated struct DeckDraft: Equatable, Sendable {
    /// What is on a card.
    package struct Side: Hashable, Sendable {
        /// The text.
        package var text = ""
        /// The name of the picture file.
        package var picture: String?
        /// The name of the sound file.
        package var sound: String?

        /// Creates an empty side.
        package init() {}

        /// Whether nothing is on the card.
        package var isEmpty: Bool { picture == nil && sound == nil && text.allSatisfy(\.isWhitespace) }
    }

    /// The cards that match each other.
    package struct Group: Equatable, Sendable {
        /// Identifies the group as long as it is in the deck.
        package let id: Int
        /// What is on the cards. There are always `maxGroupSize` sides; those after the group size of the deck are not
        /// part of it, but are kept.
        package internal(set) var sides: [Side]
    }

    /// The largest number of cards that match each other.
    package static let maxGroupSize = DeckLimits.groupSizes.upperBound

    /// The name of the deck.
    package internal(set) var title = ""
    /// The language of the texts and sounds as a BCP 47 tag, such as `pt-BR`. Empty if there is none.
    package internal(set) var language = ""
    /// Who made the deck.
    package internal(set) var author = ""
    /// The conditions under which the deck can be passed on.
    package internal(set) var license = ""
    /// The name of the picture file for the backs of the cards, if there is one.
    package internal(set) var back: String?
    /// The name of what the cards are about, if the deck has one. It cannot be edited.
    var theme: String?
    /// The number of cards that match each other: 2 or 3.
    package internal(set) var groupSize = DeckLimits.groupSizes.lowerBound
    /// The groups.
    package private(set) var groups: [Group] = []
    /// The contents of the files, by name. Files with different names have different contents. Not all of them are used.
    package internal(set) var files: [String: [UInt8]] = [:]

    private var lastID = 0

    /// Creates a deck with some empty groups.
    package init(groupCount: Int = 2) {
        for index in 0..<groupCount { insertGroup([], at: index) }
    }

    /// The sides of a group that are part of the deck.
    package func sides(of group: Int) -> ArraySlice<Side> { groups[group].sides.prefix(groupSize) }

    /// What is on a card.
    package subscript(place: CardPlace) -> Side {
        get { groups[place.group].sides[place.side] }
        set { groups[place.group].sides[place.side] = newValue }
    }

    /// Returns whether nothing is on the cards of a group. Such a group is not saved.
    package func isEmpty(_ group: Int) -> Bool { sides(of: group).allSatisfy(\.isEmpty) }

    /// The number of groups without an empty card. Others can’t be played.
    package var completeGroupCount: Int { groups.indices.count { !sides(of: $0).contains(where: \.isEmpty) } }

    /// Returns whether a group has the given index and a card has the place in it.
    func contains(_ place: CardPlace) -> Bool {
        groups.indices.contains(place.group) && (0..<groupSize).contains(place.side)
    }

    /// Inserts a group. Sides that are missing are empty.
    mutating func insertGroup(_ sides: [Side], at index: Int) {
        lastID += 1
        let missing = Array(repeating: Side(), count: max(0, Self.maxGroupSize - sides.count))
        groups.insert(Group(id: lastID, sides: sides.prefix(Self.maxGroupSize) + missing), at: index)
    }

    mutating func removeGroup(at index: Int) { groups.remove(at: index) }

    /// Moves a group to the index that it has afterwards.
    mutating func moveGroup(at index: Int, to newIndex: Int) {
        groups.insert(groups.remove(at: index), at: newIndex)
    }

    /// Removes all groups with empty cards.
    mutating func removeEmptyGroups() {
        groups = groups.indices.filter { !isEmpty($0) }.map { groups[$0] }
    }
}
