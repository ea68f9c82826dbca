// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing
import ViewKit

/// UITableView: rows that are deleted, inserted, and moved by the user, and changes that are seen.
@Suite(.serialized) struct UITableViewEditingTests {
    private func withTable(_ rows: [[String]], _ body: (UITableView, ListSource) -> Void) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let source = ListSource(rows)
        table.rowHeight = 40
        (table.dataSource, table.delegate) = (source, source)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        withViews([table]) { body(table, source) }
        PageContext.current.rest()
    }

    private func wait(_ seconds: Double = 0.5) {
        for _ in 0..<Int(seconds * 60) {
            PageContext.current.time.run(PageContext.current.time.step + 1)
            PageContext.current.settle()
        }
    }

    /// Moves a finger in a straight line and lifts it.
    private func swipe(from start: CGPoint, to end: CGPoint, isHeld: Bool = true) {
        press(start.x, start.y)
        for step in 1...10 {
            drag(start.x + (end.x - start.x) * Double(step) / 10, start.y + (end.y - start.y) * Double(step) / 10)
            if isHeld { wait(2 / 60) }
        }
        if isHeld { wait() }
        lift(end.x, end.y)
        wait()
    }

    private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    // MARK: - Swipes

    @Test func aSwipeShowsAButtonThatDeletes() {
        withTable([["a", "b", "c"]]) { table, source in
            swipe(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60))
            let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))!
            // “Delete” has 60 points, and margins of 16.
            #expect(cell.contentView.frame == CGRect(x: -92, y: 0, width: 300, height: 40))
            #expect(source.log == ["begin 1"])
            tap(250, 100)
            wait()
            #expect(cell.contentView.frame.minX == 0 && source.log == ["begin 1", "end 1"], "closed, and not selected")
            #expect(table.indexPathForSelectedRow == nil)
            swipe(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 180, y: 60))
            source.log = []
            tap(280, 60)
            wait()
            #expect(source.log == ["delete 1"] && texts(table) == ["a", "c"])
            swipe(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 235, y: 20))
            #expect(texts(table) == ["a", "c"] && table.visibleCells[0].contentView.frame.minX == 0, "too short")
            swipe(from: CGPoint(x: 290, y: 20), to: CGPoint(x: 60, y: 20))
            #expect(texts(table) == ["c"], "most of the way")
            swipe(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 200, y: 20), isHeld: false)
            #expect(table.visibleCells[0].contentView.frame.minX == -92, "fast, and less than half of the button")
        }
    }

    @Test func aSwipeThatIsCanceledLeavesTheRowAsItWas() {
        withTable([["a", "b"]]) { table, source in
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
            press(250, 20)
            drag(180, 20)
            #expect(cell.contentView.frame.minX < 0)
            cancelTouch()
            wait()
            #expect(cell.contentView.frame.minX == 0 && source.log == ["begin 0", "end 0"])
            tap(100, 60)
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0), "no tap is needed to close it")
            swipe(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 180, y: 20))
            press(150, 20)
            drag(200, 20)
            cancelTouch()
            wait()
            #expect(cell.contentView.frame.minX == -92, "open, as before")
        }
    }

    @Test func aTouchBesideTheRowsClosesTheOpenOne() {
        withTable([["a"]]) { table, source in
            swipe(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 180, y: 20))
            tap(150, 300)
            wait()
            #expect(table.visibleCells[0].contentView.frame.minX == 0 && source.log == ["begin 0", "end 0"])
        }
    }

    @Test func rowsStayWhereTheyAreWhenEditingBegins() {
        withTable([(0..<20).map { "row \($0)" }]) { table, source in
            // Two lines at the width of the table.
            source.rows = [(0..<20).map { "\($0) is a text that has more than one line" }]
            source.lines = 0
            table.rowHeight = UITableView.automaticDimension
            table.reloadData()
            for row in 0..<20 {
                table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
                wait(2 / 60)
            }
            let (offset, first) = (table.contentOffset, table.indexPathsForVisibleRows?.first)
            #expect(offset.y > 500)
            for isEditing in [true, false] {
                table.setEditing(isEditing, animated: false)
                wait()
                #expect(table.indexPathsForVisibleRows?.first?.row ?? 0 >= (first?.row ?? 0) - 1)
            }
            #expect(abs(table.contentOffset.y - offset.y) < 1)
        }
    }

    @Test func aPageIsAskedOnceForTheActionsOfASwipe() {
        withTable([["a", "b"]]) { table, source in
            let before = source.questions
            swipe(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 180, y: 20))
            #expect(source.questions == before + 1)
        }
    }

    @Test func onlyRowsThatCanBeEditedMoveAside() {
        withTable([["a", "b"]]) { table, source in
            source.canEdit = { $0.row == 1 }
            swipe(from: CGPoint(x: 250, y: 20), to: CGPoint(x: 150, y: 20))
            swipe(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 250, y: 60))
            #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 } && source.log == [])
            let plain = PlainSource()
            table.dataSource = plain
            wait()
            swipe(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 60))
            #expect(table.visibleCells[1].contentView.frame.minX == 0, "nothing deletes rows")
        }
    }

    @Test func aPageGivesItsOwnActions() {
        withTable([["a", "b"]]) { table, source in
            var done: (Bool) -> Void = { _ in }
            let action = { (title: String, style: UIContextualAction.Style) in
                UIContextualAction(style: style, title: title) { action, _, ended in
                    source.log.append(action.title ?? "")
                    done = ended
                }
            }
            source.trailing = UISwipeActionsConfiguration(actions: [
                action("Erase", .destructive), action("More", .normal),
            ])
            source.leading = UISwipeActionsConfiguration(actions: [action("Pin", .normal)])
            source.trailing?.performsFirstActionWithFullSwipe = false
            swipe(from: CGPoint(x: 290, y: 20), to: CGPoint(x: 10, y: 20))
            let content = table.visibleCells[0].contentView
            #expect(content.frame.minX == -156, "82 and 74 points, and no action by itself")
            tap(160, 20)
            #expect(source.log == ["begin 0", "More"] && content.frame.minX == -156)
            done(true)
            wait()
            #expect(content.frame.minX == 0)
            swipe(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20))
            #expect(content.frame.minX == 74)
            tap(30, 20)
            #expect(source.log.last == "Pin")
            source.trailing = UISwipeActionsConfiguration(actions: [])
            swipe(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 100, y: 60))
            #expect(table.visibleCells[1].contentView.frame.minX == 0)
        }
    }

    @Test func aMenuOffersTheActionsOfARow() {
        withTable([["a", "b", "c"]]) { table, source in
            let actions = { (row: Int) in
                table.cellForRow(at: IndexPath(row: row, section: 0))!.accessibilityCustomActions ?? []
            }
            #expect(actions(0).map(\.name) == ["Delete"])
            table.isEditing = true
            #expect(actions(0).map(\.name) == ["Delete", "Move Down"])
            #expect(actions(1).map(\.name) == ["Delete", "Move Up", "Move Down"])
            #expect(actions(2).map(\.name) == ["Delete", "Move Up"])
            #expect(table.elements.map(\.accessibilityLabel) == ["a", "b", "c"], "no element more")
            _ = actions(0)[1].actionHandler?(actions(0)[1])
            wait()
            #expect(texts(table) == ["b", "a", "c"] && source.log == ["move 0 1"])
            _ = actions(2)[0].actionHandler?(actions(2)[0])
            wait()
            #expect(texts(table) == ["b", "a"])
        }
    }

    // MARK: - Editing

    @Test func aCircleDeletesInTwoSteps() {
        withTable([["a", "b"]]) { table, source in
            source.style = { $0.row == 0 ? .delete : .insert }
            table.setEditing(true, animated: true)
            wait()
            let cell = table.visibleCells[0]
            #expect(cell.isEditing && cell.editingStyle == .delete && cell.showsReorderControl)
            // 16 and 22 points at both ends.
            #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 224, height: 40))
            tap(150, 20)
            #expect(table.indexPathForSelectedRow == nil)
            tap(26, 20)
            wait()
            #expect(
                cell.contentView.frame.minX == 38 - 92 && cell.showingDeleteConfirmation && source.log == ["begin 0"])
            tap(280, 20)
            wait()
            #expect(texts(table) == ["b"] && source.log == ["begin 0", "delete 0"])
            source.style = { _ in .insert }
            table.reloadData()
            wait()
            tap(26, 20)
            wait()
            #expect(texts(table) == ["b", "new"] && source.log.last == "insert 0")
            table.setEditing(false, animated: true)
            wait()
            #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
        }
    }

    @Test func severalRowsAreSelectedByCircles() {
        withTable([["a", "b", "c"]]) { table, source in
            table.allowsMultipleSelectionDuringEditing = true
            table.setEditing(true, animated: false)
            wait()
            tap(26, 20)
            tap(150, 100)
            #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)])
            tap(150, 20)
            #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
            table.setEditing(false, animated: false)
            #expect(table.indexPathsForSelectedRows == nil)
        }
    }

    @Test func aGripMovesARow() {
        withTable([["a", "b", "c", "d"]]) { table, source in
            table.setEditing(true, animated: false)
            wait()
            press(280, 20)
            drag(280, 30)
            drag(280, 85)
            wait()
            let moved = table.cellForRow(at: IndexPath(row: 0, section: 0))!
            #expect(moved.frame.minY == 65, "it follows the finger")
            #expect(table.visibleCells.map(\.frame.minY) == [65, 0, 40, 120], "the others make room")
            #expect(source.log == [])
            lift(280, 85)
            wait()
            #expect(source.log == ["move 0 2"] && texts(table) == ["b", "c", "a", "d"])
            let lines = table.visibleCells.map { $0.subviews.contains { $0.frame.height == 1 && !$0.isHidden } }
            #expect(lines == [false, true, true, true], "the first row has no line above it")
            #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120] && table.visibleCells[2] === moved)
            source.target = { _, proposed in IndexPath(row: min(proposed.row, 1), section: 0) }
            swipe(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 280, y: 150))
            #expect(texts(table) == ["c", "b", "a", "d"], "the page allows only the first two places")
            source.canMove = { _ in false }
            table.reloadData()
            wait()
            swipe(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 280, y: 150))
            #expect(texts(table) == ["c", "b", "a", "d"])
        }
    }

    @Test func aRowMovesToAnotherSection() {
        withTable([["a", "b"], ["c"]]) { table, source in
            table.setEditing(true, animated: false)
            wait()
            swipe(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 280, y: 100))
            #expect(source.rows == [["b"], ["a", "c"]] && source.log == ["move 0 0"])
            #expect(texts(table) == ["b", "a", "c"])
        }
    }

    @Test func aRowIsMovedBeyondWhatIsSeen() {
        withTable([(0..<30).map(String.init)]) { table, source in
            table.setEditing(true, animated: false)
            wait()
            press(280, 20)
            drag(280, 30)
            drag(280, 395)
            wait(5)
            lift(280, 395)
            wait()
            #expect(table.contentOffset.y == 800 && source.rows[0].last == "0")
        }
    }

    // MARK: - Changes

    @Test func rowsMoveAndFade() {
        withTable([["a", "b", "c"]]) { table, source in
            let cells = table.visibleCells
            source.rows = [["b", "new", "c"]]
            table.performBatchUpdates {
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
            }
            wait(0.15)
            #expect(table.visibleCells.first === cells[1] && table.visibleCells.last === cells[2])
            let shown = cells[1].layer.presentation()!.frame.minY
            #expect(shown > 5 && shown < 35, "on its way from 40 to 0: \(shown)")
            let new = table.cellForRow(at: IndexPath(row: 1, section: 0))!
            #expect(new.frame.minY == 40 && new.layer.presentation()!.opacity < 0.9)
            wait()
            #expect(new.layer.presentation()!.opacity == 1 && texts(table) == ["b", "new", "c"])
            #expect(
                table.subviews.count { !$0.isHidden && $0.frame.height == 40 } == 3,
                "the picture of the old row is gone")
        }
    }

    @Test func aBatchThatDoesNotFitLoadsTheRowsAgain() {
        withTable([["a", "b", "c"]]) { table, source in
            source.rows = [["d"]]
            table.deleteRows(at: [IndexPath(row: 7, section: 3)], with: .fade)
            wait()
            #expect(texts(table) == ["d"])
            source.rows = [["e"], ["f"]]
            table.insertSections([0], with: .none)
            #expect(texts(table) == ["e", "d"], "only what is new is asked for")
            table.reloadSections([0, 1], with: .none)
            #expect(texts(table) == ["e", "f"])
            source.rows = [["f"]]
            table.deleteSections([0], with: .top)
            #expect(texts(table) == ["f"])
        }
    }

    @Test(arguments: 0..<30 as Range<UInt64>) func rowsAlwaysShowTheData(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        withTable([["a"], ["b", "c"]]) { table, source in
            var count = 0
            for _ in 0..<12 {
                let section = Int.random(in: 0..<source.rows.count, using: &random)
                table.beginUpdates()
                let old = source.rows[section].count
                let gone = (0..<old).filter { _ in Bool.random(using: &random) }
                var rest = (0..<old).filter { !gone.contains($0) }.map { source.rows[section][$0] }
                table.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: .fade)
                var added: [Int] = []
                for _ in 0..<Int.random(in: 0..<4, using: &random) {
                    let row = (added.last.map { $0 + 1 } ?? 0)
                    guard row <= rest.count else { break }
                    let place = Int.random(in: row...rest.count, using: &random)
                    rest.insert("new \(count)", at: place)
                    added.append(place)
                    count += 1
                }
                table.insertRows(at: added.map { IndexPath(row: $0, section: section) }, with: .automatic)
                source.rows[section] = rest
                table.endUpdates()
                if Bool.random(using: &random) { wait(Double.random(in: 0...0.4, using: &random)) }
                PageContext.current.settle()
                let all = source.rows.flatMap(\.self)
                #expect(texts(table) == Array(all.prefix(10)) && table.contentSize.height == 40 * CGFloat(all.count))
                #expect(table.visibleCells.map(\.frame.minY) == (0..<min(10, all.count)).map { 40 * CGFloat($0) })
            }
        }
    }

    // MARK: - Controllers

    @Test func aButtonBeginsAndEndsEditing() {
        let controller = ListController(style: .plain)
        let stage = ControllerStage(UINavigationController(rootViewController: controller))
        defer { stage.close() }
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        stage.wait()
        #expect(controller.editButtonItem.title == "Edit" && controller.editButtonItem === controller.editButtonItem)
        stage.activate("Edit")
        stage.wait()
        #expect(controller.isEditing && controller.tableView.isEditing && controller.editButtonItem.title == "Done")
        stage.activate("Done")
        #expect(!controller.isEditing && !controller.tableView.isEditing && controller.editButtonItem.title == "Edit")
    }
}

private final class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// A data source without methods for edits.
private final class PlainSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

private final class ListSource: UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var log: [String] = []
    var canEdit: (IndexPath) -> Bool = { _ in true }
    var canMove: (IndexPath) -> Bool = { _ in true }
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
    var (leading, trailing): (UISwipeActionsConfiguration?, UISwipeActionsConfiguration?)
    var lines = 1
    /// How many times the actions at the trailing edge were asked for.
    var questions = 0

    init(_ rows: [[String]]) {
        self.rows = rows
        NamedMethod.add([
            NamedMethod(implementing: "tableView:commit:forRowAt:", in: ListSource.self),
            NamedMethod(implementing: "tableView:moveRowAt:to:", in: ListSource.self),
        ])
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        cell.textLabel?.numberOfLines = lines
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        style(indexPath)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("\(editingStyle) \(indexPath.row)")
        if editingStyle == .delete {
            rows[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            rows[indexPath.section].append("new")
            let last = IndexPath(row: rows[indexPath.section].count - 1, section: indexPath.section)
            tableView.insertRows(at: [last], with: .automatic)
        }
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
        let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        questions += 1
        return trailing
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath?.row ?? -1)")
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(sourceIndexPath, proposedDestinationIndexPath) }
}
