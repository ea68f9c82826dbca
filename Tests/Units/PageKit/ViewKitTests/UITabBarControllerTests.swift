// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UITabBarController: its tabs, the order of calls, and the safe area.
@Suite(.serialized) struct UITabBarControllerTests {
    private let log = CallLog()

    private func onStage(_ body: (UITabBarController, ControllerStage) throws -> Void) rethrows {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B"].map { LoggedController($0, log) }
        tabs.delegate = log
        let stage = ControllerStage(tabs)
        defer { stage.close() }
        try body(tabs, stage)
    }

    @Test func theFirstTabIsSelected() {
        onStage { tabs, stage in
            #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === tabs.viewControllers?[0])
            #expect(log.calls == ["A load", "A will appear", "A did appear"])
            #expect(stage.elements == ["A", "B"])
        }
    }

    @Test func aTabSwitchesInOrder() {
        onStage { tabs, stage in
            log.calls = []
            stage.activate("B")
            #expect(
                log.take() == [
                    "B load", "A will disappear", "B will appear", "A did disappear", "B did appear", "did select B",
                ])
            #expect(tabs.selectedIndex == 1 && tabs.viewControllers![0].view.superview == nil)
            tabs.selectedIndex = 0
            #expect(log.take() == ["B will disappear", "A will appear", "B did disappear", "A did appear"])
        }
    }

    @Test func theDelegateCanKeepTheTab() {
        onStage { tabs, stage in
            log.allowsTabs = false
            log.calls = []
            stage.activate("B")
            #expect(tabs.selectedIndex == 0 && log.calls.isEmpty)
            #expect(tabs.tabBar.selectedItem === tabs.viewControllers![0].tabBarItem)
        }
    }

    @Test func theSelectedTabIsSelectedForScreenReaders() {
        onStage { _, stage in
            let announce = PageContext.current.announce
            var said: [String] = []
            PageContext.current.announce = { said.append($0) }
            defer { PageContext.current.announce = announce }
            stage.activate("B")
            #expect(said == ["B"])
            let selected = stage.views.filter { $0.accessibilityTraits.contains(.selected) }
            #expect(selected.map(\.accessibilityLabel) == ["B"])
            let tree = PageContext.current.window.tree
            #expect(stage.views.map { tree[$0.nodeID]?.accessibility?.role } == [.tab, .tab])
        }
    }

    @Test func theBarMakesTheSafeArea() {
        onStage { tabs, _ in
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 551, width: 400, height: 49))
            let shown = tabs.selectedViewController!
            #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
            #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        }
    }

    @Test func itemsShowTitlesAndBadges() {
        onStage { tabs, stage in
            let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
            item.badgeValue = "7"
            tabs.viewControllers![1].tabBarItem = item
            tabs.viewControllers![1].title = "Not on the tab"
            stage.steps(1)
            #expect(stage.elements == ["A", "Favorites"] && tabs.tabBar.items?[1].tag == 3)
            let tab = stage.views[1]
            #expect(tab.accessibilityValue == "7")
        }
    }

    @Test func aSecondPressReturnsToTheRoot() {
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: LoggedController("A", log))
        tabs.viewControllers = [navigation]
        let stage = ControllerStage(tabs)
        defer { stage.close() }
        navigation.pushViewController(LoggedController("B", log), animated: false)
        stage.steps(1)
        #expect(tabs.tabBar.items?.first?.title == "A")
        stage.views.last?.activateElement(at: 0)
        stage.wait()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func controllersInNavigationControllersAppearWithTheirTab() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B"].map { UINavigationController(rootViewController: LoggedController($0, log)) }
        let stage = ControllerStage(tabs)
        defer { stage.close() }
        log.calls = []
        tabs.selectedIndex = 1
        #expect(
            log.calls == ["B load", "A will disappear", "B will appear", "A did disappear", "B did appear"])
        #expect(tabs.viewControllers![1].children[0].tabBarController === tabs)
    }

    @Test func thereIsNoSelectionWithoutControllers() {
        let tabs = UITabBarController()
        let stage = ControllerStage(tabs)
        defer { stage.close() }
        #expect(tabs.selectedIndex == Int.max && tabs.selectedViewController == nil)
        tabs.selectedIndex = 5
        #expect(tabs.selectedViewController == nil)
    }
}
