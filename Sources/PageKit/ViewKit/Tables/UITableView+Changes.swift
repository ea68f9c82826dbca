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
