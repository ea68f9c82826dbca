// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UIMenu: what a button or a bar item opens, on a page of 400 × 600 points.
@Suite(.serialized) struct UIMenuTests {
    private let page = UIViewController()
    private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))

    private func onStage(_ menu: UIMenu, _ body: (ControllerStage) throws -> Void) rethrows {
        button.setTitle("Open", for: .normal)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        let stage = ControllerStage(page)
        defer { stage.close() }
        stage.steps(1)
        try body(stage)
    }

    private func frame(_ label: String, _ stage: ControllerStage) -> CGRect? {
        stage.views.first { $0.accessibilityLabel == label }.map { $0.convert($0.bounds, to: nil) }
    }

    @Test func aButtonOpensItsMenuAndAnActionClosesIt() {
        var log: [String] = []
        let menu = UIMenu(children: ["Copy", "Paste"].map { title in UIAction(title: title) { log.append($0.title) } })
        onStage(menu) { stage in
            button.addAction(UIAction { _ in log.append("tapped") }, for: .touchUpInside)
            button.addAction(UIAction { _ in log.append("opened") }, for: .menuActionTriggered)
            stage.activate("Open")
            stage.wait()
            #expect(stage.elements == ["Copy", "Paste"] && log == ["opened"])
            // The box is below the button, and its rows are 44 points high.
            #expect(frame("Paste", stage) == CGRect(x: 20, y: 188, width: 250, height: 44))
            stage.activate("Paste")
            stage.wait()
            #expect(stage.elements == ["Open"] && log == ["opened", "Paste"])
        }
    }

    @Test func aTapBesideTheMenuOrEscapeClosesIt() {
        onStage(UIMenu(title: "Edit", children: [UIAction(title: "Copy") { _ in Issue.record("not chosen") }])) {
            stage in
            for close in [{ tap(380, 580) }, { _ = PageContext.current.window.escape() }] {
                stage.activate("Open")
                stage.wait()
                #expect(stage.elements == ["Edit", "Copy"])
                close()
                stage.wait()
                #expect(stage.elements == ["Open"])
            }
        }
    }

    @Test func aMenuInAMenuIsOpenedInItsPlace() {
        var log: [String] = []
        let inner = UIMenu(title: "More", children: [UIAction(title: "Archive") { log.append($0.title) }])
        let inline = UIMenu(title: "Sort", options: .displayInline, children: [UIAction(title: "Name") { _ in }])
        onStage(UIMenu(children: [inline, UIAction(title: "Copy") { _ in }, inner])) { stage in
            stage.activate("Open")
            stage.wait()
            #expect(stage.elements == ["Sort", "Name", "Copy", "More"])
            // A title of 32 points, and a gap of 8 between the groups.
            #expect(frame("Copy", stage)?.minY == CGFloat(144 + 32 + 44 + 8))
            stage.activate("More")
            stage.steps(1)
            #expect(stage.elements == ["More", "Archive"])
            stage.activate("More")
            stage.steps(1)
            #expect(stage.elements == ["Sort", "Name", "Copy", "More"])
            stage.activate("More")
            stage.steps(1)
            stage.activate("Archive")
            stage.wait()
            #expect(log == ["Archive"] && stage.elements == ["Open"])
        }
    }

    @Test func actionsAreDisabledHiddenCheckedOrStay() {
        var count = 0
        let menu = UIMenu(children: [
            UIAction(title: "No", attributes: .disabled) { _ in Issue.record("not chosen") },
            UIAction(title: "Never", attributes: .hidden) { _ in },
            UIAction(title: "Again", attributes: .keepsMenuPresented) { _ in count += 1 },
            UIAction(title: "Checked", state: .on) { _ in },
        ])
        onStage(menu) { stage in
            stage.activate("Open")
            stage.wait()
            #expect(stage.elements == ["No", "Again", "Checked"])
            #expect(stage.views.map { $0.accessibilityTraits.contains(.selected) } == [false, false, true])
            for label in ["No", "Again", "Again"] { stage.activate(label) }
            stage.wait()
            #expect(count == 2 && stage.elements == ["No", "Again", "Checked"])
        }
    }

    @Test func oneActionOfAMenuKeepsTheCheckMark() {
        let actions = ["Name", "Date"].map { UIAction(title: $0, state: $0 == "Name" ? .on : .off) { _ in } }
        let menu = UIMenu(options: .singleSelection, children: actions)
        onStage(menu) { stage in
            #expect(menu.selectedElements == [actions[0]])
            button.changesSelectionAsPrimaryAction = true
            #expect(button.currentTitle == "Name")
            stage.activate("Name")
            stage.wait()
            stage.activate("Date")
            stage.wait()
            #expect(menu.selectedElements == [actions[1]] && button.currentTitle == "Date")
        }
    }

    @Test func aMenuFindsRoomAboveTheButtonAndAtTheOtherEdge() {
        button.frame = CGRect(x: 290, y: 540, width: 100, height: 40)
        onStage(UIMenu(children: (1...3).map { UIAction(title: "\($0)") { _ in } })) { stage in
            stage.activate("Open")
            stage.wait()
            #expect(frame("1", stage) == CGRect(x: 140, y: 540 - 4 - 132, width: 250, height: 44))
        }
    }

    @Test func aLongMenuScrolls() {
        onStage(UIMenu(children: (1...40).map { UIAction(title: "\($0)") { _ in } })) { stage in
            stage.activate("Open")
            stage.wait()
            let box = stage.views.first?.superview as? UIScrollView
            #expect(box?.frame == CGRect(x: 20, y: 144, width: 250, height: 448))
            #expect(box?.contentSize.height == 1760)
        }
    }

    /// The rows, titles, and gaps of the menu that is shown.
    private func partCount(_ stage: ControllerStage) -> Int {
        (stage.views.first?.superview as? UIScrollView)?.subviews.filter { $0.frame.width == 250 }.count ?? 0
    }

    @Test func titlesAndGapsOfAMenuAreCounted() {
        let row = UIAction(title: "First") { _ in }
        let inner = (0..<10_000).map { UIMenu(title: "\($0)", options: .displayInline) }
        onStage(UIMenu(children: [row] + inner)) { stage in
            stage.activate("Open")
            stage.wait()
            // A row, and then gaps and titles by turns, without the gap at the end.
            #expect(partCount(stage) == 199)
            stage.activate("First")
            stage.wait()
        }
        let last = UIAction(title: "Last") { _ in }
        let empty = (0..<10_000).map { _ in UIMenu(options: .displayInline) }
        onStage(UIMenu(children: [row] + empty + [last])) { stage in
            stage.activate("Open")
            stage.wait()
            #expect(stage.elements == ["First"] && partCount(stage) == 1)
        }
    }

    @Test func menusAreInsideEachOtherToADepth() {
        let action = UIAction(title: "Deepest") { _ in }
        var menu = UIMenu(title: "10000", options: .displayInline, children: [action])
        for depth in stride(from: 9_999, through: 1, by: -1) {
            menu = UIMenu(title: "\(depth)", options: .displayInline, children: [menu])
        }
        onStage(UIMenu(children: [menu])) { stage in
            stage.activate("Open")
            stage.wait()
            // The ninth one is a row, which opens the next ones.
            #expect(stage.elements == (1...9).map(String.init))
            stage.activate("9")
            stage.steps(1)
            #expect(stage.elements == (9...18).map(String.init))
            #expect(button.menu?.selectedAction == nil)
        }
        // A menu that is in the next one twice, and so on.
        var double = UIMenu(options: .singleSelection, children: [action])
        for _ in 0..<40 { double = UIMenu(children: [double, double]) }
        double.select(action, isSingle: false)
        #expect(action.state == .on)
    }

    @Test func aLongPressOpensTheMenuOfAButtonWithAnAction() {
        onStage(UIMenu(children: [UIAction(title: "Copy") { _ in }])) { stage in
            button.showsMenuAsPrimaryAction = false
            press(50, 120)
            stage.steps(60)
            lift(50, 120)
            stage.wait()
            #expect(stage.elements == ["Copy"])
        }
    }

    @Test func aBarItemOpensItsMenu() {
        var sender: AnyObject?
        let item = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UIAction(title: "Copy") { sender = $0.sender as AnyObject }]))
        page.navigationItem.rightBarButtonItem = item
        let stage = ControllerStage(UINavigationController(rootViewController: page))
        defer { stage.close() }
        stage.activate("More")
        stage.wait()
        #expect(stage.elements == ["Copy"])
        stage.activate("Copy")
        stage.wait()
        #expect(sender === item)
    }

    @Test func aMenuIsShownOnAPageWithoutControllers() {
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        withViews([button]) {
            tap(50, 120)
            #expect(PageContext.current.window.elements.map(\.accessibilityLabel) == ["Copy"])
            _ = PageContext.current.window.escape()
            for _ in 0..<40 { PageContext.current.time.run(PageContext.current.time.step + 1) }
            PageContext.current.settle()
            #expect(PageContext.current.window.elements.count == 1)
        }
    }
}
