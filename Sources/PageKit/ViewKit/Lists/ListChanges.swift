// SPDX-License-Identifier: GPL-3.0-or-later
/// The changes of a table or a collection that belong together. What is removed, moved, or reloaded has its old number, and what is
/// inserted has its new one.
struct ListChanges: Equatable {
    var (deletedSections, insertedSections, reloadedSections): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    var (deletedItems, insertedItems, reloadedItems): (Set<IndexPath>, Set<IndexPath>, Set<IndexPath>) = ([], [], [])
    /// The new places of what is moved.
    var movedSections: [Int: Int] = [:]
    var movedItems: [IndexPath: IndexPath] = [:]

    /// Whether there are none.
    var isEmpty: Bool { self == ListChanges() }
}

/// Where the rows of a table or the items of a collection are after changes.
struct ListMoves {
    private let changes: ListChanges
    private let sections: IndexShift
    /// The changes in sections, by their old numbers.
    private var items: [Int: IndexShift] = [:]

    /// Creates the moves; `nil` if the changes do not lead from the old numbers of items to the new ones.
    init?(_ changes: ListChanges, from old: [Int], to new: [Int]) {
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

    /// Returns the new number of a section; `nil` if it was removed, or has to be loaded again.
    func keptSection(of old: Int) -> Int? { changes.reloadedSections.contains(old) ? nil : section(of: old) }

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
}

nonisolated extension Sequence<Int> {
    /// As many of the numbers of sections as a table or a collection can have.
    var limited: some Sequence<Int> { prefix(IndexPath.limit) }
}
