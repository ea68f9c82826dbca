// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UITableView: rows, reuse, headers, heights, and selection.
@Suite(.serialized) struct UITableViewTests {
    private func withTable(
        _ style: UITableView.Style = .plain, rows: [Int], _ body: (UITableView, TableSource) -> Void
    ) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
        let source = TableSource(rows)
        (table.dataSource, table.delegate) = (source, source)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        withViews([table]) { body(table, source) }
        PageContext.current.rest()
    }

    @Test func aRowIsMadeWithoutAStyle() {
        final class Row: UITableViewCell {
            required init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(UITableViewCell().bounds.height == 44 && Row().reuseIdentifier == nil)
        #expect(
            Row(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test func onlyRowsThatAreSeenAreMadeAndReused() {
        withTable(rows: [1000]) { table, source in
            table.rowHeight = 40
            PageContext.current.settle()
            #expect(table.contentSize == CGSize(width: 300, height: 40_000))
            #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<10).map { "0.\($0)" })
            for offset in stride(from: 0.0, through: 20_000, by: 200) {
                table.contentOffset.y = offset
                PageContext.current.settle()
            }
            #expect(table.visibleCells.first?.textLabel?.text == "0.500")
            #expect(source.created < 40, "views of rows are used again")
            #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
        }
    }

    @Test func aRowHasTheHeightOfItsText() {
        withTable(rows: [3]) { table, source in
            source.text = { $0.row == 1 ? String(repeating: "a", count: 60) : "a" }
            source.lines = 0
            table.reloadData()
            PageContext.current.settle()
            // Two of 26 characters and one of 8, in lines of 20 points.
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 300, height: 82))
            #expect(table.contentSize.height == 44 + 82 + 44)
        }
    }

    @Test func aRowHasTheHeightOfItsConstraints() {
        withTable(rows: [2]) { table, source in
            source.customize = { cell, _ in
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                    view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    view.heightAnchor.constraint(equalToConstant: 70),
                ])
            }
            table.reloadData()
            PageContext.current.settle()
            #expect(table.contentSize.height == 180)
            #expect(table.visibleCells.last?.frame == CGRect(x: 0, y: 90, width: 300, height: 90))
            #expect(table.visibleCells.last?.contentView.subviews.last?.frame.height == 70)
        }
    }

    @Test func theHeaderOfAPlainSectionStaysAtTheTop() {
        withTable(rows: [20, 20]) { table, source in
            source.titles = ["A", "B"]
            table.rowHeight = 40
            table.reloadData()
            PageContext.current.settle()
            #expect(table.contentSize.height == 2 * (28 + 800))
            let header = { (title: String) -> CGFloat? in
                let label = table.elements.first { $0.accessibilityLabel == title }
                return label?.superview.map { $0.frame.minY - table.bounds.minY }
            }
            #expect(header("A") == 0)
            table.contentOffset.y = 300
            PageContext.current.settle()
            #expect(header("A") == 0)
            table.contentOffset.y = 818
            PageContext.current.settle()
            #expect(header("A") == -18 && header("B") == 10, "the next one pushes it away")
        }
    }

    @Test func aTapSelectsARowInOrder() {
        withTable(rows: [5]) { table, source in
            tap(100, 20)
            tap(100, 64)
            #expect(source.log == ["will 0", "did 0", "will 1", "end 0", "did 1"])
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            #expect(table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
            table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
            #expect(table.indexPathForSelectedRow == nil)
            source.log = []
            press(100, 20)
            for step in 0..<9 { drag(100, 20 + Double(step) * 10) }
            lift(100, 110)
            #expect(source.log == [], "a drag selects nothing")
        }
    }

    @Test func rowsComeAndGoWithTheData() {
        withTable(rows: [3]) { table, source in
            PageContext.current.settle()
            source.rows = [2]
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            PageContext.current.settle()
            #expect(table.numberOfRows(inSection: 0) == 2 && table.visibleCells.count == 2)
            table.beginUpdates()
            source.rows = [4]
            table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
            table.endUpdates()
            PageContext.current.settle()
            #expect(table.contentSize.height == 4 * 44)
        }
    }

    @Test func screenReadersReadRowsAndChooseThem() {
        withTable(.grouped, rows: [3]) { table, source in
            source.titles = ["Fruits"]
            source.customize = { cell, indexPath in if indexPath.row == 1 { cell.accessoryType = .checkmark } }
            table.reloadData()
            PageContext.current.settle()
            #expect(table.elements.map(\.accessibilityLabel) == ["FRUITS", "0.0", "0.1", "0.2"])
            let row = table.elements[2]
            #expect(row.accessibilityTraits.contains(.selected))
            row.activateElement(at: PageContext.current.time.seconds)
            #expect(source.log == ["will 1", "did 1"])
        }
    }

    @Test func cellsHaveTheLooksOfTheirStyles() {
        let cells = [UITableViewCell.CellStyle.default, .subtitle, .value1].map {
            UITableViewCell(style: $0, reuseIdentifier: nil)
        }
        withViews(cells) {
            for cell in cells {
                cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
                cell.textLabel?.text = "Title"
                cell.detailTextLabel?.text = "Detail"
            }
            PageContext.current.settle()
            #expect(cells[0].detailTextLabel == nil)
            #expect(cells[1].detailTextLabel?.frame == CGRect(x: 16, y: 30, width: 268, height: 20))
            #expect(cells[2].detailTextLabel?.frame == CGRect(x: 224, y: 0, width: 60, height: 60))
        }
    }

    @Test func sectionsAreCards() {
        withTable(.insetGrouped, rows: [3, 1]) { table, source in
            PageContext.current.settle()
            let cells = table.visibleCells
            #expect(table.backgroundColor == .systemGroupedBackground)
            #expect(Set(cells.map(\.backgroundColor)) == [.secondarySystemGroupedBackground])
            // A header of 35 points, and 18 + 17 points between the sections.
            #expect(cells.map(\.frame.minY) == [35, 79, 123, 202])
            #expect(Set(cells.map(\.frame.minX)) == [16] && Set(cells.map(\.frame.width)) == [268])
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 16, y: 79, width: 268, height: 44))
            #expect(
                cells.map { $0.shownNode?.style.corners } == [
                    [.topLeft, .topRight], [], [.bottomLeft, .bottomRight], .all,
                ])
            #expect(cells.map { $0.shownNode?.style.cornerRadius } == [10, 0, 10, 10])
            #expect(cells.map(\.clipsToBounds) == [true, false, true, true])
            tap(8, 57)
            #expect(source.log == [], "the room beside a card is not a row")
            // What was in the middle is the end now.
            source.rows = [2, 1]
            table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            PageContext.current.settle()
            #expect(
                table.visibleCells.map { $0.shownNode?.style.corners } == [
                    [.topLeft, .topRight], [.bottomLeft, .bottomRight], .all,
                ])
            table.frame.size.width = 500
            PageContext.current.settle()
            #expect(table.visibleCells[0].frame == CGRect(x: 20, y: 35, width: 460, height: 44))
        }
    }

    @Test func rowsOfGroupsFillTheWidth() {
        withTable(.grouped, rows: [2]) { table, source in
            source.customize = { cell, indexPath in if indexPath.row == 1 { cell.backgroundColor = .systemBackground } }
            table.reloadData()
            PageContext.current.settle()
            let cells = table.visibleCells
            #expect(cells[0].frame == CGRect(x: 0, y: 35, width: 300, height: 44))
            #expect(cells.map(\.backgroundColor) == [.secondarySystemGroupedBackground, .systemBackground])
            #expect(cells.map { $0.shownNode?.style.cornerRadius } == [0, 0])
        }
        withTable(rows: [1]) { table, _ in #expect(table.visibleCells[0].backgroundColor == .systemBackground) }
    }

    @Test func linesBeginAtTheTextUnlessThePageSetsTheirDistance() {
        withTable(rows: [4]) { table, source in
            source.customize = { cell, indexPath in
                switch indexPath.row {
                case 1: cell.imageView?.image = UIImage(systemName: "star")
                case 2: cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 10)
                case 3:
                    var content = cell.defaultContentConfiguration()
                    (content.text, content.image) = ("Text", UIImage(systemName: "star"))
                    cell.contentConfiguration = content
                default: break
                }
            }
            table.separatorColor = .red
            table.reloadData()
            PageContext.current.settle()
            let lines: () -> [CGRect?] = {
                table.visibleCells.dropFirst().map { $0.subviews.first { $0.backgroundColor == .red }?.frame }
            }
            // A picture of 20.5 points, or room of 28 points for a symbol, is between two margins.
            #expect(
                lines() == [
                    CGRect(x: 52.5, y: 0, width: 247.5, height: 1), CGRect(x: 5, y: 0, width: 285, height: 1),
                    CGRect(x: 60, y: 0, width: 240, height: 1),
                ])
            table.separatorInset.left = 30
            PageContext.current.settle()
            #expect(lines().map { $0?.minX } == [30, 5, 30])
        }
    }

    @Test func hostileNumbersAreLimited() {
        withTable(rows: [.max, -3]) { table, source in
            #expect(table.numberOfRows(inSection: 0) == 100_000 && table.numberOfRows(inSection: 1) == 0)
            #expect(table.visibleCells.count == 10)
            source.height = .nan
            table.reloadData()
            PageContext.current.settle()
            #expect(table.contentSize.height.isFinite)
        }
    }
}

private final class TableSource: UITableViewDataSource, UITableViewDelegate {
    var rows: [Int]
    var titles: [String] = []
    var log: [String] = []
    var created = 0
    var lines = 1
    var height = UITableView.automaticDimension
    var text: (IndexPath) -> String = { "\($0.section).\($0.row)" }
    var customize: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    private var known: Set<ObjectIdentifier> = []

    init(_ rows: [Int]) { self.rows = rows }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if known.insert(ObjectIdentifier(cell)).inserted { created += 1 }
        cell.textLabel?.text = text(indexPath)
        cell.textLabel?.numberOfLines = lines
        customize(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height == UITableView.automaticDimension ? tableView.rowHeight : height
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("will \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("end \(indexPath.row)")
    }
}
