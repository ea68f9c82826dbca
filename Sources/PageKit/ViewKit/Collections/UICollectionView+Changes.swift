// SPDX-License-Identifier: GPL-3.0-or-later
extension UICollectionView {
    /// Shows sections that have been added to the data source.
    public func insertSections(_ sections: some Sequence<Int>) {
        change { $0.insertedSections.formUnion(sections.limited) }
    }

    /// Hides sections that have been removed from the data source.
    public func deleteSections(_ sections: some Sequence<Int>) {
        change { $0.deletedSections.formUnion(sections.limited) }
    }

    /// Asks the data source for sections again.
    public func reloadSections(_ sections: some Sequence<Int>) {
        change { $0.reloadedSections.formUnion(sections.limited) }
    }

    /// Moves a section that has been moved in the data source.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    /// Shows items that have been added to the data source. In a batch, their numbers are those after all changes.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }

    /// Hides items that have been removed from the data source. In a batch, their numbers are those before all changes.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }

    /// Asks the data source for items again. Their selection ends.
    public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }

    /// Moves an item that has been moved in the data source.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }
}
