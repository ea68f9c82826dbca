// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UINavigationController: its stack, the order of calls, its bars, and the swipe from the edge.
@Suite(.serialized) struct UINavigationControllerTests {
    private let log = CallLog()

    private func make(_ names: String...) -> [LoggedController] { names.map { LoggedController($0, log) } }

    private func onStage(
        _ names: String..., body: (UINavigationController, ControllerStage) throws -> Void
    ) rethrows {
        let navigation = UINavigationController()
        navigation.viewControllers = names.map { LoggedController($0, log) }
        navigation.delegate = log
        let stage = ControllerStage(navigation)
        defer { stage.close() }
        log.calls = []
        try body(navigation, stage)
    }

    @Test func theRootAppearsWithTheNavigationController() {
        let navigation = UINavigationController(rootViewController: LoggedController("A", log))
        let stage = ControllerStage(navigation)
        defer { stage.close() }
        #expect(log.calls == ["A load", "A will appear", "A did appear"])
        #expect(navigation.topViewController?.navigationController === navigation)
        #expect(navigation.visibleViewController === navigation.topViewController)
    }

    @Test func aPushCallsBothControllersInOrder() {
        onStage("A") { navigation, stage in
            navigation.pushViewController(LoggedController("B", log), animated: true)
            let beginning = [
                "B load", "A will disappear animated", "B will appear animated", "will show B animated",
            ]
            #expect(log.take() == beginning)
            stage.wait()
            #expect(log.take() == ["A did disappear animated", "B did appear animated", "did show B animated"])
            #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
        }
    }

    @Test func aPushWithoutAnimationIsDoneAtOnce() {
        onStage("A") { navigation, _ in
            navigation.pushViewController(LoggedController("B", log), animated: false)
            #expect(
                log.take() == [
                    "B load", "A will disappear", "B will appear", "will show B", "A did disappear", "B did appear",
                    "did show B",
                ])
            #expect(navigation.viewControllers[0].view.superview == nil)
        }
    }

    @Test func aPopCallsBothControllersInOrder() {
        onStage("A", "B") { navigation, stage in
            let top = navigation.topViewController
            #expect(navigation.popViewController(animated: true) === top)
            #expect(
                log.take() == [
                    "A load", "B will disappear animated", "A will appear animated", "will show A animated",
                ])
            stage.wait()
            #expect(log.take() == ["B did disappear animated", "A did appear animated", "did show A animated"])
            #expect(top?.parent == nil && navigation.viewControllers.count == 1)
            #expect(navigation.popViewController(animated: true) == nil && log.calls.isEmpty)
        }
    }

    @Test func controllersKnowWhenTheyJoinAndLeave() {
        log.notesParents = true
        onStage("A") { navigation, stage in
            let next = LoggedController("B", log)
            navigation.pushViewController(next, animated: true)
            #expect(next.isMovingToParent && log.take().first == "B will join")
            stage.wait()
            #expect(!next.isMovingToParent && log.take().contains("B joined"))
            navigation.popViewController(animated: true)
            #expect(next.isMovingFromParent && log.take().first == "B will leave")
            stage.wait()
            #expect(!next.isMovingFromParent && log.take().contains("B left"))
        }
    }

    @Test func popsToTheRootAndToAController() {
        onStage("A", "B", "C", "D") { navigation, stage in
            let all = navigation.viewControllers
            #expect(navigation.popToViewController(all[2], animated: false) == [all[3]])
            #expect(navigation.popToRootViewController(animated: true) == [all[1], all[2]])
            stage.wait()
            #expect(navigation.viewControllers == [all[0]] && all[1].parent == nil)
        }
    }

    @Test func replacingTheStackShowsItsLast() {
        onStage("A", "B") { navigation, stage in
            let new = make("C", "D")
            navigation.setViewControllers(new, animated: true)
            stage.wait()
            #expect(navigation.viewControllers == new && new[1].view.window != nil && new[0].viewIfLoaded == nil)
            #expect(log.calls.last == "did show D animated")
        }
    }

    @Test func aSecondPushDuringAPushFinishesTheFirst() {
        onStage("A") { navigation, stage in
            navigation.pushViewController(LoggedController("B", log), animated: true)
            navigation.pushViewController(LoggedController("C", log), animated: true)
            #expect(log.calls.contains("B did appear animated") && log.calls.contains("B will disappear animated"))
            stage.wait()
            #expect(log.calls.last == "did show C animated" && navigation.viewControllers.count == 3)
            #expect(log.calls.filter { $0 == "B did appear animated" }.count == 1)
        }
    }

    @Test func thePushSlidesFromTheRight() {
        onStage("A") { navigation, stage in
            let next = LoggedController("B", log)
            navigation.pushViewController(next, animated: true)
            #expect(next.view.shownNode!.center.x == 600)
            stage.steps(10)
            let middle = next.view.shownNode!.center.x
            #expect(middle > 200 && middle < 600)
            stage.wait()
            #expect(
                next.view.shownNode!.center.x == 200 && next.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        }
    }

    // MARK: - Swipe

    private func touch(_ phase: Touch.Phase, _ x: Double, in stage: ControllerStage) {
        let context = PageContext.current
        let now = context.time.seconds
        context.touches.dispatch(Touch(id: 1, phase, at: Point(x: x, y: 300), time: now, by: .finger), at: now)
        context.settle()
        stage.steps(6)
    }

    @Test func aSwipeFromTheEdgePops() {
        onStage("A", "B") { navigation, stage in
            touch(.began, 5, in: stage)
            for x in [40.0, 120, 200, 290] { touch(.moved, x, in: stage) }
            #expect(
                log.take() == [
                    "A load", "B will disappear animated", "A will appear animated", "will show A animated",
                ])
            touch(.ended, 290, in: stage)
            stage.wait()
            #expect(log.take() == ["B did disappear animated", "A did appear animated", "did show A animated"])
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test func aShortSwipeIsCanceled() {
        onStage("A", "B") { navigation, stage in
            let all = navigation.viewControllers
            touch(.began, 5, in: stage)
            for x in [40.0, 80, 90, 90] { touch(.moved, x, in: stage) }
            #expect(all[1].view.shownNode!.center.x > 200)
            log.calls = []
            touch(.ended, 90, in: stage)
            stage.wait()
            #expect(
                log.take() == [
                    "A will disappear animated", "A did disappear animated", "B will appear animated",
                    "B did appear animated",
                ])
            #expect(navigation.viewControllers == all && all[0].view.superview == nil)
            #expect(all[1].view.frame.minX == 0 && navigation.navigationBar.topItem === all[1].navigationItem)
        }
    }

    @Test func rightToLeftSwipesFromTheOtherEdge() {
        onStage("A", "B") { navigation, stage in
            PageContext.current.apply(UITraitCollection(readsRightToLeft: true))
            defer { PageContext.current.apply(UITraitCollection()) }
            PageContext.current.settle()
            touch(.began, 395, in: stage)
            for x in [360.0, 280, 200, 110] { touch(.moved, x, in: stage) }
            #expect(navigation.viewControllers[0].view.window != nil)
            touch(.ended, 110, in: stage)
            stage.wait()
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test func aSwipeInTheMiddleDoesNotPop() {
        onStage("A", "B") { navigation, stage in
            touch(.began, 100, in: stage)
            for x in [200.0, 300, 390] { touch(.moved, x, in: stage) }
            touch(.ended, 390, in: stage)
            stage.wait()
            #expect(navigation.viewControllers.count == 2 && log.calls.isEmpty)
        }
    }

    // MARK: - Bars

    @Test func theBarMakesTheSafeArea() {
        onStage("A") { navigation, stage in
            let top = navigation.topViewController!
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
            #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            #expect(top.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 400, height: 556))
            #expect(top.topLayoutGuide.length == 44)
            navigation.isToolbarHidden = false
            PageContext.current.settle()
            #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
            navigation.isNavigationBarHidden = true
            PageContext.current.settle()
            #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
            top.additionalSafeAreaInsets.left = 7
            #expect(top.view.safeAreaInsets.left == 7)
        }
    }

    @Test func theSafeAreaOfAViewInsideIsWhatBarsCoverOfIt() {
        onStage("A") { navigation, _ in
            let (high, low) = (UIView(), UIView())
            high.frame = CGRect(x: 0, y: 30, width: 50, height: 100)
            low.frame = CGRect(x: 0, y: 100, width: 50, height: 100)
            for view in [high, low] { navigation.topViewController?.view.addSubview(view) }
            #expect(high.safeAreaInsets.top == 14 && low.safeAreaInsets == .zero)
        }
    }

    @Test func aViewThatDoesNotExtendBeginsBelowTheBar() {
        onStage("A") { navigation, _ in
            let top = navigation.topViewController!
            top.edgesForExtendedLayout = []
            PageContext.current.settle()
            #expect(top.view.frame == CGRect(x: 0, y: 44, width: 400, height: 556) && top.view.safeAreaInsets == .zero)
            top.edgesForExtendedLayout = .all
            navigation.navigationBar.isTranslucent = false
            PageContext.current.settle()
            #expect(top.view.frame.minY == 44)
            top.extendedLayoutIncludesOpaqueBars = true
            PageContext.current.settle()
            #expect(top.view.frame.minY == 0 && top.view.safeAreaInsets.top == 44)
        }
    }

    @Test func theControllerHearsOfItsSafeArea() {
        log.notesSafeAreas = true
        onStage("A") { navigation, _ in
            navigation.navigationBar.prefersLargeTitles = true
            PageContext.current.settle()
            #expect(log.calls == ["A safe area"] && navigation.topViewController!.view.safeAreaInsets.top == 96)
        }
    }

    @Test func constraintsToTheSafeAreaFollowTheBar() {
        onStage("A") { navigation, _ in
            let (view, block) = (navigation.topViewController!.view!, Block(50, 20))
            block.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(block)
            block.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 6).isActive = true
            PageContext.current.settle()
            #expect(block.frame.minY == 50)
            navigation.isNavigationBarHidden = true
            PageContext.current.settle()
            #expect(block.frame.minY == 6)
        }
    }

    @Test func theElementsAreTheBackButtonTheTitleAndTheButtons() {
        onStage("Home", "Detail") { navigation, stage in
            let item = navigation.topViewController!.navigationItem
            item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            PageContext.current.settle()
            #expect(stage.elements == ["Home", "Detail", "Add"])
            stage.activate("Home")
            stage.wait()
            #expect(stage.elements == ["Home"] && navigation.viewControllers.count == 1)
        }
    }

    @Test func theBackButtonSaysWhereItGoes() {
        onStage("A", "B") { navigation, stage in
            let items = navigation.viewControllers.map(\.navigationItem)
            items[0].backBarButtonItem = UIBarButtonItem(title: "Begin", style: .plain, target: nil, action: nil)
            PageContext.current.settle()
            #expect(stage.elements == ["Begin", "B"])
            items[0].backBarButtonItem = nil
            items[0].title = nil
            PageContext.current.settle()
            #expect(stage.elements == ["Back", "B"])
            items[1].hidesBackButton = true
            PageContext.current.settle()
            #expect(stage.elements == ["B"])
        }
    }

    @Test func theTitleIsInTheMiddle() {
        onStage("A") { navigation, stage in
            navigation.topViewController?.title = "Word"
            PageContext.current.settle()
            let title = stage.views.first { $0.accessibilityLabel == "Word" }!
            #expect(title.convert(title.bounds, to: nil).midX == 200 && title.accessibilityTraits == .header)
        }
    }

    @Test func barButtonsRunTheirActions() {
        onStage("A") { navigation, stage in
            var pressed: [String] = []
            let item = navigation.topViewController!.navigationItem
            item.leftBarButtonItem = UIBarButtonItem(
                title: "Left", primaryAction: UIAction { _ in pressed.append("left") })
            let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in pressed.append("done") })
            item.rightBarButtonItems = [done, UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)]
            PageContext.current.settle()
            #expect(stage.elements == ["Left", "A", "More", "Done"])
            stage.activate("Left")
            stage.activate("Done")
            done.isEnabled = false
            PageContext.current.settle()
            stage.activate("Done")
            #expect(pressed == ["left", "done"])
        }
    }

    @Test func aHiddenBottomBarStaysHiddenAbove() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: LoggedController("A", log))
        tabs.viewControllers = [navigation]
        let stage = ControllerStage(tabs)
        defer { stage.close() }
        #expect(navigation.topViewController!.view.safeAreaInsets.bottom == 49)
        let next = LoggedController("B", log)
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: false)
        stage.steps(1)
        #expect(tabs.tabBar.isHidden && next.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        navigation.popViewController(animated: false)
        stage.steps(1)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func toolbarItemsAreThoseOfTheController() {
        onStage("A") { navigation, stage in
            let play = UIBarButtonItem(barButtonSystemItem: .play, target: nil, action: nil)
            navigation.topViewController?.toolbarItems = [.flexibleSpace(), play, .flexibleSpace()]
            navigation.setToolbarHidden(false, animated: false)
            stage.steps(1)
            let button = stage.views.first { $0.accessibilityLabel == "Play" }!
            #expect(button.convert(button.bounds, to: nil).midX == 200)
        }
    }

    @Test func theFocusFollowsAPushAndComesBack() {
        onStage("A") { navigation, stage in
            let (window, row, other) = (PageContext.current.window, UIButton(type: .system), UIButton(type: .system))
            for (y, button) in [(100, row), (200, other)] {
                button.setTitle("\(y)", for: .normal)
                button.frame = CGRect(x: 0, y: y, width: 90, height: 40)
                navigation.topViewController?.view.addSubview(button)
            }
            PageContext.current.settle()
            let next = LoggedController("B", log)
            let inner = UIButton(frame: CGRect(x: 0, y: 300, width: 90, height: 40))
            next.view.addSubview(inner)
            navigation.pushViewController(next, animated: true)
            PageContext.current.settle()
            #expect(window.element(insteadOf: other.nodeID) === inner)
            stage.wait()
            navigation.popViewController(animated: true)
            PageContext.current.settle()
            #expect(window.element(insteadOf: inner.nodeID) === other)
            #expect(window.element(insteadOf: other.nodeID) == nil)
        }
    }

    @Test func theFocusGoesToTheBarAboveAScreenWithoutElements() {
        onStage("A") { navigation, stage in
            let (window, row) = (PageContext.current.window, UIButton(type: .system))
            row.frame = CGRect(x: 0, y: 100, width: 90, height: 40)
            navigation.topViewController?.view.addSubview(row)
            PageContext.current.settle()
            navigation.pushViewController(LoggedController("B", log), animated: true)
            stage.wait()
            let next = window.element(insteadOf: row.nodeID)
            #expect(next.map { $0.isDescendant(of: navigation.navigationBar) } == true)
            #expect(next?.accessibilityLabel == "A", "the button that goes back")
        }
    }

    @Test func theFocusComesBackToAWindowThatIsLate() {
        onStage("A") { navigation, stage in
            let window = PageContext.current.window
            let buttons = [100, 200].map { UIButton(frame: CGRect(x: 0, y: $0, width: 90, height: 40)) }
            buttons.forEach { navigation.topViewController?.view.addSubview($0) }
            let next = LoggedController("B", log)
            let inner = [100, 200].map { UIButton(frame: CGRect(x: 0, y: $0, width: 90, height: 40)) }
            inner.forEach { next.view.addSubview($0) }
            navigation.pushViewController(next, animated: true)
            PageContext.current.settle()
            #expect(window.element(insteadOf: buttons[1].nodeID) === inner[0])
            // The window does not show that yet. The nearest element gets the focus, and soon leaves, too.
            #expect(window.element(insteadOf: buttons[0].nodeID) === inner[0])
            stage.wait()
            navigation.popViewController(animated: true)
            PageContext.current.settle()
            #expect(window.element(insteadOf: inner[0].nodeID) === buttons[1])
            #expect(window.element(insteadOf: inner[1].nodeID) === buttons[1])
        }
    }
}
