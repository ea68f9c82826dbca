// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UICollectionView: items and sections that come, go, and move.
@Suite(.serialized) struct UICollectionViewChangesTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func wait(_ steps: Int) {
        for _ in 0..<steps { PageContext.current.time.run(PageContext.current.time.step + 1) }
    }

    @Test func itemsComeAndGo() {
        withCollection(flowLayout(), items: [3]) { collection, source in
            let (cells, loads) = (collection.visibleCells, source.loads)
            source.texts[0].insert("new", at: 1)
            collection.insertItems(at: [path(1)])
            #expect(collection.texts == ["0.0", "new", "0.1", "0.2"])
            #expect(source.loads == loads + 1, "the others keep their views")
            #expect(collection.cellForItem(at: path(2)) === cells[1])
            #expect(collection.indexPath(for: cells[2]) == path(3))
            source.texts[0].removeFirst()
            collection.deleteItems(at: [path(0)])
            #expect(collection.texts == ["new", "0.1", "0.2"] && source.loads == loads + 1)
            #expect(collection.visibleCells.map(\.frame.minX) == [0, 110, 220])
        }
    }

    @Test func aBatchHasOldNumbersOfWhatGoesAndNewOnesOfWhatComes() {
        withCollection(flowLayout(), items: [6]) { collection, source in
            collection.allowsMultipleSelection = true
            for item in [1, 4] { collection.selectItem(at: path(item), animated: false, scrollPosition: []) }
            let kept = collection.cellForItem(at: path(4))
            var isDone = false
            collection.performBatchUpdates {
                // The order of the calls does not count.
                source.texts[0] = ["a", "0.5", "0.0", "0.2", "b", "0.4"]
                collection.insertItems(at: [path(0), path(4)])
                collection.moveItem(at: path(5), to: path(1))
                collection.deleteItems(at: [path(1), path(3)])
                #expect(collection.numberOfItems(inSection: 0) == 6)
            } completion: {
                isDone = $0
            }
            #expect(collection.texts == ["a", "0.5", "0.0", "0.2", "b", "0.4"])
            #expect(collection.cellForItem(at: path(5)) === kept)
            #expect(collection.indexPathsForSelectedItems == [path(5)], "the selection moves with its item")
            #expect(!isDone)
            wait(30)
            #expect(isDone)
        }
    }

    @Test func viewsThatStayMoveVisibly() {
        withCollection(flowLayout(), items: [2]) { collection, source in
            let cell = collection.visibleCells[1]
            source.texts[0].remove(at: 0)
            collection.deleteItems(at: [path(0)])
            #expect(cell.center.x == 40)
            wait(5)
            let shown = cell.layer.presentation()?.position.x ?? 0
            #expect(shown > 40 && shown < 150)
            wait(30)
            #expect(cell.layer.presentation()?.position.x == 40)
            source.texts[0].insert("new", at: 0)
            UIView.performWithoutAnimation { collection.insertItems(at: [path(0)]) }
            wait(2)
            #expect(cell.layer.presentation()?.position.x == 150)
        }
    }

    @Test func itemsAreLoadedAgain() {
        withCollection(flowLayout(), items: [3, 2]) { collection, source in
            collection.selectItem(at: path(1), animated: false, scrollPosition: [])
            source.texts[0][1] = "changed"
            collection.reloadItems(at: [path(1)])
            #expect(collection.texts == ["0.0", "changed", "0.2", "1.0", "1.1"])
            #expect(collection.indexPathsForSelectedItems == [])
            source.texts[1] = ["x", "y", "z"]
            collection.reloadSections([1])
            #expect(collection.texts == ["0.0", "changed", "0.2", "x", "y", "z"])
        }
    }

    @Test func sectionsComeGoAndMove() {
        let layout = flowLayout { $0.headerReferenceSize.height = 20 }
        withCollection(layout, items: [1, 2, 1]) { collection, source in
            let kind = UICollectionView.elementKindSectionHeader
            let header = collection.supplementaryView(forElementKind: kind, at: path(0, 1))
            let loads = source.loads
            source.texts.insert(["new"], at: 0)
            collection.insertSections(0..<1)
            #expect(collection.texts == ["new", "0.0", "1.0", "1.1", "2.0"] && source.loads == loads + 1)
            #expect(collection.supplementaryView(forElementKind: kind, at: path(0, 2)) === header)
            source.texts.swapAt(0, 2)
            collection.performBatchUpdates {
                collection.moveSection(0, toSection: 2)
                collection.moveSection(2, toSection: 0)
            }
            #expect(collection.texts == ["1.0", "1.1", "0.0", "new", "2.0"] && source.loads == loads + 1)
            #expect(header?.frame.minY == 0)
            source.texts.removeSubrange(1...2)
            collection.deleteSections(1...2)
            #expect(collection.texts == ["1.0", "1.1", "2.0"] && collection.numberOfSections == 2)
            #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 2)
        }
    }

    @Test func changesThatDoNotFitLoadEverything() {
        withCollection(flowLayout(), items: [3]) { collection, source in
            collection.selectItem(at: path(2), animated: false, scrollPosition: [])
            source.texts[0] = ["a", "b"]
            collection.insertItems(at: [path(0), path(-3), path(.max)])
            #expect(collection.texts == ["a", "b"] && collection.indexPathsForSelectedItems == [])
            source.texts = [["a"], ["b"]]
            collection.moveItem(at: path(.min, .max), to: path(.max, .min))
            #expect(collection.texts == ["a", "b"] && collection.numberOfSections == 2)
            collection.deleteSections([.min, .max])
            collection.performBatchUpdates(nil)
            #expect(collection.texts == ["a", "b"])
        }
    }

    @Test func loadingAllEndsTheSelectionAndKeepsTheViews() {
        withCollection(flowLayout(), items: [8]) { collection, source in
            let before = NumberedCell.alive
            collection.selectItem(at: path(2), animated: false, scrollPosition: [])
            source.texts[0].removeLast(3)
            collection.reloadData()
            PageContext.current.settle()
            #expect(collection.texts.count == 5 && NumberedCell.alive == before)
            #expect(collection.indexPathsForSelectedItems == [])
            #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
        }
    }
}
