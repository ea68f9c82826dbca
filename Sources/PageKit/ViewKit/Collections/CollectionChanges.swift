// SPDX-License-Identifier: GPL-3.0-or-later
/// The changes of a collection that belong together. What is removed, moved, or reloaded has its old number, and what is
/// inserted has its new one.
struct CollectionChanges {
    var (deletedSections, insertedSections, reloadedSections): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    var (deletedItems, insertedItems, reloadedItems): (Set<IndexPath>, Set<IndexPath>, Set<IndexPath>) = ([], [], [])
    /// The new places of what is moved.
    var movedSections: [Int: Int] = [:]
    var movedItems: [IndexPath: IndexPath] = [:]
}

/// Where the items of a collection are after changes.
struct CollectionMoves {
    private let changes: CollectionChanges
    private let sections: IndexShift
    /// The changes in sections, by their old numbers.
    private var items: [Int: IndexShift] = [:]

    /// Creates the moves; `nil` if the changes do not lead from the old numbers of items to the new ones.
    init?(_ changes: CollectionChanges, from old: [Int], to new: [Int]) {
        self.changes = changes
        guard
            let sections = IndexShift(
                removed: changes.deletedSections.union(changes.movedSections.keys),
                added: changes.insertedSections.union(changes.movedSections.values), from: old.count, to: new.count)
        else { return nil }
        self.sections = sections
        func grouped(_ indexPaths: some Sequence<IndexPath>) -> [Int: Set<Int>] {
            indexPaths.reduce(into: [:]) { $0[$1.section, default: []].insert($1.item) }
        }
        let removed = grouped(changes.deletedItems.union(changes.movedItems.keys))
        let added = grouped(changes.insertedItems.union(changes.movedItems.values))
        for (section, count) in old.enumerated() where !changes.reloadedSections.contains(section) {
            guard let newSection = self.section(of: section) else { continue }
            let (gone, come) = (removed[section] ?? [], added[newSection] ?? [])
            guard !gone.isEmpty || !come.isEmpty || count != new[newSection] else { continue }
            guard let shift = IndexShift(removed: gone, added: come, from: count, to: new[newSection]) else {
                return nil
            }
            items[section] = shift
        }
    }

    /// Returns the new number of a section; `nil` if it was removed.
    private func section(of old: Int) -> Int? { changes.movedSections[old] ?? sections(old) }

    /// Returns the new place of an item; `nil` if it was removed, or has to be loaded again.
    func item(of old: IndexPath) -> IndexPath? {
        guard !changes.deletedItems.contains(old), !changes.reloadedItems.contains(old),
            !changes.reloadedSections.contains(old.section)
        else { return nil }
        if let new = changes.movedItems[old] { return new }
        guard let section = self.section(of: old.section) else { return nil }
        guard let shift = items[old.section] else { return IndexPath(item: old.item, section: section) }
        return shift(old.item).map { IndexPath(item: $0, section: section) }
    }

    /// Returns the new place of an element; `nil` if it was removed, or has to be loaded again.
    func place(of old: CollectionPlace) -> CollectionPlace? {
        switch old {
        case .item(let indexPath): item(of: indexPath).map { .item($0) }
        case .supplement(let kind, let indexPath):
            changes.reloadedSections.contains(indexPath.section)
                ? nil
                : section(of: indexPath.section).map {
                    .supplement(kind: kind, IndexPath(item: indexPath.item, section: $0))
                }
        }
    }
}
