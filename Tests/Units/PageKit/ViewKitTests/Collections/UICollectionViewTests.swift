// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UICollectionView: views of items, reuse, scrolling, the keyboard, and screen readers.
@Suite(.serialized) struct UICollectionViewTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func onlyItemsThatAreSeenAreMadeAndReused() {
        let before = NumberedCell.alive
        withCollection(flowLayout(), items: [100_000]) { collection, source in
            #expect(collection.contentSize.height == 33_334 * 60 - 10)
            #expect(collection.texts == (0..<21).map { "0.\($0)" }, "seven lines of three are seen")
            for offset in stride(from: 0.0, through: 100_000, by: 250) {
                collection.contentOffset.y = offset
                PageContext.current.settle()
                #expect(NumberedCell.alive - before <= 45)
            }
            collection.contentOffset.y = 33_334 * 60 - 410
            PageContext.current.settle()
            #expect(collection.texts.last == "0.99999")
            #expect(collection.indexPathsForVisibleItems.last == path(99_999))
            #expect(NumberedCell.alive - before <= 45)
            let cell = collection.cellForItem(at: path(99_999)) as? NumberedCell
            #expect(cell?.reuseIdentifier == "cell" && collection.indexPath(for: cell!) == path(99_999))
            #expect(collection.cellForItem(at: path(3)) == nil)
            #expect(collection.visibleCells.contains { ($0 as? NumberedCell)?.reuses ?? 0 > 0 })
            #expect(source.loads < 6000)
        }
    }

    @Test func anItemIsMadeWithItsSize() {
        withCollection(flowLayout(), items: [1]) { collection, _ in
            let cell = collection.visibleCells.first as? NumberedCell
            #expect(cell?.label.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
            #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
        }
    }

    @Test func anItemIsFoundAtAPoint() {
        withCollection(flowLayout(), items: [8]) { collection, _ in
            #expect(collection.indexPathForItem(at: CGPoint(x: 111, y: 61)) == path(4))
            #expect(collection.indexPathForItem(at: CGPoint(x: 90, y: 61)) == nil)
            #expect(collection.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 61)) == nil)
        }
    }

    @Test func itScrollsToAnItem() {
        withCollection(flowLayout(), items: [300]) { collection, _ in
            let offset = { (position: UICollectionView.ScrollPosition) -> CGFloat in
                collection.scrollToItem(at: self.path(150), at: position, animated: false)
                return collection.contentOffset.y
            }
            #expect(offset(.top) == 3000)
            #expect(offset(.bottom) == 2650)
            #expect(offset(.centeredVertically) == 2825)
            #expect(offset([]) == 2825, "it is seen")
            #expect(offset([.top, .left]) == 3000)
            collection.scrollToItem(at: path(300), at: .top, animated: false)
            #expect(collection.contentOffset.y == 3000, "there is no such item")
            collection.scrollToItem(at: path(299), at: .top, animated: false)
            #expect(collection.contentOffset.y == 100 * 60 - 10 - 400)
            collection.scrollToItem(at: path(0), at: .top, animated: true)
            #expect(collection.contentOffset.y > 0)
            for _ in 0..<30 { PageContext.current.time.run(PageContext.current.time.step + 1) }
            #expect(collection.contentOffset.y == 0)
        }
    }

    @Test func aLayoutDecidesWhereADragEnds() {
        withCollection(SteppedLayout(), items: [30]) { collection, _ in
            press(100, 300)
            for step in 1...8 {
                PageContext.current.time.run(PageContext.current.time.step + 1)
                drag(100, 300 - Double(step) * 10)
            }
            // A finger that rests does not throw.
            for _ in 0..<30 { PageContext.current.time.run(PageContext.current.time.step + 1) }
            drag(100, 220)
            lift(100, 220)
            for _ in 0..<240 { PageContext.current.time.run(PageContext.current.time.step + 1) }
            PageContext.current.settle()
            #expect(collection.contentOffset.y == 100)
        }
    }

    @Test func anotherLayoutMovesTheViews() {
        withCollection(flowLayout(), items: [6]) { collection, source in
            let (cells, loads) = (collection.visibleCells, source.loads)
            var isDone = false
            let layout = flowLayout { $0.itemSize.width = 200 }
            collection.setCollectionViewLayout(layout, animated: true) { isDone = $0 }
            #expect(collection.collectionViewLayout === layout && layout.collectionView === collection)
            #expect(collection.visibleCells.map(\.frame.minY) == [0, 60, 120, 180, 240, 300])
            #expect(collection.visibleCells == cells && source.loads == loads)
            #expect(!isDone)
            for _ in 0..<30 { PageContext.current.time.run(PageContext.current.time.step + 1) }
            #expect(isDone)
        }
    }

    @Test func aBackgroundIsBehindTheItemsAndStays() {
        withCollection(flowLayout(), items: [300]) { collection, _ in
            let view = UIView()
            collection.backgroundView = view
            collection.contentOffset.y = 500
            PageContext.current.settle()
            #expect(view.frame == CGRect(x: 0, y: 500, width: 300, height: 400))
            #expect(collection.subviews.first === view)
        }
    }

    @Test func backgroundsOfAnItemFollowItsState() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
        let (back, selected) = (UIView(), UIView())
        (cell.selectedBackgroundView, cell.backgroundView) = (selected, back)
        #expect(cell.subviews == [back, selected, cell.contentView])
        #expect(selected.frame == cell.bounds && selected.isHidden && !back.isHidden)
        cell.isSelected = true
        #expect(!selected.isHidden)
        (cell.isSelected, cell.isHighlighted) = (false, true)
        #expect(!selected.isHidden)
        cell.isHighlighted = false
        #expect(selected.isHidden)
        cell.frame.size.width = 100
        cell.layoutIfNeeded()
        #expect(selected.frame.width == 100 && back.frame.width == 100 && cell.contentView.frame.width == 100)
        cell.backgroundView = nil
        #expect(cell.subviews == [selected, cell.contentView])
    }

    // MARK: - Keyboard and screen readers

    @Test func theKeyboardGoesToNeighborsInBothDirections() {
        withCollection(flowLayout { $0.minimumLineSpacing = 100 }, items: [300]) { collection, _ in
            // Lines begin at 0, 150, and 300; the one at 450 is not seen.
            let elements = collection.elements
            #expect(elements.map(\.accessibilityLabel) == (0..<12).map { "0.\($0)" })
            for key in [Key.go(.right), .go(.down)] { #expect(!elements[0].scroll(by: key), "another item is there") }
            #expect(!elements[4].scroll(by: .go(.up)) && !elements[4].scroll(by: .go(.left)))
            #expect(!elements[7].scroll(by: .go(.down)), "the next line is not seen, but the keyboard goes to it")
            elements[10].perform(.reveal)
            for _ in 0..<60 { PageContext.current.time.run(PageContext.current.time.step + 1) }
            PageContext.current.settle()
            #expect(collection.contentOffset.y == 100)
            #expect(collection.elements.last?.accessibilityLabel == "0.14")
        }
    }

    @Test func screenReadersReadItemsAndChooseThem() {
        withCollection(flowLayout(), items: [3]) { collection, source in
            #expect(collection.elements.map(\.accessibilityLabel) == ["0.0", "0.1", "0.2"])
            #expect(!collection.elements[1].accessibilityTraits.contains(.selected))
            collection.elements[1].activateElement(at: PageContext.current.time.seconds)
            #expect(source.log == ["should highlight 1", "should select 1", "select 1"])
            #expect(collection.elements[1].accessibilityTraits.contains(.selected))
            collection.allowsSelection = false
            #expect(collection.elements.allSatisfy { $0 is UILabel }, "items that can’t be selected are only read")
        }
    }

    @Test func itemsInFrontAreReadInTheirOrder() {
        withCollection(FanLayout(), items: [3]) { collection, _ in
            #expect(
                collection.subviews.prefix(3).compactMap { ($0 as? NumberedCell)?.label.text } == ["0.2", "0.1", "0.0"])
            #expect(collection.elements.map(\.accessibilityLabel) == ["0.0", "0.1", "0.2"])
            tap(60, 20)
            #expect(collection.indexPathsForSelectedItems == [path(0)], "it is in front of the others")
            #expect(collection.indexPathForItem(at: CGPoint(x: 60, y: 20)) == path(0))
        }
    }

    // MARK: - Other layouts

    @Test func aLayoutCanBeSubclassed() {
        let layout = FanLayout()
        withCollection(layout, items: [3]) { collection, source in
            #expect(layout.log == ["prepare 300.0"])
            #expect(collection.contentSize == CGSize(width: 300, height: 120))
            #expect(collection.visibleCells.map(\.frame.minX) == [0, 30, 60])
            #expect(collection.visibleCells.map(\.alpha) == [1, 0.5, 0.25])
            source.texts[0].append("new")
            collection.reloadData()
            PageContext.current.settle()
            #expect(layout.log.count == 2 && collection.visibleCells.count == 4)
            layout.invalidateLayout()
            PageContext.current.settle()
            #expect(layout.log.count == 3)
            collection.visibleCells[0].transform = CGAffineTransform(scaleX: 2, y: 2)
            collection.setNeedsLayout()
            PageContext.current.settle()
            #expect(layout.log.count == 3)
            #expect(collection.visibleCells[0].transform.a == 2, "a layout that has not changed leaves views alone")
        }
    }

    @Test func aLayoutCanFollowTheOffset() {
        let layout = FanLayout()
        layout.followsBounds = true
        withCollection(layout, items: [3]) { collection, _ in
            collection.contentOffset.y = -10
            PageContext.current.settle()
            #expect(layout.log == ["prepare 300.0", "prepare 300.0"])
        }
    }

    @Test func attributesCanBeCopied() {
        let attributes = TiltedAttributes(forCellWith: path(3, 1))
        (attributes.frame, attributes.zIndex, attributes.tilt) = (CGRect(x: 10, y: 20, width: 30, height: 40), 5, 7)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
        #expect(attributes.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        let copy = attributes.copy() as? TiltedAttributes
        #expect(copy?.frame == attributes.frame && copy?.zIndex == 5 && copy?.tilt == 7)
        #expect(copy?.indexPath == path(3, 1) && copy?.representedElementCategory == .cell)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: path(0))
        #expect((header.copy() as? UICollectionViewLayoutAttributes)?.representedElementKind == "kind")
        #expect(header.representedElementCategory == .supplementaryView)
    }

    // MARK: - Limits

    @Test func hostileNumbersAreLimited() {
        let source = HostileSource()
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        layout.itemSize = CGSize(width: 1, height: 1)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        withViews([collection]) {
            #expect(collection.numberOfSections == 100_000)
            #expect(collection.numberOfItems(inSection: 0) == 100_000 && collection.numberOfItems(inSection: 1) == 0)
            #expect(collection.visibleCells.count <= 4096)
            collection.collectionViewLayout = HostileLayout()
            PageContext.current.settle()
            #expect(collection.visibleCells.count == 1 && collection.contentSize.height.isFinite)
        }
        PageContext.current.rest()
    }

    @Test func aControllerShowsItsCollection() {
        let controller = NumbersController(collectionViewLayout: flowLayout())
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        withViews([controller.view]) {
            #expect(controller.collectionView === controller.view)
            #expect(controller.collectionView.visibleCells.count == 5)
            tap(20, 20)
            #expect(controller.chosen == [path(0)])
            controller.viewWillAppear(false)
            #expect(controller.collectionView.indexPathsForSelectedItems == [])
        }
        PageContext.current.rest()
    }
}

/// Items that lie half above each other, the first one in front.
private final class FanLayout: UICollectionViewLayout {
    var log: [String] = []
    var followsBounds = false
    private var known: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        guard let collectionView else { return }
        log.append("prepare \(collectionView.bounds.width)")
        known = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: CGFloat(item) * 30, y: 0, width: 80, height: 120)
            attributes.zIndex = -item
            attributes.alpha = 1 / CGFloat(1 << item)
            return attributes
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: 120) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        known.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        known[indexPath.item]
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }
}

/// Comes to rest at multiples of 100 points.
private final class SteppedLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        itemSize = CGSize(width: 300, height: 90)
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
}

private final class TiltedAttributes: UICollectionViewLayoutAttributes {
    var tilt = 0

    override func copy(with zone: NSZone?) -> Any {
        let copy = super.copy(with: zone)
        (copy as? TiltedAttributes)?.tilt = tilt
        return copy
    }
}

private final class HostileSource: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { .max }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? .max : -5
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

/// Returns attributes of which only one can be shown.
private final class HostileLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [(0, 0.0), (1, .nan), (-1, 0), (.max, 0), (2, 1e300), (3, .infinity), (0, 0)].map { item, y in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: y, width: 50, height: 50)
            return attributes
        }
    }
}

private final class NumbersController: UICollectionViewController {
    var chosen: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath)
    }
}
