// SPDX-License-Identifier: GPL-3.0-or-later
/// What a table or a collection shows at one moment: sections, and the items in them, each with an identity of its own.
///
/// An identity that is not in the snapshot, or is in it already, is a fault of the page, which stops.
nonisolated public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public typealias Section = SectionIdentifierType
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public typealias Item = ItemIdentifierType

    /// The sections, in order.
    public private(set) var sectionIdentifiers: [Section] = []
    /// The items that are asked for again when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [Item] = []
    /// The items whose views are configured again when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [Item] = []
    /// The sections that are asked for again when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [Section] = []

    private var items: [Section: [Item]] = [:]
    /// The section of each item.
    private var sections: [Item: Section] = [:]

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: - Questions

    /// The number of items in all sections.
    public var numberOfItems: Int { sections.count }
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The items of all sections, in order.
    public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: Section) -> Int { items[known(identifier)]!.count }
    /// Returns the items of a section, in order.
    public func itemIdentifiers(inSection identifier: Section) -> [Item] { items[known(identifier)]! }
    /// Returns the section of an item; `nil` if there is no such item.
    public func sectionIdentifier(containingItem identifier: Item) -> Section? { sections[identifier] }
    /// Returns the number of an item among all items; `nil` if there is no such item.
    public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Returns the number of a section; `nil` if there is no such section.
    public func indexOfSection(_ identifier: Section) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }

    /// Returns the section with a number; `nil` if there is none.
    func sectionIdentifier(at index: Int) -> Section? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }

    /// Returns the number of items in the section with a number; 0 if there is none.
    func numberOfItems(inSectionAt index: Int) -> Int { sectionIdentifier(at: index).map(numberOfItems) ?? 0 }

    /// Returns the place of an item; `nil` if there is no such item.
    func indexPath(of item: Item) -> IndexPath? {
        guard let section = sections[item], let number = indexOfSection(section),
            let row = items[section]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(row: row, section: number)
    }

    /// Returns the item at a place; `nil` if there is none.
    func item(at indexPath: IndexPath) -> Item? {
        guard sectionIdentifiers.indices.contains(indexPath.section),
            let items = items[sectionIdentifiers[indexPath.section]], items.indices.contains(indexPath.row)
        else { return nil }
        return items[indexPath.row]
    }

    private func known(_ section: Section) -> Section {
        guard items[section] != nil else { fatalError("the snapshot has no section \(section)") }
        return section
    }

    private func place(_ item: Item) -> (section: Section, index: Int) {
        guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
            fatalError("the snapshot has no item \(item)")
        }
        return (section, index)
    }

    private func index(_ section: Section) -> Int {
        guard let index = indexOfSection(section) else { fatalError("the snapshot has no section \(section)") }
        return index
    }

    // MARK: - Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [Section]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Adds sections before another one.
    public mutating func insertSections(_ identifiers: [Section], beforeSection toIdentifier: Section) {
        insert(identifiers, at: index(toIdentifier))
    }

    /// Adds sections after another one.
    public mutating func insertSections(_ identifiers: [Section], afterSection toIdentifier: Section) {
        insert(identifiers, at: index(toIdentifier) + 1)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [Section]) {
        for section in identifiers { for item in items.removeValue(forKey: known(section))! { sections[item] = nil } }
        sectionIdentifiers.removeAll { items[$0] == nil }
        forgetMissing()
    }

    /// Moves a section before another one.
    public mutating func moveSection(_ identifier: Section, beforeSection toIdentifier: Section) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves a section after another one.
    public mutating func moveSection(_ identifier: Section, afterSection toIdentifier: Section) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    /// Lets sections be asked for again.
    public mutating func reloadSections(_ identifiers: [Section]) {
        reloadedSectionIdentifiers += identifiers.map(known)
    }

    private mutating func insert(_ new: [Section], at index: Int) {
        for section in new {
            guard items.updateValue([], forKey: section) == nil else {
                fatalError("the snapshot has the section \(section) already")
            }
        }
        sectionIdentifiers.insert(contentsOf: new, at: index)
    }

    private mutating func move(_ section: Section, to other: Section, offset: Int) {
        guard section != other else { return }
        sectionIdentifiers.remove(at: index(section))
        sectionIdentifiers.insert(section, at: index(other) + offset)
    }

    // MARK: - Items

    /// Adds items at the end of a section; by default, of the last one.
    public mutating func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            fatalError("the snapshot has no section for the items")
        }
        insert(identifiers, in: known(section), at: items[section]!.count)
    }

    /// Adds items before another one.
    public mutating func insertItems(_ identifiers: [Item], beforeItem beforeIdentifier: Item) {
        let place = place(beforeIdentifier)
        insert(identifiers, in: place.section, at: place.index)
    }

    /// Adds items after another one.
    public mutating func insertItems(_ identifiers: [Item], afterItem afterIdentifier: Item) {
        let place = place(afterIdentifier)
        insert(identifiers, in: place.section, at: place.index + 1)
    }

    /// Removes items. Those that the snapshot does not have are passed over.
    public mutating func deleteItems(_ identifiers: [Item]) {
        let affected = Set(identifiers.compactMap { sections.removeValue(forKey: $0) })
        for section in affected { items[section]?.removeAll { sections[$0] == nil } }
        forgetMissing()
    }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    /// Lets items be asked for again.
    public mutating func reloadItems(_ identifiers: [Item]) {
        for item in identifiers { _ = place(item) }
        reloadedItemIdentifiers += identifiers
    }

    /// Lets the views of items be configured again.
    public mutating func reconfigureItems(_ identifiers: [Item]) {
        for item in identifiers { _ = place(item) }
        reconfiguredItemIdentifiers += identifiers
    }

    private mutating func insert(_ new: [Item], in section: Section, at index: Int) {
        for item in new {
            guard sections.updateValue(section, forKey: item) == nil else {
                fatalError("the snapshot has the item \(item) already")
            }
        }
        items[section]!.insert(contentsOf: new, at: index)
    }

    private mutating func move(_ item: Item, to other: Item, offset: Int) {
        guard item != other else { return }
        let old = place(item)
        items[old.section]!.remove(at: old.index)
        let new = place(other)
        items[new.section]!.insert(item, at: new.index + offset)
        sections[item] = new.section
    }

    private mutating func forgetMissing() {
        reloadedItemIdentifiers.removeAll { sections[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { sections[$0] == nil }
        reloadedSectionIdentifiers.removeAll { items[$0] == nil }
    }

    /// Ends the wish to load items and sections again, after it was fulfilled.
    mutating func forgetReloads() {
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
    }
}

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
