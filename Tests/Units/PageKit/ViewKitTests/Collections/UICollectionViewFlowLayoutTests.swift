// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UICollectionViewFlowLayout: where items, headers, and footers are.
@Suite(.serialized) struct UICollectionViewFlowLayoutTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func frame(
        of kind: String, _ section: Int, in collection: UICollectionView
    ) -> CGRect? {
        let path = IndexPath(item: 0, section: section)
        return collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }

    @Test func theRoomOfALineIsSpreadAndTheLastLineFollows() {
        withCollection(flowLayout(), items: [8]) { collection, _ in
            #expect(collection.frames().map(\.minX) == [0, 110, 220, 0, 110, 220, 0, 110])
            #expect(collection.frames().map(\.minY) == [0, 0, 0, 60, 60, 60, 120, 120])
            #expect(collection.frames().allSatisfy { $0.size == CGSize(width: 80, height: 50) })
            #expect(collection.contentSize == CGSize(width: 300, height: 170))
            #expect(collection.visibleCells.map(\.frame) == collection.frames())
        }
    }

    @Test func anItemOfItsOwnLineIsInTheMiddle() {
        withCollection(flowLayout { $0.itemSize.width = 200 }, items: [2]) { collection, _ in
            #expect(collection.frames() == [rect(50, 0, 200, 50), rect(50, 60, 200, 50)])
        }
        withCollection(flowLayout(), items: [1]) { collection, _ in
            #expect(collection.frames() == [rect(0, 0, 80, 50)], "others would fit beside it")
        }
        withCollection(flowLayout { $0.itemSize.width = 500 }, items: [1]) { collection, _ in
            #expect(collection.frames() == [rect(0, 0, 500, 50)], "it is too wide")
        }
    }

    @Test func itemsThatFitExactlyAreInALine() {
        let width = (300.0 - 20) / 3
        withCollection(flowLayout { $0.itemSize.width = width }, items: [6]) { collection, _ in
            #expect(collection.frames().map(\.minY) == [0, 0, 0, 60, 60, 60])
            #expect((collection.frames()[2].maxX - 300).magnitude < 0.01)
        }
    }

    @Test func aLineIsAsHighAsItsTallestItem() {
        withCollection(flowLayout(), items: [4]) { collection, _ in
            let sizes = SizeSource([(100, 40), (150, 80), (200, 20), (90, 30)])
            collection.delegate = sizes
            collection.reloadData()
            PageContext.current.settle()
            #expect(
                collection.frames() == [
                    rect(0, 20, 100, 40), rect(150, 0, 150, 80), rect(0, 95, 200, 20), rect(210, 90, 90, 30),
                ])
            #expect(collection.contentSize == CGSize(width: 300, height: 120))
        }
    }

    @Test func sectionsHaveInsetsHeadersAndFooters() {
        let layout = flowLayout {
            $0.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            $0.headerReferenceSize = CGSize(width: 7, height: 25)
            $0.footerReferenceSize = CGSize(width: 7, height: 15)
        }
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        withCollection(layout, items: [2, 1, 0]) { collection, _ in
            #expect(frame(of: header, 0, in: collection) == rect(0, 0, 300, 25))
            #expect(collection.frames() == [rect(20, 35, 80, 50), rect(180, 35, 80, 50)])
            #expect(frame(of: footer, 0, in: collection) == rect(0, 115, 300, 15))
            #expect(frame(of: header, 1, in: collection) == rect(0, 130, 300, 25))
            #expect(collection.frames(inSection: 1) == [rect(20, 165, 80, 50)])
            #expect(frame(of: header, 2, in: collection) == rect(0, 260, 300, 25))
            #expect(collection.contentSize.height == 260 + 80, "a section without items has its insets")
            #expect(collection.visibleSupplementaryViews(ofKind: header).map(\.frame.minY) == [0, 130, 260])
            #expect(collection.visibleSupplementaryViews(ofKind: footer).count == 3)
            #expect(
                collection.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1))?.frame
                    == rect(0, 130, 300, 25))
            layout.headerReferenceSize = .zero
            PageContext.current.settle()
            #expect(
                collection.visibleSupplementaryViews(ofKind: header).isEmpty && collection.contentSize.height == 265)
        }
    }

    @Test func columnsFollowEachOtherHorizontally() {
        let layout = flowLayout {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = CGSize(width: 30, height: 7)
            $0.sectionInset = UIEdgeInsets(top: 100, left: 5, bottom: 40, right: 0)
        }
        withCollection(layout, items: [6]) { collection, _ in
            // Four of 50 points and three distances of 10 leave 30 of 260.
            #expect(collection.frames().map(\.minY) == [100, 170, 240, 310, 100, 170])
            #expect(collection.frames().map(\.minX) == [35, 35, 35, 35, 125, 125])
            #expect(collection.contentSize == CGSize(width: 205, height: 400))
            let kind = UICollectionView.elementKindSectionHeader
            #expect(frame(of: kind, 0, in: collection) == rect(0, 0, 30, 400))
        }
    }

    @Test func linesCanOverlapButNotGoBack() {
        withCollection(flowLayout { $0.minimumLineSpacing = -20 }, items: [9]) { collection, _ in
            #expect(collection.frames().map(\.minY) == [0, 0, 0, 30, 30, 30, 60, 60, 60])
            #expect(collection.contentSize.height == 110)
        }
        withCollection(flowLayout { $0.minimumLineSpacing = -500 }, items: [9]) { collection, _ in
            #expect(Set(collection.frames().map(\.minY)) == [0])
        }
    }

    @Test func aPinnedHeaderStaysUntilItsSectionHasGone() {
        let layout = flowLayout {
            $0.headerReferenceSize.height = 40
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let kind = UICollectionView.elementKindSectionHeader
        withCollection(layout, items: [30, 30]) { collection, _ in
            // A section of 40 points, and of ten lines of 50 with distances of 10.
            #expect(collection.contentSize.height == 2 * 630)
            collection.contentOffset.y = 200
            PageContext.current.settle()
            let shown = {
                collection.visibleSupplementaryViews(ofKind: kind).map { $0.frame.minY - collection.bounds.minY }
            }
            #expect(shown() == [0])
            #expect(collection.hitTest(CGPoint(x: 5, y: 210), with: nil) is NumberedCell == false, "it is in front")
            collection.contentOffset.y = 610
            PageContext.current.settle()
            #expect(shown() == [-20, 20], "the next one pushes it away")
            #expect(
                collection.elements.count == collection.visibleCells.count + 6, "headers without texts are not read")
        }
    }

    @Test func aPinnedFooterStaysAtTheFarEdge() {
        let layout = flowLayout {
            $0.footerReferenceSize.height = 40
            $0.sectionFootersPinToVisibleBounds = true
        }
        withCollection(layout, items: [30]) { collection, _ in
            let footer = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
            #expect(footer.map(\.frame) == [rect(0, 360, 300, 40)])
        }
    }

    @Test func theContentInsetAndTheSizeOfTheViewCount() {
        withCollection(flowLayout(), items: [8]) { collection, _ in
            collection.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
            PageContext.current.settle()
            #expect(collection.contentSize.width == 260)
            #expect(collection.frames().map(\.minX).prefix(3) == [0, 90, 180])
            collection.contentInset = .zero
            collection.frame.size.width = 190
            PageContext.current.settle()
            #expect(collection.frames().map(\.minX).prefix(3) == [0, 110, 0])
        }
    }

    @Test func sizesAreLimited() {
        withCollection(flowLayout(), items: [3]) { collection, _ in
            let sizes = SizeSource([(.nan, 40), (.infinity, 80), (1e300, -20)])
            collection.delegate = sizes
            collection.reloadData()
            PageContext.current.settle()
            #expect(collection.frames().map(\.width) == [0, 0, 100_000])
            #expect(collection.contentSize.height.isFinite)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 1e-300, height: 1e-300)
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (.nan, -.infinity)
            layout.sectionInset = UIEdgeInsets(top: .nan, left: -5, bottom: .infinity, right: 1e300)
            collection.delegate = nil
            collection.collectionViewLayout = layout
            PageContext.current.settle()
            #expect(collection.contentSize.height.isFinite)
        }
    }
}

/// Has a size for each item.
private final class SizeSource: UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [(CGFloat, CGFloat)]) { self.sizes = sizes.map { CGSize(width: $0.0, height: $0.1) } }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
}
