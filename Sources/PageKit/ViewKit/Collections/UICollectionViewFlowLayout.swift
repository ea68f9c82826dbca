// SPDX-License-Identifier: GPL-3.0-or-later
/// A layout of lines, one section after another. As in UIKit:
///
/// - A line has as many items as fit with `minimumInteritemSpacing` between them. It is as high as its tallest item, and
///   the others are in its middle.
/// - The room that is left in a line is spread between its items. In the last line of a section, the distances are those
///   of a line that is filled with more items of the size of the last one, so that the items are below those of the line
///   before if all have the same size.
/// - If only one item fits into a line, it is in the middle.
///
/// If the layout scrolls horizontally, the lines are columns.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that stands for that of the content. It has no effect.
    nonisolated public static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)

    /// The largest size and distance, in points.
    private static let largest: CGFloat = 100_000
    /// The number by which pinned headers and footers are in front of items, as in UIKit.
    private static let pinnedIndex = 10

    /// The size of all items.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// The size of items before they are shown. It has no effect, because items do not determine their sizes.
    open var estimatedItemSize = CGSize.zero
    /// The distance between lines.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The smallest distance between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The distances of the lines of a section from its edges.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The direction in which lines follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers, of which only the height counts, or the width if the layout scrolls horizontally. There are
    /// none if it is zero.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// The size of footers, of which only the height counts, or the width if the layout scrolls horizontally. There are
    /// none if it is zero.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Whether the header of a section stays at the near edge while the section is seen.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether the footer of a section stays at the far edge while the section is seen.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// The sections and where they begin, once they have been determined. In a layout that scrolls horizontally, they are
    /// turned, with x and y exchanged.
    private var flow: Flow?
    private struct Flow {
        var sections: [FlowSection] = []
        var starts: [CGFloat] = []
        var (width, length): (CGFloat, CGFloat) = (0, 0)
        /// The largest distance between lines.
        var gap: CGFloat = 0
    }

    private var isHorizontal: Bool { scrollDirection == .horizontal }

    override open func invalidateLayout() {
        flow = nil
        super.invalidateLayout()
    }

    override open func prepare() { flow = nil }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let old = collectionView?.bounds.size ?? .zero
        return isHorizontal ? newBounds.height != old.height : newBounds.width != old.width
    }

    // MARK: - Lines

    private func determined() -> Flow {
        if let flow { return flow }
        var new = Flow()
        guard let view = collectionView else { return new }
        let inset = view.adjustedContentInset
        let room =
            isHorizontal
            ? view.bounds.height - inset.top - inset.bottom : view.bounds.width - inset.left - inset.right
        new.width = Self.length(room)
        var previousGap: CGFloat = 0
        for index in 0..<view.numberOfSections {
            let content = self.content(of: index, in: view)
            let section = FlowSection(content, width: new.width)
            new.starts.append(new.length)
            new.length += section.length
            new.gap = max(new.gap, content.lineSpacing, previousGap + content.header + content.inset.top)
            previousGap = content.inset.bottom + content.footer
            new.sections.append(section)
        }
        flow = new
        return new
    }

    private func content(of section: Int, in view: UICollectionView) -> FlowSection.Content {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        var content = FlowSection.Content()
        let count = view.numberOfItems(inSection: section)
        if let delegate {
            content.sizes = (0..<count).map {
                size(delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section)))
            }
        } else {
            content.sizes = Array(repeating: size(itemSize), count: count)
        }
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        content.header = size(header ?? headerReferenceSize).height
        content.footer = size(footer ?? footerReferenceSize).height
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        content.inset = UIEdgeInsets(
            top: Self.length(isHorizontal ? inset.left : inset.top),
            left: Self.length(isHorizontal ? inset.top : inset.left),
            bottom: Self.length(isHorizontal ? inset.right : inset.bottom),
            right: Self.length(isHorizontal ? inset.bottom : inset.right))
        content.lineSpacing = Self.distance(
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing)
        content.itemSpacing = Self.distance(
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        return content
    }

    private func size(_ size: CGSize) -> CGSize {
        turned(CGSize(width: Self.length(size.width), height: Self.length(size.height)))
    }

    private static func length(_ number: CGFloat) -> CGFloat { max(0, distance(number)) }

    private static func distance(_ number: CGFloat) -> CGFloat {
        number.isFinite ? number.limited(to: -largest...largest) : 0
    }

    private func turned(_ size: CGSize) -> CGSize {
        isHorizontal ? CGSize(width: size.height, height: size.width) : size
    }

    private func turned(_ rect: CGRect) -> CGRect {
        guard isHorizontal else { return rect }
        return CGRect(x: rect.origin.y, y: rect.origin.x, width: rect.size.height, height: rect.size.width)
    }

    // MARK: - Attributes

    override open var collectionViewContentSize: CGSize {
        let flow = determined()
        return turned(CGSize(width: flow.width, height: flow.length))
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (flow, area) = (determined(), turned(rect.standardized))
        let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
        var (low, high) = (0, flow.sections.count)
        while low < high {
            let middle = (low + high) / 2
            if flow.starts[middle] + flow.sections[middle].length < area.minY {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var all: [UICollectionViewLayoutAttributes] = []
        for section in low..<flow.sections.count where flow.sections[section].length > 0 {
            let (start, limit) = (flow.starts[section], UICollectionView.maxShown)
            guard start <= area.maxY, all.count < limit else { break }
            let items = flow.sections[section].items(
                from: area.minY - start, to: area.maxY - start, limit: limit - all.count)
            let path = IndexPath(item: 0, section: section)
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path) else { continue }
                if attributes.frame.intersects(rect) || pins { all.append(attributes) }
            }
            for item in items {
                let path = IndexPath(item: item, section: section)
                guard let attributes = layoutAttributesForItem(at: path) else { continue }
                if attributes.frame.intersects(rect) { all.append(attributes) }
            }
        }
        return all
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let flow = determined()
        guard flow.sections.indices.contains(indexPath.section) else { return nil }
        let frames = flow.sections[indexPath.section].frames
        guard frames.indices.contains(indexPath.item) else { return nil }
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (type ?? UICollectionViewLayoutAttributes.self).init(forCellWith: indexPath)
        attributes.frame = turned(frames[indexPath.item].offsetBy(dx: 0, dy: flow.starts[indexPath.section]))
        return attributes
    }

    override open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let flow = determined()
        guard flow.sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        let (section, start) = (flow.sections[indexPath.section], flow.starts[indexPath.section])
        let seen = turned(visibleBounds)
        let (length, isPinned): (CGFloat, Bool)
        var y: CGFloat
        switch elementKind {
        case UICollectionView.elementKindSectionHeader:
            (length, isPinned, y) = (section.content.header, sectionHeadersPinToVisibleBounds, start)
            if isPinned { y = max(y, min(seen.minY, start + section.footerStart - length)) }
        case UICollectionView.elementKindSectionFooter:
            (length, isPinned) = (section.content.footer, sectionFootersPinToVisibleBounds)
            y = start + section.footerStart
            if isPinned { y = min(y, max(seen.maxY - length, start + section.content.header)) }
        default: return nil
        }
        guard length > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = turned(CGRect(x: 0, y: y, width: flow.width, height: length))
        if isPinned { attributes.zIndex = Self.pinnedIndex }
        return attributes
    }

    /// What is seen of the content, without what bars cover.
    private var visibleBounds: CGRect {
        guard let view = collectionView else { return .zero }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        return seen.isNull ? view.bounds : seen
    }

    override var reach: CGSize {
        let room = collectionView.map { turned($0.bounds.size).height } ?? 0
        return turned(CGSize(width: 0, height: max(44, min(determined().gap + 1, room))))
    }
}
