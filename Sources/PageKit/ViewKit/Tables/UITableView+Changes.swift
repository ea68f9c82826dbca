// SPDX-License-Identifier: GPL-3.0-or-later
extension UITableView {
    /// Shows sections that have been added to the data source.
    public func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections.limited) }
    }

    /// Hides sections that have been removed from the data source.
    public func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections.limited) }
    }

    /// Asks the data source for sections again.
    public func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections.limited) }
    }

    /// Moves a section that has been moved in the data source.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections[section] = newSection }
    }

    /// Shows rows that have been added to the data source. In a batch, their numbers are those after all changes.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedItems.formUnion(indexPaths) }
    }

    /// Hides rows that have been removed from the data source. In a batch, their numbers are those before all changes.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Asks the data source for rows again. Their selection ends.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// Moves a row that has been moved in the data source.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedItems[indexPath] = newIndexPath }
    }
}

extension ListMoves {
    /// Returns the new place of a part; `nil` if it was removed, or has to be loaded again.
    func place(of old: TablePart.Place) -> TablePart.Place? {
        switch old {
        case .header, .footer: old
        case .sectionHeader(let section): keptSection(of: section).map { .sectionHeader($0) }
        case .sectionFooter(let section): keptSection(of: section).map { .sectionFooter($0) }
        case .row(let indexPath): item(of: indexPath).map { .row($0) }
        }
    }
}
