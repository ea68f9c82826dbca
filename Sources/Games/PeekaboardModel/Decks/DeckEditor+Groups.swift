// SPDX-License-Identifier: GPL-3.0-or-later
import Decks

/// Adding, removing, and moving groups.
extension DeckEditor {
    /// Adds an empty group after the one at an index, or at the end. Returns its index, or `nil` if the deck is full.
    @discardableResult
    package func addGroup(after index: Int? = nil) -> Int? {
        let new = min(index.map { $0 + 1 } ?? draft.deck.groups.count, draft.deck.groups.count)
        return insertGroups([[]], at: new) ? new : nil
    }

    /// Returns the place of the card after the one at a place. After the last card of the deck, this is that of a group
    /// that is added, unless the last group is empty or the deck is full.
    package func nextCard(after place: CardPlace) -> CardPlace? {
        if place.side + 1 < draft.deck.groupSize { return CardPlace(group: place.group, side: place.side + 1) }
        let next = place.group + 1
        let isLast = next >= draft.deck.groups.count
        if isLast, draft.isEmpty(place.group) || addGroup() == nil { return nil }
        return CardPlace(group: next, side: 0)
    }

    /// Adds a group for each picture or sound, which is on all of its cards. Empty groups are filled first. Texts are
    /// ignored.
    package func addGroups(of media: [CardMedium]) {
        change {
            for medium in media {
                var side = DeckDocument.Side()
                switch medium.content {
                case .picture(let bytes): side.picture = $0.addFile(bytes, named: medium.name)
                case .sound(let bytes): side.sound = $0.addFile(bytes, named: medium.name)
                case .text: continue
                }
                let index = $0.deck.groups.indices.first { [draft = $0] in draft.isEmpty($0) } ?? $0.deck.groups.count
                if index < $0.deck.groups.count { $0.removeGroup(at: index) }
                $0.insertGroup(Array(repeating: side, count: $0.deck.groupSize), at: index)
            }
            return $0.limitMessage
        }
    }

    /// Adds a copy of a group after it. Returns its index, or `nil` if the deck is full.
    @discardableResult
    package func duplicateGroup(at index: Int) -> Int? {
        guard draft.deck.groups.indices.contains(index) else { return nil }
        return insertGroups([draft.deck.groups[index]], at: index + 1) ? index + 1 : nil
    }

    package func removeGroup(at index: Int) {
        guard draft.deck.groups.indices.contains(index) else { return }
        change {
            $0.removeGroup(at: index)
            return nil
        }
    }

    /// Moves a group by a number of places. Returns its new index.
    @discardableResult
    package func moveGroup(at index: Int, by offset: Int) -> Int? {
        let new = index + offset
        guard draft.deck.groups.indices.contains(index), draft.deck.groups.indices.contains(new) else { return nil }
        change {
            $0.moveGroup(at: index, to: new)
            return nil
        }
        return new
    }

    /// Puts on all cards of a group what is on its first card.
    package func repeatFirstCard(ofGroup index: Int) {
        guard draft.deck.groups.indices.contains(index) else { return }
        change {
            for side in 1..<$0.deck.groupSize { $0[CardPlace(group: index, side: side)] = $0.deck.groups[index][0] }
            return nil
        }
    }

    /// Adds the groups of a table at the end. A table with three columns changes the group size, unless the deck already
    /// has groups. Returns the number of groups that were added.
    @discardableResult
    package func add(_ table: TableImport) -> Int {
        var count = 0
        change {
            $0.removeEmptyGroups()
            if $0.deck.groups.isEmpty { $0.deck.groupSize = table.groupSize }
            let names = $0.addFiles(table.files)
            for group in table.groups {
                guard $0.deck.groups.count < DeckLimits.groups.upperBound else { break }
                $0.insertGroup(group.map { $0.renamingFiles { names[$0] ?? $0 } }, at: $0.deck.groups.count)
                count += 1
            }
            if count == 0 { return $0.tooManyGroups }
            let message = $0.limitMessage
            if message != nil { count = 0 }
            return message
        }
        return count
    }

    private func insertGroups(_ groups: [[DeckDocument.Side]], at index: Int) -> Bool {
        let count = draft.deck.groups.count
        change {
            for (offset, group) in groups.enumerated() { $0.insertGroup(group, at: index + offset) }
            return $0.limitMessage
        }
        return draft.deck.groups.count > count
    }
}
