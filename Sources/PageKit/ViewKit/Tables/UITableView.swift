// SPDX-License-Identifier: GPL-3.0-or-later
// A table refers weakly to its data source. It owns the views of the rows that are seen, and those that it can reuse.

import Scene

/// A list of rows in sections, of which the table asks its data source only for those that are seen.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How sections look.
    nonisolated public enum Style: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case plain, grouped, insetGrouped
    }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    nonisolated public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    nonisolated public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    nonisolated public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

    /// The height of a row, a header, or a footer that its content determines.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// The height of a row that has not been shown yet.
    private static let estimate: CGFloat = 44
    private static let changeDuration = 0.3

    /// How sections look.
    public let style: Style
    /// What provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The height of all rows.
    open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
    /// The height of rows that have not been shown yet.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height above a section, and below it.
    open var sectionHeaderHeight = UITableView.automaticDimension, sectionFooterHeight = UITableView.automaticDimension
    /// The heights above and below sections that have not been shown yet; without effect.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension,
        estimatedSectionFooterHeight = UITableView.automaticDimension
    /// What is added above the first row of a plain table; without effect.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// The lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine {
        didSet { for cell in visibleCells { cell.setNeedsLayout() } }
    }
    /// The color of the lines between rows.
    open var separatorColor: UIColor? = .separator { didSet { for cell in visibleCells { cell.setNeedsLayout() } } }
    /// The distances of the lines from the edges.
    open var separatorInset = UITableViewCell.standardSeparatorInset {
        didSet {
            hasOwnSeparatorInset = true
            for cell in visibleCells { cell.setNeedsLayout() }
        }
    }
    /// Whether the lines begin at the distance that the page has set, instead of at the texts.
    private(set) var hasOwnSeparatorInset = false
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited. Then circles for the selection are at their
    /// beginning.
    open var allowsMultipleSelectionDuringEditing = false { didSet { configureEditing(animated: false) } }
    /// Whether rows show how they can be deleted, inserted, or moved.
    open var isEditing: Bool {
        get { edited }
        set { setEditing(newValue, animated: false) }
    }
    private var edited = false
    /// The view behind the rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The view above all rows. Its height counts.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// The view below all rows. Its height counts.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

    /// The rows that are selected.
    open private(set) var indexPathsForSelectedRows: [IndexPath]? = nil
    /// The row that is selected.
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    private var parts: [TablePart] = []
    /// The numbers of rows of the sections.
    private var counts: [Int] = []
    /// Whether the numbers and heights have to be determined again.
    private var isOutdated = true
    private var batchDepth = 0
    private var changes = ListChanges()
    /// Whether a change in the batch is to be seen.
    private var isBatchAnimated = false
    /// Whether views that come fade in.
    private var isAnimating = false
    /// Whether rows are being laid out.
    private var isPlacing = false
    private var shown: [TablePart.Place: UIView] = [:]
    private var reusable = ReusableViews<String, UITableViewCell>()
    private var heights: [IndexPath: CGFloat] = [:]
    /// The rows whose heights are to be determined again when they are seen.
    private var outdatedHeights: Set<IndexPath> = []
    private var knownWidth: CGFloat = 0

    /// Moves rows aside.
    private(set) lazy var swipe = RowSwipe(self)
    /// Moves rows to other places.
    private lazy var reorder = RowReorder(self)

    var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Creates a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        begin()
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a table. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        _ = (swipe, reorder)
    }

    // MARK: - Rows

    /// Lets the table create rows of a class when it has none to reuse.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reusable.register(cellClass, for: identifier)
    }

    /// Returns a row that is no longer seen, or a new one of the registered class; `nil` if there is none.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusable.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return reusable.registeredClass(for: identifier)?.init(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a row that is no longer seen, or a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError("no class is registered for the rows “\(identifier)”")
        }
        return cell
    }

    /// The number of sections.
    open var numberOfSections: Int {
        update()
        return counts.count
    }

    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        update()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Returns the view of a row that is seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[.row(indexPath)] as? UITableViewCell }

    /// The views of the rows that are seen, in order.
    open var visibleCells: [UITableViewCell] {
        shown.values.compactMap { $0 as? UITableViewCell }.filter { $0.frame.intersects(bounds) }
            .sorted { $0.indexPath ?? IndexPath(row: 0, section: 0) < $1.indexPath ?? IndexPath(row: 0, section: 0) }
    }

    /// The rows that are seen, in order.
    open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(\.indexPath) }

    /// Returns the row of a view.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cell.table === self ? cell.indexPath : nil }

    /// Returns the row at a point.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        update()
        for part in parts where part.y <= point.y && point.y < part.y + part.height {
            if case .row(let indexPath) = part.place { return indexPath }
        }
        return nil
    }

    /// Returns where a row is.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        update()
        guard let part = parts.first(where: { $0.place == .row(indexPath) }) else { return .zero }
        return CGRect(x: rowMargin, y: part.y, width: rowWidth, height: part.height)
    }

    // MARK: - Changes

    /// Asks the data source for everything again.
    open func reloadData() {
        heights = [:]
        indexPathsForSelectedRows = nil
        removeShown()
        outdate()
    }

    /// Begins changes that belong together.
    open func beginUpdates() {
        update()
        if batchDepth == 0 { (changes, isBatchAnimated) = (ListChanges(), false) }
        batchDepth += 1
    }

    /// Ends changes that belong together.
    open func endUpdates() { endUpdates(nil) }

    /// Makes changes that belong together. Rows that stay move to their new places, and others fade.
    ///
    /// If the changes do not lead from the old numbers of rows to those that the data source returns afterwards, all rows
    /// are made again.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates(completion)
    }

    /// Records a change, which is made at once outside of a batch.
    func change(_ animation: RowAnimation, _ record: (inout ListChanges) -> Void) {
        beginUpdates()
        record(&changes)
        if animation != .none { isBatchAnimated = true }
        endUpdates()
    }

    private func endUpdates(_ completion: ((Bool) -> Void)?) {
        batchDepth = max(0, batchDepth - 1)
        guard batchDepth == 0 else {
            // The outer batch moves everything.
            return UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
        let (old, oldHeights, isReloaded) = (counts, heights, isOutdated)
        (isOutdated, heights) = (true, [:])
        let isAnimated =
            !isPlacing && window != nil && !PageContext.current.traits.reducesMotion
            && (isBatchAnimated || changes.isEmpty)
        isAnimating = isAnimated
        update()
        if !isReloaded, let moves = ListMoves(changes, from: old, to: counts) {
            move(moves, oldHeights)
        } else {
            removeShown()
            select((indexPathsForSelectedRows ?? []).filter(hasRow))
        }
        changes = ListChanges()
        outdate()
        UIView.animate(
            withDuration: isAnimated ? Self.changeDuration : 0, delay: 0, options: .allowUserInteraction,
            animations: { if !isPlacing { layoutIfNeeded() } }, completion: completion)
        isAnimating = false
    }

    private func move(_ moves: ListMoves, _ oldHeights: [IndexPath: CGFloat]) {
        // Rows that stay are as high as before, unless the page has begun and ended updates to let them be measured again.
        if !changes.isEmpty {
            for (old, height) in oldHeights { if let new = moves.item(of: old) { heights[new] = height } }
        }
        var moved: [TablePart.Place: UIView] = [:]
        for (place, view) in shownInOrder {
            guard let new = moves.place(of: place), moved[new] == nil else {
                leave(place, view)
                continue
            }
            moved[new] = view
            if case .row(let indexPath) = new { (view as? UITableViewCell)?.indexPath = indexPath }
        }
        shown = moved
        select((indexPathsForSelectedRows ?? []).compactMap(moves.item).filter(hasRow))
    }

    /// Removes a view whose part is gone. A picture of it fades.
    private func leave(_ place: TablePart.Place, _ view: UIView) {
        if isAnimating, let picture = view.snapshotView(afterScreenUpdates: false) {
            picture.frame = view.frame
            UIView.performWithoutAnimation { insertSubview(picture, belowSubview: view) }
            UIView.animate(
                withDuration: Self.changeDuration, animations: { picture.alpha = 0 },
                completion: { [weak picture] _ in picture?.removeFromSuperview() })
        }
        remove(place)
    }

    private func hasRow(at indexPath: IndexPath) -> Bool {
        counts.indices.contains(indexPath.section) && (0..<counts[indexPath.section]).contains(indexPath.row)
    }

    private func outdate() {
        isOutdated = true
        setNeedsLayout()
    }

    /// What is shown, from top to bottom.
    private var shownInOrder: [(key: TablePart.Place, value: UIView)] {
        shown.sorted { ($0.value.frame.minY, $0.key) < ($1.value.frame.minY, $1.key) }
    }

    private func removeShown() { for (place, _) in shownInOrder { remove(place) } }

    private func remove(_ place: TablePart.Place) {
        guard let view = shown.removeValue(forKey: place) else { return }
        swipe.forget(view)
        reorder.forget(view)
        view.removeFromSuperview()
        guard let cell = view as? UITableViewCell else { return }
        if let indexPath = cell.indexPath { rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath) }
        if let identifier = cell.reuseIdentifier { reusable.keep(cell, for: identifier) }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        new.map(addSubview)
        outdate()
    }

    // MARK: - Changes that a subclass can override

    /// Shows rows that have been added to the data source. In a batch, their numbers are those after all changes.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedItems.formUnion(indexPaths) }
    }

    /// Hides rows that have been removed from the data source. In a batch, their numbers are those before all changes.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Asks the data source for rows again. Their selection ends.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// Moves a row that has been moved in the data source.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedItems[indexPath] = newIndexPath }
    }

    // MARK: - Selection

    /// Selects a row and scrolls to it. The delegate is not called.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return select([]) }
        select(selectsSeveral ? (indexPathsForSelectedRows ?? []) + [indexPath] : [indexPath])
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Ends the selection of a row. The delegate is not called.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        select((indexPathsForSelectedRows ?? []).filter { $0 != indexPath })
    }

    private func select(_ indexPaths: [IndexPath]) {
        indexPathsForSelectedRows = indexPaths.isEmpty ? nil : indexPaths
        for cell in shown.values.compactMap({ $0 as? UITableViewCell }) {
            let isSelected = cell.indexPath.map(indexPaths.contains) ?? false
            if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        }
    }

    /// Returns whether a row looks pressed when it is.
    func mayHighlight(_ indexPath: IndexPath) -> Bool {
        maySelect && !swipe.isOpen && rowDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    }

    private var maySelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Selects a row as the user wants it, or lets the row that is aside go back.
    func choose(_ indexPath: IndexPath) {
        if swipe.isOpen { return swipe.close() }
        guard mayHighlight(indexPath) else { return }
        let old = indexPathsForSelectedRows ?? []
        if selectsSeveral, old.contains(indexPath) {
            select(old.filter { $0 != indexPath })
            rowDelegate?.tableView(self, didDeselectRowAt: indexPath)
            return
        }
        guard let rowDelegate else { return select(selectsSeveral ? old + [indexPath] : [indexPath]) }
        guard let chosen = rowDelegate.tableView(self, willSelectRowAt: indexPath) else { return }
        select(selectsSeveral ? old + [chosen] : [chosen])
        if !selectsSeveral {
            for other in old where other != chosen { rowDelegate.tableView(self, didDeselectRowAt: other) }
        }
        rowDelegate.tableView(self, didSelectRowAt: chosen)
    }

    /// Scrolls to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let rect = rectForRow(at: indexPath)
        guard rect.height > 0 else { return }
        var target = contentOffset
        switch scrollPosition {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: target.y = offset(of: rect, at: 0, along: .vertical)
        case .middle: target.y = offset(of: rect, at: 0.5, along: .vertical)
        case .bottom: target.y = offset(of: rect, at: 1, along: .vertical)
        }
        setContentOffset(limited(target), animated: animated)
    }

    // A touch beside the rows closes the one that is open.
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        swipe.close()
    }

    // MARK: - Editing

    /// Lets rows show how they can be deleted, inserted, or moved, or ends that.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != edited else { return }
        swipe.close()
        edited = editing
        if allowsMultipleSelectionDuringEditing { select([]) }
        configureEditing(animated: animated)
    }

    private func configureEditing(animated: Bool) {
        // Rows have less room for their texts now, or more. What is seen does not move because of those that are not.
        outdatedHeights = Set(heights.keys)
        for (place, view) in shownInOrder {
            guard case .row(let indexPath) = place, let cell = view as? UITableViewCell else { continue }
            configureEditing(cell, at: indexPath, animated: animated)
        }
        outdate()
    }

    // MARK: - Layout

    /// Places the rows.
    func place() {
        setNeedsLayout()
        layoutIfNeeded()
    }

    override open func layoutSubviews() {
        isPlacing = true
        if bounds.width != knownWidth {
            knownWidth = bounds.width
            heights = [:]
            isOutdated = true
        }
        update()
        // Rows that are seen for the first time may have other heights than was estimated.
        for _ in 0..<20 where showParts() {
            isOutdated = true
            update()
        }
        isPlacing = false
        backgroundView?.frame = bounds
        super.layoutSubviews()
    }

    /// Determines where everything is, if something has changed.
    private func update() {
        guard isOutdated, batchDepth == 0 else { return }
        isOutdated = false
        var (y, parts): (CGFloat, [TablePart]) = (0, [])
        func add(_ place: TablePart.Place, _ height: CGFloat) {
            guard height > 0, height.isFinite else { return }
            parts.append(TablePart(place: place, y: y, height: height))
            y += height
        }
        if let header = tableHeaderView { add(.header, header.bounds.height) }
        let sections = dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0
        counts = (0..<min(sections, IndexPath.limit)).map { section in
            min(max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0), IndexPath.limit)
        }
        for (section, count) in counts.enumerated() where parts.count < IndexPath.limit {
            add(.sectionHeader(section), headerHeight(section))
            for row in 0..<count where parts.count < IndexPath.limit {
                let indexPath = IndexPath(row: row, section: section)
                add(.row(indexPath), height(of: indexPath))
            }
            add(.sectionFooter(section), footerHeight(section))
        }
        if let footer = tableFooterView { add(.footer, footer.bounds.height) }
        self.parts = parts
        contentSize = CGSize(width: bounds.width, height: y)
    }

    private func height(of indexPath: IndexPath) -> CGFloat {
        if let height = heights[indexPath] { return height }
        let height = rowDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        if height >= 0 { return height }
        let estimate = rowDelegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
        return estimate > 0 ? estimate : Self.estimate
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let height = rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if height >= 0 { return height }
        if let view = rowDelegate?.tableView(self, viewForHeaderInSection: section) {
            return max(28, view.bounds.height)
        }
        let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        if style == .plain { return hasTitle ? 28 : 0 }
        return hasTitle ? 44 : section == 0 ? 35 : 17
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let height = rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if height >= 0 { return height }
        if let view = rowDelegate?.tableView(self, viewForFooterInSection: section) {
            return max(28, view.bounds.height)
        }
        let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
        return hasTitle ? 28 : style == .plain ? 0 : 18
    }

    /// Shows the parts that are seen, and one row more at each end, so that the keyboard can go there. Returns whether a
    /// row has another height than was known.
    private func showParts() -> Bool {
        let seen = bounds.insetBy(dx: 0, dy: -Self.estimate - reorder.room)
        let wanted = parts.filter {
            $0.y < seen.maxY && $0.y + $0.height > seen.minY || isPinned($0) || reorder.holds($0.place)
        }
        let places = Set(wanted.map(\.place))
        for place in Array(shown.keys) where !places.contains(place) { remove(place) }
        var previous = backgroundView
        for part in wanted {
            let isNew = shown[part.place] == nil
            guard let view = shown[part.place] ?? makeView(part.place, above: previous) else { continue }
            (shown[part.place], previous) = (view, view)
            if case .row(let indexPath) = part.place, let cell = view as? UITableViewCell {
                if heights[indexPath] == nil || outdatedHeights.remove(indexPath) != nil, isAutomatic(indexPath) {
                    let height = cell.neededHeight(in: rowWidth)
                    heights[indexPath] = height
                    if height != part.height { return true }
                }
            }
            if case .row(let indexPath) = part.place, let cell = view as? UITableViewCell {
                cell.cardCorners = cardCorners(row: indexPath.row, of: counts[indexPath.section])
            }
            let isInCard = part.place.section != nil
            let frame = CGRect(
                x: isInCard ? rowMargin : 0, y: shownY(of: part), width: isInCard ? rowWidth : bounds.width,
                height: part.height)
            if isNew { appear(view, in: frame) } else if view.frame != frame { view.frame = frame }
        }
        return false
    }

    /// Places a view that comes. If rows are changed visibly, it fades in.
    private func appear(_ view: UIView, in frame: CGRect) {
        let alpha = view.alpha
        UIView.performWithoutAnimation {
            view.frame = frame
            view.layoutIfNeeded()
            if isAnimating { view.alpha = 0 }
        }
        if isAnimating { view.alpha = alpha }
    }

    private func isAutomatic(_ indexPath: IndexPath) -> Bool {
        rowDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight < 0
    }

    /// Adds the view of a part. The order of subviews is that of the parts, in which they are read.
    private func makeView(_ place: TablePart.Place, above previous: UIView?) -> UIView? {
        func add(_ view: UIView, isInFront: Bool = false) {
            if let previous { insertSubview(view, aboveSubview: previous) } else { insertSubview(view, at: 0) }
            if isInFront { view.layer.zPosition = 1 }
        }
        switch place {
        case .header: return tableHeaderView
        case .footer: return tableFooterView
        case .row(let indexPath):
            guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
            (cell.table, cell.indexPath) = (self, indexPath)
            cell.useStandardBackground(rowBackground)
            configureEditing(cell, at: indexPath, animated: false)
            cell.isSelected = indexPathsForSelectedRows?.contains(indexPath) ?? false
            add(cell)
            rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
            return cell
        case .sectionHeader(let section):
            let view =
                rowDelegate?.tableView(self, viewForHeaderInSection: section)
                ?? title(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
            // It stays in front of the rows below it.
            add(view, isInFront: true)
            return view
        case .sectionFooter(let section):
            let view =
                rowDelegate?.tableView(self, viewForFooterInSection: section)
                ?? title(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
            add(view)
            return view
        }
    }

    private func title(_ text: String?, isHeader: Bool) -> UIView {
        let view = SectionTitle(text: text ?? "", isPlain: style == .plain, isHeader: isHeader)
        if style == .plain, text != nil { view.backgroundColor = .secondarySystemBackground }
        return view
    }

    /// Whether a header stays at the top while its section is seen.
    private func isPinned(_ part: TablePart) -> Bool {
        guard style == .plain, case .sectionHeader = part.place else { return false }
        return shownY(of: part) > part.y
    }

    private func shownY(of part: TablePart) -> CGFloat {
        let y = reorder.shownY(of: part.place, at: part.y)
        guard style == .plain, case .sectionHeader(let section) = part.place else { return y }
        let top = bounds.minY + adjustedContentInset.top
        guard y < top else { return y }
        let end = parts.last { $0.place.section == section }.map { $0.y + $0.height } ?? part.y
        return max(y, min(top, end - part.height))
    }

    // MARK: - Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = defaults.isElement && parts.isEmpty
        return defaults
    }
}

/// A part of a table, from top to bottom.
struct TablePart {
    /// What a part is.
    enum Place: Hashable, Comparable {
        case header, footer
        case sectionHeader(Int)
        case sectionFooter(Int)
        case row(IndexPath)

        /// The section of the part.
        var section: Int? {
            switch self {
            case .header, .footer: nil
            case .sectionHeader(let section), .sectionFooter(let section): section
            case .row(let indexPath): indexPath.section
            }
        }
    }

    let place: Place
    let y: CGFloat
    let height: CGFloat
}

/// The title above or below a section.
private final class SectionTitle: UIView {
    private let label = UILabel()
    private let isPlain: Bool

    init(text: String, isPlain: Bool, isHeader: Bool) {
        self.isPlain = isPlain
        super.init(frame: .zero)
        label.text = isPlain || !isHeader ? text : text.uppercased()
        label.font = isPlain && isHeader ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
        label.textColor = isPlain && isHeader ? .label : .secondaryLabel
        if isHeader { label.accessibilityTraits = .header }
        label.isAccessibilityElement = !text.isEmpty
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = isPlain ? bounds.height : min(bounds.height, 24)
        label.frame = CGRect(x: 16, y: bounds.height - height, width: bounds.width - 32, height: height)
    }
}
