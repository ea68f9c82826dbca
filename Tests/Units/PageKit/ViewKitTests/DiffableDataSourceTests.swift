// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing
import ViewKit

/// Snapshots, and the data sources of tables and collections that show them.
@Suite(.serialized) struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func contents(_ snapshot: Snapshot) -> [[String]] {
        snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
    }

    private func wait(_ seconds: Double = 0.5) {
        for _ in 0..<Int(seconds * 60) {
            PageContext.current.time.run(PageContext.current.time.step + 1)
            PageContext.current.settle()
        }
    }

    // MARK: - Snapshots

    @Test func itemsAndSectionsAreAddedMovedAndRemoved() {
        var snapshot = snapshot([(1, ["a", "b"]), (2, ["c"])])
        snapshot.insertItems(["x"], beforeItem: "b")
        snapshot.insertItems(["y"], afterItem: "c")
        snapshot.appendItems(["z"], toSection: 1)
        #expect(contents(snapshot) == [["a", "x", "b", "z"], ["c", "y"]])
        snapshot.moveItem("a", afterItem: "c")
        snapshot.moveItem("y", beforeItem: "x")
        #expect(contents(snapshot) == [["y", "x", "b", "z"], ["c", "a"]])
        #expect(snapshot.sectionIdentifier(containingItem: "a") == 2 && snapshot.indexOfItem("a") == 5)
        snapshot.insertSections([0], beforeSection: 1)
        snapshot.insertSections([5], afterSection: 1)
        snapshot.moveSection(2, beforeSection: 0)
        #expect(snapshot.sectionIdentifiers == [2, 0, 1, 5] && snapshot.numberOfItems == 6)
        snapshot.moveSection(2, afterSection: 5)
        snapshot.reloadItems(["a", "b"])
        snapshot.deleteItems(["b", "none"])
        snapshot.deleteSections([0, 1])
        #expect(snapshot.sectionIdentifiers == [5, 2] && contents(snapshot) == [[], ["c", "a"]])
        #expect(snapshot.reloadedItemIdentifiers == ["a"] && snapshot.sectionIdentifier(containingItem: "y") == nil)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    // MARK: - Tables

    /// A table of 300 × 400 points, its data source, and how often a row was made.
    private final class Stage {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        private(set) var loads: [String] = []
        private(set) lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) { [unowned self] in
            let cell = $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
            cell.textLabel?.text = $2
            loads.append($2)
            return cell
        }

        init() {
            table.rowHeight = 40
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            _ = source
        }

        func newLoads() -> [String] {
            defer { loads = [] }
            return loads
        }

        var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }
    }

    @Test func onlyWhatIsNewIsMade() {
        let stage = Stage()
        withViews([stage.table]) {
            stage.source.apply(snapshot([(0, ["a", "b", "c", "d"])]), animatingDifferences: false)
            PageContext.current.settle()
            #expect(stage.newLoads() == ["a", "b", "c", "d"])
            let cells = stage.table.visibleCells
            var isShown = false
            stage.source.apply(snapshot([(0, ["d", "b", "new", "c"])])) { isShown = true }
            #expect(stage.texts == ["d", "b", "new", "c"] && stage.newLoads() == ["new"] && !isShown)
            #expect(stage.table.visibleCells[0] === cells[3] && stage.table.visibleCells[3] === cells[2])
            let y = cells[3].layer.presentation()!.frame.minY
            wait(0.1)
            #expect(cells[3].layer.presentation()!.frame.minY < y, "it moves up visibly")
            wait()
            #expect(isShown && stage.source.indexPath(for: "new") == IndexPath(row: 2, section: 0))
            #expect(stage.source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "d")
            #expect(stage.source.itemIdentifier(for: IndexPath(row: 4, section: 0)) == nil)
            var next = stage.source.snapshot()
            next.reloadItems(["b"])
            stage.source.apply(next)
            #expect(stage.newLoads() == ["b"] && stage.source.snapshot().reloadedItemIdentifiers.isEmpty)
        }
        PageContext.current.rest()
    }

    @Test(arguments: 0..<60 as Range<UInt64>) func anySnapshotIsShown(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stage = Stage()
        withViews([stage.table]) {
            for _ in 0..<10 {
                let sections = Array((0..<5).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
                var items = (0..<14).map(String.init).shuffled(using: &random)
                let next = snapshot(
                    sections.map { section in
                        let count = min(items.count, Int.random(in: 0..<5, using: &random))
                        defer { items.removeFirst(count) }
                        return (section, Array(items.prefix(count)))
                    })
                let kept = stage.table.visibleCells.filter { next.indexOfItem($0.textLabel!.text!) ?? 99 < 10 }
                stage.source.apply(next, animatingDifferences: Bool.random(using: &random))
                PageContext.current.settle()
                #expect(stage.texts == Array(next.itemIdentifiers.prefix(10)))
                for cell in kept { #expect(stage.table.visibleCells.contains { $0 === cell }, "\(seed)") }
                wait(Double.random(in: 0...0.4, using: &random))
            }
        }
        PageContext.current.rest()
    }

    // MARK: - Collections

    @Test func aCollectionShowsSnapshotsByRegistrations() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 50)
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<NumberedCell, String> { $0.label.text = "\($1.item) \($2)" }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, indexPath in view.accessibilityLabel = "header \(indexPath.section)" }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { collection, _, indexPath in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        withViews([collection]) {
            source.apply(snapshot([(0, ["a", "b"]), (1, ["c"])]))
            PageContext.current.settle()
            #expect(collection.texts == ["0 a", "1 b", "0 c"])
            let views = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
            #expect(Set(views.map(\.accessibilityLabel)) == ["header 0", "header 1"])
            source.apply(snapshot([(1, ["b", "c", "d"])]))
            PageContext.current.settle()
            #expect(collection.texts == ["1 b", "0 c", "2 d"], "only the new item is made")
        }
        PageContext.current.rest()
    }
}
