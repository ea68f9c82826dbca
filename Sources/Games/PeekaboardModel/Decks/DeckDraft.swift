// SPDX-License-Identifier: GPL-3.0-or-later
import Decks

/// A deck that is being edited. Unlike in a deck that is saved, groups and cards can be empty, and texts can be too long.
package nonisolated struct DeckDraft: Equatable, Sendable {
    /// The largest number of cards that match each other.
    package static let maxGroupSize = DeckLimits.groupSizes.upperBound

    /// All that has been entered. Each group has `maxGroupSize` sides; those after the group size are not part of the
    /// deck, but are kept. Files with different names have different contents, and not all of them are used.
    package internal(set) var deck = DeckDocument()
    /// Identifies each group as long as it is in the deck. They have the order of the groups.
    package private(set) var ids: [Int] = []

    private var lastID = 0

    /// Creates a deck with some empty groups.
    package init(groupCount: Int = 2) {
        for index in 0..<groupCount { insertGroup([], at: index) }
    }

    /// Creates a draft of an existing deck.
    package init(_ document: DeckDocument) {
        deck = document
        (deck.groups, deck.files) = ([], [:])
        let names = addFiles(document.files)
        for (index, group) in document.groups.enumerated() { insertGroup(group, at: index) }
        deck.renameFiles { names[$0] ?? $0 }
    }

    /// The deck as it is saved: without empty groups, blank texts, and files that are not used.
    package var document: DeckDocument {
        var document = deck
        document.groups = filledGroups.map { sides(of: $0).map(\.withoutBlankText) }
        let used = document.usedFiles
        document.files = deck.files.filter { used.contains($0.key) }
        return document
    }

    /// The indexes of the groups that are saved.
    package var filledGroups: [Int] { deck.groups.indices.filter { !isEmpty($0) } }

    /// The sides of a group that are part of the deck.
    package func sides(of group: Int) -> ArraySlice<DeckDocument.Side> { deck.groups[group].prefix(deck.groupSize) }

    /// What is on a card.
    package subscript(place: CardPlace) -> DeckDocument.Side {
        get { deck.groups[place.group][place.side] }
        set { deck.groups[place.group][place.side] = newValue }
    }

    /// Returns whether nothing is on the cards of a group. Such a group is not saved.
    package func isEmpty(_ group: Int) -> Bool { sides(of: group).allSatisfy(\.isEmpty) }

    /// The number of groups without an empty card. Others can’t be played.
    package var completeGroupCount: Int { deck.groups.indices.count { !sides(of: $0).contains(where: \.isEmpty) } }

    /// Returns whether a group has the given index and a card has the place in it.
    func contains(_ place: CardPlace) -> Bool {
        deck.groups.indices.contains(place.group) && (0..<deck.groupSize).contains(place.side)
    }

    /// Returns the first card of the first group that another state of the deck does not have in the same place; `nil` if
    /// all groups are equal.
    package func firstCard(notIn old: DeckDraft) -> CardPlace? {
        guard (ids, deck.groups) != (old.ids, old.deck.groups), !ids.isEmpty else { return nil }
        let same = zip(zip(ids, deck.groups), zip(old.ids, old.deck.groups)).prefix { $0 == $1 }.count
        let group = min(same, ids.count - 1)
        let sides = old.ids.indices.contains(group) ? old.deck.groups[group] : []
        let side = zip(sides, deck.groups[group]).prefix { $0 == $1 }.count
        return CardPlace(group: group, side: side < deck.groupSize ? side : 0)
    }

    /// Inserts a group. Sides that are missing are empty.
    mutating func insertGroup(_ sides: [DeckDocument.Side], at index: Int) {
        lastID += 1
        let missing = Array(repeating: DeckDocument.Side(), count: max(0, Self.maxGroupSize - sides.count))
        deck.groups.insert(sides.prefix(Self.maxGroupSize) + missing, at: index)
        ids.insert(lastID, at: index)
    }

    mutating func removeGroup(at index: Int) {
        deck.groups.remove(at: index)
        ids.remove(at: index)
    }

    /// Moves a group to the index that it has afterwards.
    mutating func moveGroup(at index: Int, to newIndex: Int) {
        deck.groups.insert(deck.groups.remove(at: index), at: newIndex)
        ids.insert(ids.remove(at: index), at: newIndex)
    }

    /// Removes all groups with empty cards.
    mutating func removeEmptyGroups() {
        let filled = filledGroups
        (deck.groups, ids) = (filled.map { deck.groups[$0] }, filled.map { ids[$0] })
    }
}
