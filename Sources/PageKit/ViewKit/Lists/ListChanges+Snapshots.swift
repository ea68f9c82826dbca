// SPDX-License-Identifier: GPL-3.0-or-later
extension ListChanges {
    /// Creates the changes that lead from one snapshot to another. As few items as possible are moved.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        self.init()
        let sections = Self.changes(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
        (deletedSections, insertedSections, movedSections) = (sections.removed, sections.added, sections.moved)
        var oldPlaces: [Item: IndexPath] = [:]
        for (number, section) in old.sectionIdentifiers.enumerated() {
            for (row, item) in old.itemIdentifiers(inSection: section).enumerated() {
                oldPlaces[item] = IndexPath(row: row, section: number)
            }
        }
        for (number, section) in new.sectionIdentifiers.enumerated() {
            let items = new.itemIdentifiers(inSection: section)
            // Items that were in other sections have moved in any case.
            let before =
                old.indexOfSection(section).map { _ in
                    old.itemIdentifiers(inSection: section).filter {
                        new.sectionIdentifier(containingItem: $0) == section
                    }
                } ?? []
            let stays = Self.stayingElements(before, items)
            for (row, item) in items.enumerated() where !stays.contains(item) {
                let place = IndexPath(row: row, section: number)
                if let oldPlace = oldPlaces[item] { movedItems[oldPlace] = place } else { insertedItems.insert(place) }
            }
        }
        for (item, place) in oldPlaces where new.sectionIdentifier(containingItem: item) == nil {
            deletedItems.insert(place)
        }
        reloadedItems = Set(
            (new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers).compactMap { oldPlaces[$0] })
        reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    }

    private static func changes<Element: Hashable>(
        from old: [Element], to new: [Element]
    ) -> (removed: Set<Int>, added: Set<Int>, moved: [Int: Int]) {
        let oldNumbers = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
        let stays = stayingElements(old, new)
        var (added, moved): (Set<Int>, [Int: Int]) = ([], [:])
        for (number, element) in new.enumerated() where !stays.contains(element) {
            if let oldNumber = oldNumbers[element] { moved[oldNumber] = number } else { added.insert(number) }
        }
        let kept = Set(new)
        return (Set(old.indices.filter { !kept.contains(old[$0]) }), added, moved)
    }

    /// Returns as many elements of both lists as possible whose order is the same in both: their longest increasing
    /// subsequence.
    private static func stayingElements<Element: Hashable>(_ old: [Element], _ new: [Element]) -> Set<Element> {
        let newNumbers = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
        let common = old.filter { newNumbers[$0] != nil }
        let numbers = common.map { newNumbers[$0]! }
        // For each length, the end of the subsequence whose last number is the least; for each end, the one before it.
        var (ends, previous): ([Int], [Int?]) = ([], [])
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var stays: Set<Element> = []
        var next = ends.last
        while let index = next {
            stays.insert(common[index])
            next = previous[index]
        }
        return stays
    }
}
