// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UITableView {
    /// The methods of a data source without which rows cannot be deleted or moved.
    private static let (commitMethod, moveMethod) = (
        Selector("tableView:commit:forRowAt:"), Selector("tableView:moveRowAt:to:")
    )

    private func implements(_ method: Selector) -> Bool { dataSource.map { NamedMethod.has(method, $0) } ?? false }

    private func canEdit(_ indexPath: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    }

    private func canMove(_ indexPath: IndexPath) -> Bool {
        implements(Self.moveMethod) && dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    }

    private func editingStyle(of indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(indexPath) else { return .none }
        return rowDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    }

    /// Lets the view of a row show what can be done with it while the table is edited.
    func configureEditing(_ cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
        let style = isEditing ? editingStyle(of: indexPath) : .none
        let selects = isEditing && allowsMultipleSelectionDuringEditing && canEdit(indexPath)
        let isIndented = rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
        cell.editingStyle = style
        cell.editMeaning = selects ? .unselected : style == .none ? nil : style == .delete ? .delete : .insert
        cell.shouldIndentWhileEditing = isIndented
        cell.showsReorderControl = isEditing && canMove(indexPath)
        cell.forgetActions()
        let isEdited = isEditing && (style != .none || selects || cell.showsReorderControl)
        if isEdited || cell.isEditing { cell.setEditing(isEdited, animated: animated) }
    }

    /// Does what the circle at the beginning of a row is for.
    func pressMark(_ indexPath: IndexPath) {
        switch editingStyle(of: indexPath) {
        case .none: break
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: indexPath)
        case .delete: swipe.toggle(indexPath)
        }
    }

    // MARK: - Actions

    /// Returns what appears at an edge of a row that is moved aside; `nil` for nothing.
    func swipeActions(of indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard canEdit(indexPath) else { return nil }
        let own =
            isLeading
            ? rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        if let own { return own.actions.isEmpty ? nil : own }
        guard !isLeading, implements(Self.commitMethod), editingStyle(of: indexPath) == .delete else { return nil }
        // Translators: The button that deletes a row of a list, as short as possible.
        let delete = PageContext.current.translate(phrase("Delete"), [:])
        let title = rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title ?? delete) { [weak self] _, _, done in
                if let self { dataSource?.tableView(self, commit: .delete, forRowAt: indexPath) }
                done(true)
            }
        ])
    }

    /// Returns what the menu of a row offers.
    func menuActions(of indexPath: IndexPath) -> [UIAccessibilityCustomAction] {
        let configurations = [false, true].compactMap { swipeActions(of: indexPath, isLeading: $0) }
        var actions = configurations.flatMap(\.actions).map { action in
            UIAccessibilityCustomAction(name: action.title ?? "") { [weak self] _ in
                guard let self, let cell = cellForRow(at: indexPath) else { return false }
                swipe.run(action, from: cell)
                return true
            }
        }
        func add(_ name: String, _ perform: @escaping @MainActor (UITableView) -> Void) {
            actions.append(
                UIAccessibilityCustomAction(name: PageContext.current.translate(name, [:])) { [weak self] _ in
                    guard let self else { return false }
                    perform(self)
                    return true
                })
        }
        guard isEditing else { return actions }
        if editingStyle(of: indexPath) == .insert { add(phrase("Add")) { $0.pressMark(indexPath) } }
        guard canMove(indexPath) else { return actions }
        let (before, after) = (indexPath.row - 1, indexPath.row + 1)
        func move(to row: Int) -> @MainActor (UITableView) -> Void {
            {
                $0.move(
                    indexPath, to: $0.target(of: indexPath, proposed: IndexPath(row: row, section: indexPath.section)))
            }
        }
        if before >= 0 { add(phrase("Move Up"), move(to: before)) }
        if after < numberOfRows(inSection: indexPath.section) { add(phrase("Move Down"), move(to: after)) }
        return actions
    }

    func willSwipe(_ indexPath: IndexPath) { rowDelegate?.tableView(self, willBeginEditingRowAt: indexPath) }
    func didSwipe(_ indexPath: IndexPath) { rowDelegate?.tableView(self, didEndEditingRowAt: indexPath) }

    // MARK: - Moves

    /// Returns whether a row can be moved by what is at a point.
    func hasGrip(at point: CGPoint) -> Bool {
        guard isEditing, let indexPath = indexPathForRow(at: point), let cell = cellForRow(at: indexPath) else {
            return false
        }
        return cell.hasGrip(at: cell.convert(point, from: self))
    }

    /// Returns where a row may go instead of a place.
    func target(of indexPath: IndexPath, proposed: IndexPath) -> IndexPath {
        let target =
            rowDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed)
            ?? proposed
        // At the end of another section, there is a place for one more.
        let count = numberOfRows(inSection: target.section) + (target.section == indexPath.section ? 0 : 1)
        return target.row >= 0 && target.row < count ? target : indexPath
    }

    /// Moves a row as the user wants it.
    func move(_ indexPath: IndexPath, to target: IndexPath) {
        guard target != indexPath else { return }
        dataSource?.tableView(self, moveRowAt: indexPath, to: target)
        moveRow(at: indexPath, to: target)
    }
}
