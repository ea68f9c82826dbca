// SPDX-License-Identifier: GPL-3.0-or-later
// A collection refers weakly to its data source. It owns its layout, the views that are shown, and those that it can
// reuse.

import Scene

/// A scroll view of items in sections, which a layout places. The collection asks its data source only for the items that
/// are seen.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The largest number of views that are shown at the same time.
    static let maxShown = 4096

    /// What provides the items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// What places the items.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    /// The view behind the items.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether items are loaded before they are seen. It has no effect.
    open var isPrefetchingEnabled = true
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// The items that are selected, in the order in which they were; none if nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    private var currentLayout: UICollectionViewLayout
    /// The numbers of items of the sections.
    private(set) var counts: [Int] = []
    /// Whether the numbers of items have to be determined again, and whether the layout has to be prepared.
    private var (isOutdated, isInvalidated) = (true, true)
    /// Whether views are being placed.
    private var isPlacing = false
    /// How many blocks of changes are running, and what they have changed.
    private var batchDepth = 0
    private var changes = ListChanges()
    /// The items that are selected.
    var selection: [IndexPath] = []
    /// The views that are shown.
    private var shown: [CollectionPlace: UICollectionReusableView] = [:]
    private var reusable = ReusableViews<ReuseKind, UICollectionReusableView>()
    private struct ReuseKind: Hashable {
        /// The kind of an element that is no item.
        let elementKind: String?
        let identifier: String
    }
    /// The bounds and the insets for which views have been placed.
    private var (knownBounds, knownInset) = (CGRect.null, UIEdgeInsets.zero)

    var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// Creates a collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        begin()
    }

    /// Creates a collection. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        currentLayout.collectionView = self
        backgroundColor = .systemBackground
    }

    // MARK: - Views

    /// Lets the collection create items of a class when it has none to reuse.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let type = cellClass as? UICollectionViewCell.Type
        reusable.register(type, for: ReuseKind(elementKind: nil, identifier: identifier))
    }

    /// Lets the collection create headers, footers, or other elements of a class when it has none to reuse.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { reusable.register(viewClass, for: ReuseKind(elementKind: elementKind, identifier: identifier)) }

    /// Returns an item that is no longer seen, or a new one of the registered class.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let attributes = layoutAttributesForItem(at: indexPath)
        let kind = ReuseKind(elementKind: nil, identifier: identifier)
        guard let cell = dequeue(kind, attributes) as? UICollectionViewCell else {
            fatalError("no class is registered for the items “\(identifier)”")
        }
        return cell
    }

    /// Returns a header, a footer, or another element that is no longer seen, or a new one of the registered class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
        guard let view = dequeue(ReuseKind(elementKind: elementKind, identifier: identifier), attributes) else {
            fatalError("no class is registered for the views “\(identifier)” of the kind “\(elementKind)”")
        }
        return view
    }

    private func dequeue(
        _ kind: ReuseKind, _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView? {
        if let view = reusable.take(kind) {
            view.prepareForReuse()
            return view
        }
        let frame = attributes.flatMap { $0.place == nil ? nil : $0.frame } ?? .zero
        let view = reusable.registeredClass(for: kind)?.init(dequeuedWith: frame)
        view?.reuseIdentifier = kind.identifier
        return view
    }

    /// The views that are shown, in the order in which they are read.
    private var shownInOrder: [(key: CollectionPlace, value: UICollectionReusableView)] {
        shown.sorted { $0.key < $1.key }
    }

    /// The items for which there are views, also some that are not seen.
    var cells: [UICollectionViewCell] { shownInOrder.compactMap { $0.value as? UICollectionViewCell } }

    /// Returns the view of an item that is seen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[.item(indexPath)] as? UICollectionViewCell
    }

    /// Returns the view of a header, a footer, or another element that is seen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        shown[.supplement(kind: elementKind, indexPath)]
    }

    /// The views of the items that are seen, in order.
    open var visibleCells: [UICollectionViewCell] { cells.filter { $0.frame.intersects(bounds) } }

    /// The items that are seen, in order.
    open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.indexPath) }

    /// Returns the views of a kind of element that are seen, in order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownInOrder.filter { place, view in
            guard case .supplement(elementKind, _) = place else { return false }
            return view.frame.intersects(bounds)
        }.map(\.value)
    }

    /// Returns the places of the elements of a kind that are seen, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleSupplementaryViews(ofKind: elementKind).compactMap { $0.place?.indexPath }
    }

    // MARK: - Items

    /// The number of sections.
    open var numberOfSections: Int {
        count()
        return counts.count
    }

    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        count()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Whether there is such an item.
    func hasItem(at indexPath: IndexPath) -> Bool {
        indexPath.item >= 0 && indexPath.item < numberOfItems(inSection: indexPath.section)
    }

    /// Returns the item of a view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.collection === self ? cell.indexPath : nil
    }

    /// Returns the item at a point.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        update()
        let rect = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let items = (currentLayout.layoutAttributesForElements(in: rect) ?? []).filter {
            guard case .item(let indexPath) = $0.place else { return false }
            return hasItem(at: indexPath) && $0.frame.contains(point)
        }
        return items.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    /// Returns where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        update()
        return hasItem(at: indexPath) ? currentLayout.layoutAttributesForItem(at: indexPath) : nil
    }

    /// Returns where a header, a footer, or another element is.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        update()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: - Data

    /// Asks the data source for everything again. The selection ends.
    open func reloadData() {
        selection = []
        removeShown()
        isOutdated = true
        currentLayout.invalidateLayout()
        layoutInvalidated()
    }

    /// Determines the numbers of items, if they may have changed.
    private func count() {
        guard isOutdated, batchDepth == 0 else { return }
        isOutdated = false
        var rest = IndexPath.limit
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        counts = (0..<min(max(0, sections), IndexPath.limit)).map { section in
            let count = min(max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0), rest)
            rest -= count
            return count
        }
    }

    /// Makes changes that belong together. Views that stay move to their new places; those that come or go do so at once.
    ///
    /// If the changes do not lead from the old numbers of items to those that the data source returns afterwards, all
    /// views are made again.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginChanges()
        updates?()
        endChanges(completion)
    }

    /// Records a change, which is made at once outside of `performBatchUpdates(_:completion:)`.
    func change(_ record: (inout ListChanges) -> Void) {
        beginChanges()
        record(&changes)
        endChanges(nil)
    }

    private func beginChanges() {
        count()
        if batchDepth == 0 { changes = ListChanges() }
        batchDepth += 1
    }

    private func endChanges(_ completion: ((Bool) -> Void)?) {
        batchDepth -= 1
        guard batchDepth == 0 else {
            // The outer block moves everything.
            return UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
        let (old, isReloaded) = (counts, isOutdated)
        isOutdated = true
        count()
        if !isReloaded, let moves = ListMoves(changes, from: old, to: counts) {
            move(moves)
        } else {
            removeShown()
            selection = selection.filter(hasItem)
        }
        changes = ListChanges()
        currentLayout.invalidateLayout()
        layoutInvalidated()
        placeAnimated(completion)
    }

    private func move(_ moves: ListMoves) {
        var moved: [CollectionPlace: UICollectionReusableView] = [:]
        for (place, view) in shownInOrder {
            guard let new = moves.place(of: place), moved[new] == nil else {
                remove(place)
                continue
            }
            moved[new] = view
            view.place = new
        }
        shown = moved
        selection = selection.compactMap(moves.item).filter(hasItem)
    }

    // MARK: - Layout

    /// Changes the layout, visibly if wanted.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        currentLayout.collectionView = nil
        currentLayout = layout
        layout.collectionView = self
        layout.invalidateLayout()
        layoutInvalidated()
        if animated { return placeAnimated(completion) }
        if let completion { UIView.animate(withDuration: 0, animations: {}, completion: completion) }
    }

    /// Lets the layout be prepared again.
    func layoutInvalidated() {
        isInvalidated = true
        setNeedsLayout()
    }

    private func placeAnimated(_ completion: ((Bool) -> Void)?) {
        let duration = isPlacing || PageContext.current.traits.reducesMotion ? 0 : 0.3
        UIView.animate(
            withDuration: duration, delay: 0, options: .allowUserInteraction,
            animations: { if !isPlacing { layoutIfNeeded() } }, completion: completion)
    }

    /// Determines the numbers of items, and lets the layout be prepared, if something has changed.
    private func update() {
        guard batchDepth == 0 else { return }
        count()
        guard isInvalidated else { return }
        isInvalidated = false
        currentLayout.prepare()
        contentSize = currentLayout.collectionViewContentSize
    }

    override open func layoutSubviews() {
        if !isPlacing {
            isPlacing = true
            let inset = adjustedContentInset
            if bounds.size != knownBounds.size || inset != knownInset
                || bounds != knownBounds && currentLayout.shouldInvalidateLayout(forBoundsChange: bounds)
            {
                currentLayout.invalidateLayout()
                isInvalidated = true
            }
            update()
            (knownBounds, knownInset) = (bounds, inset)
            if batchDepth == 0 { showViews() }
            isPlacing = false
        }
        backgroundView?.frame = bounds
        super.layoutSubviews()
    }

    /// Shows what the layout places where it can be seen, and a little more at each side, so that the keyboard can go
    /// there.
    private func showViews() {
        let reach = currentLayout.reach
        let area = bounds.insetBy(dx: -reach.width, dy: -reach.height)
        var wanted: [CollectionPlace: UICollectionViewLayoutAttributes] = [:]
        for attributes in currentLayout.layoutAttributesForElements(in: area) ?? [] {
            guard wanted.count < Self.maxShown, let place = attributes.place, attributes.frame.intersects(area) else {
                continue
            }
            if case .item(let indexPath) = place, !hasItem(at: indexPath) { continue }
            wanted[place] = attributes
        }
        for (place, _) in shownInOrder where wanted[place] == nil { remove(place) }
        for (place, attributes) in wanted.sorted(by: { $0.key < $1.key }) {
            if let view = shown[place] {
                view.follow(attributes)
            } else {
                // A view that comes while others move is at its place at once.
                UIView.performWithoutAnimation { show(place, attributes) }
            }
        }
        arrange(wanted)
    }

    private func show(_ place: CollectionPlace, _ attributes: UICollectionViewLayoutAttributes) {
        guard let dataSource else { return }
        let view: UICollectionReusableView
        switch place {
        case .item(let indexPath):
            let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
            cell.isSelected = selection.contains(indexPath)
            view = cell
        case .supplement(let kind, let indexPath):
            view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
        // The same view is not shown at two places.
        if let other = view.place, view.collection === self, shown[other] === view { shown[other] = nil }
        view.join(self, at: place)
        view.follow(attributes)
        shown[place] = view
        addSubview(view)
        switch place {
        case .item(let indexPath):
            guard let cell = view as? UICollectionViewCell else { return }
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        case .supplement(let kind, let indexPath):
            itemDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        }
        view.layoutIfNeeded()
    }

    /// Brings views into the order of their numbers, below other subviews.
    private func arrange(_ wanted: [CollectionPlace: UICollectionViewLayoutAttributes]) {
        let views = shown.keys.sorted { one, other in
            let (oneIndex, otherIndex) = (wanted[one]?.zIndex ?? 0, wanted[other]?.zIndex ?? 0)
            return oneIndex == otherIndex ? one < other : oneIndex < otherIndex
        }.compactMap { shown[$0] }.filter { $0.superview === self }
        let known = Set(views.map(ObjectIdentifier.init))
        let others = subviews.filter { !known.contains(ObjectIdentifier($0)) }
        func isBehind(_ view: UIView) -> Bool { view === backgroundView || view === refreshControl }
        let ordered = others.filter(isBehind) + views + others.filter { !isBehind($0) }
        if !ordered.elementsEqual(subviews, by: ===) { subviews = ordered }
    }

    private func removeShown() { for (place, _) in shownInOrder { remove(place) } }

    private func remove(_ place: CollectionPlace) {
        guard let view = shown.removeValue(forKey: place) else { return }
        if view.superview === self { view.removeFromSuperview() }
        view.join(nil, at: nil)
        switch place {
        case .item(let indexPath):
            guard let cell = view as? UICollectionViewCell else { break }
            (cell.isHighlighted, cell.isSelected) = (false, false)
            itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        case .supplement(let kind, let indexPath):
            itemDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        }
        guard let identifier = view.reuseIdentifier else { return }
        reusable.keep(view, for: ReuseKind(elementKind: place.elementKind, identifier: identifier))
    }

    override func restingOffset(insteadOf offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let target = currentLayout.targetContentOffset(
            forProposedContentOffset: offset, withScrollingVelocity: velocity)
        return target.x.isFinite && target.y.isFinite ? target : offset
    }

    // MARK: - Accessibility

    /// Items are read in their order, also if some are in front of others.
    override var subviewsOfElements: [UIView] {
        let views = shownInOrder.map(\.value).filter { $0.superview === self }
        let known = Set(views.map(ObjectIdentifier.init))
        let others = subviews.filter { !known.contains(ObjectIdentifier($0)) }
        func isBefore(_ view: UIView) -> Bool { view === backgroundView || view === refreshControl }
        return others.filter(isBefore) + views + others.filter { !isBefore($0) }
    }
}
