// SPDX-License-Identifier: GPL-3.0-or-later
extension UICollectionView {
    // The page selects.

    /// Selects an item and scrolls to it; `nil` ends the selection of all. The delegate is not called.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        guard let indexPath else { return select([]) }
        guard hasItem(at: indexPath) else { return }
        select(allowsMultipleSelection ? selection.filter { $0 != indexPath } + [indexPath] : [indexPath])
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Ends the selection of an item. The delegate is not called.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if allowsSelection { select(selection.filter { $0 != indexPath }) }
    }

    private func select(_ indexPaths: [IndexPath]) {
        selection = indexPaths
        let selected = Set(indexPaths)
        for cell in cells {
            let isSelected = cell.indexPath.map(selected.contains) ?? false
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
        }
    }

    /// Scrolls to an item: along each axis to the given position, or as little as is needed if there is none.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let attributes = layoutAttributesForItem(at: indexPath), attributes.place != nil else { return }
        var target = contentOffset
        for axis in ScrollAxis.allCases {
            guard let position = scrollPosition.position(along: axis) else { continue }
            target[axis] = offset(of: attributes.frame, at: position, along: axis)
        }
        if scrollPosition == [] { return scrollRectToVisible(attributes.frame, animated: animated) }
        setContentOffset(limited(target), animated: animated)
    }

    // The user selects.

    private func mayHighlight(_ indexPath: IndexPath) -> Bool {
        allowsSelection && itemDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    }

    /// Called when a finger has touched an item.
    func pressBegan(on cell: UICollectionViewCell) {
        guard let indexPath = cell.indexPath, mayHighlight(indexPath) else { return }
        cell.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    /// Called when the finger has left an item, which is selected if the finger was lifted inside.
    func pressEnded(on cell: UICollectionViewCell, isInside: Bool) {
        guard let indexPath = cell.indexPath, cell.isHighlighted else { return }
        if isInside { toggle(indexPath) }
        cell.isHighlighted = false
        itemDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }

    /// Selects an item as the keyboard or a screen reader wants it.
    func choose(_ indexPath: IndexPath) { if mayHighlight(indexPath) { toggle(indexPath) } }

    /// Selects an item as the user wants it, or ends its selection if several can be selected.
    private func toggle(_ indexPath: IndexPath) {
        let (old, delegate) = (selection, itemDelegate)
        if allowsMultipleSelection, old.contains(indexPath) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
            select(old.filter { $0 != indexPath })
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        select(allowsMultipleSelection ? old + [indexPath] : [indexPath])
        if !allowsMultipleSelection {
            for other in old where other != indexPath { delegate?.collectionView(self, didDeselectItemAt: other) }
        }
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
}
