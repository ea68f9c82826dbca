// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UICollectionView: what the user and the page select.
@Suite(.serialized) struct UICollectionViewSelectionTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Touches a point for so long that it can’t become a drag.
    private func hold(_ x: Double, _ y: Double) {
        press(x, y)
        for _ in 0..<12 { PageContext.current.time.run(PageContext.current.time.step + 1) }
    }

    @Test func aTapCallsTheDelegateInOrder() {
        withCollection(flowLayout(), items: [8]) { collection, source in
            hold(20, 20)
            #expect(source.log == ["should highlight 0", "highlight 0"])
            #expect(collection.cellForItem(at: path(0))?.isHighlighted == true)
            lift(20, 20)
            #expect(source.log.dropFirst(2) == ["should select 0", "select 0", "unhighlight 0"])
            #expect(collection.cellForItem(at: path(0))?.isHighlighted == false)
            #expect(collection.indexPathsForSelectedItems == [path(0)])
            source.log = []
            tap(120, 80)
            #expect(
                source.log == [
                    "should highlight 4", "highlight 4", "should select 4", "deselect 0", "select 4", "unhighlight 4",
                ])
            #expect(collection.visibleCells.map(\.isSelected).enumerated().filter(\.element).map(\.offset) == [4])
            source.log = []
            tap(120, 80)
            #expect(source.log.contains("select 4"), "it is selected again")
        }
    }

    @Test func severalItemsCanBeSelected() {
        withCollection(flowLayout(), items: [8]) { collection, source in
            collection.allowsMultipleSelection = true
            tap(20, 20)
            tap(120, 80)
            #expect(collection.indexPathsForSelectedItems == [path(0), path(4)])
            source.log = []
            tap(20, 20)
            #expect(
                source.log == ["should highlight 0", "highlight 0", "should deselect 0", "deselect 0", "unhighlight 0"])
            source.answer = { $0 != "should deselect" }
            tap(120, 80)
            #expect(collection.indexPathsForSelectedItems == [path(4)])
        }
    }

    @Test func theDelegateCanRefuse() {
        withCollection(flowLayout(), items: [8]) { collection, source in
            source.answer = { $0 != "should highlight" }
            tap(20, 20)
            #expect(source.log == ["should highlight 0"])
            source.log = []
            source.answer = { $0 != "should select" }
            tap(20, 20)
            #expect(source.log == ["should highlight 0", "highlight 0", "should select 0", "unhighlight 0"])
            collection.allowsSelection = false
            source.log = []
            tap(20, 20)
            #expect(source.log == [] && collection.indexPathsForSelectedItems == [])
        }
    }

    @Test func aTouchThatEndsElsewhereSelectsNothing() {
        withCollection(flowLayout(), items: [8]) { collection, source in
            hold(20, 20)
            cancelTouch()
            #expect(source.log == ["should highlight 0", "highlight 0", "unhighlight 0"])
            source.log = []
            hold(20, 20)
            lift(200, 300)
            #expect(source.log.last == "unhighlight 0" && collection.indexPathsForSelectedItems == [])
        }
    }

    @Test func thePageSelectsWithoutTheDelegate() {
        withCollection(flowLayout(), items: [300]) { collection, source in
            collection.selectItem(at: path(150), animated: false, scrollPosition: .top)
            #expect(collection.contentOffset.y == 3000 && source.log == [])
            PageContext.current.settle()
            #expect(collection.cellForItem(at: path(150))?.isSelected == true)
            collection.selectItem(at: path(151), animated: false, scrollPosition: [])
            #expect(collection.indexPathsForSelectedItems == [path(151)] && collection.contentOffset.y == 3000)
            #expect(collection.cellForItem(at: path(150))?.isSelected == false)
            collection.selectItem(at: path(300), animated: false, scrollPosition: .top)
            #expect(collection.indexPathsForSelectedItems == [path(151)], "there is no such item")
            collection.allowsMultipleSelection = true
            collection.selectItem(at: path(5), animated: false, scrollPosition: [])
            #expect(collection.indexPathsForSelectedItems == [path(151), path(5)])
            collection.deselectItem(at: path(151), animated: false)
            #expect(collection.indexPathsForSelectedItems == [path(5)])
            collection.contentOffset.y = 0
            PageContext.current.settle()
            #expect(collection.cellForItem(at: path(5))?.isSelected == true, "a view that comes back is selected")
            collection.selectItem(at: nil, animated: false, scrollPosition: [])
            #expect(collection.indexPathsForSelectedItems == [])
            collection.allowsSelection = false
            collection.selectItem(at: path(1), animated: false, scrollPosition: [])
            #expect(collection.indexPathsForSelectedItems == [] && source.log == [])
        }
    }
}
