// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIViewController: loading, and the order of life-cycle calls.
@Suite(.serialized) struct UIViewControllerTests {
    private final class Recorder: UIViewController {
        static var calls: [String] = []
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            Self.calls = ["init"]
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func loadView() {
            Self.calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { Self.calls.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { Self.calls.append("viewWillAppear") }
        override func viewWillLayoutSubviews() { Self.calls.append("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { Self.calls.append("viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { Self.calls.append("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { Self.calls.append("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { Self.calls.append("viewDidDisappear") }
    }

    @Test func lifeCycleMethodsAreCalledInOrder() {
        let controller = Recorder()
        #expect(Recorder.calls == ["init"] && !controller.isViewLoaded)
        PageContext.current.window.addSubview(controller.view)
        PageContext.current.settle()
        #expect(
            Recorder.calls == [
                "init", "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "viewDidAppear",
            ])
        controller.view.removeFromSuperview()
        #expect(Recorder.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func viewIsLoadedOnlyOnce() {
        let controller = Recorder()
        let view = controller.view
        #expect(controller.view === view && controller.viewIfLoaded === view && controller.isViewLoaded)
        #expect(Recorder.calls == ["init", "loadView", "viewDidLoad"])
    }

    @Test func viewThatWasSetIsNotLoaded() {
        let controller = Recorder()
        let view = UIView()
        controller.view = view
        #expect(controller.view === view && Recorder.calls == ["init"])
    }

    @Test func viewThatAppearsAgainDoesNotLoadAgain() {
        let controller = Recorder()
        withShown(controller.view) {}
        Recorder.calls = []
        withShown(controller.view) {}
        #expect(Recorder.calls.first == "viewWillAppear" && !Recorder.calls.contains("viewDidLoad"))
        #expect(Recorder.calls.filter { $0 == "viewDidAppear" }.count == 1)
    }

    @Test func viewThatLeavesBeforeItWasShownDidNotAppear() {
        let controller = Recorder()
        PageContext.current.window.addSubview(controller.view)
        controller.view.removeFromSuperview()
        PageContext.current.settle()
        #expect(!Recorder.calls.contains("viewDidAppear") && !Recorder.calls.contains("viewDidDisappear"))
    }

    @Test func newSizeLaysOutBetweenTheControllersCalls() {
        let controller = Recorder()
        withShown(controller.view) {
            Recorder.calls = []
            controller.view.frame.size.width += 1
            PageContext.current.settle()
            #expect(Recorder.calls == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
        }
    }

    @Test func controllerIsTheNextResponderOfItsView() {
        let controller = UIViewController()
        let (outer, inner) = (UIView(), UIView())
        controller.view.addSubview(inner)
        outer.addSubview(controller.view)
        #expect(inner.next === controller.view && controller.view.next === controller && controller.next === outer)
    }

    @Test func addChildAndRemoveFromParentLetTheChildKnow() {
        final class Child: UIViewController {
            var calls: [String] = []
            override func willMove(toParent parent: UIViewController?) { calls.append("will \(parent != nil)") }
            override func didMove(toParent parent: UIViewController?) { calls.append("did \(parent != nil)") }
        }
        let (parent, child) = (UIViewController(), Child())
        parent.addChild(child)
        #expect(parent.children == [child] && child.parent === parent && child.calls == ["will true"])
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil && child.calls == ["will true", "did false"])
    }

    @Test func preferredContentSizeIsTheSizeOnThePage() {
        let controller = UIViewController()
        #expect(controller.sizeOnPage == .zero)
        controller.preferredContentSize = CGSize(width: 30, height: 40)
        #expect(controller.sizeOnPage == CGSize(width: 30, height: 40))
        let navigation = UINavigationController(rootViewController: controller)
        #expect(navigation.sizeOnPage == CGSize(width: 30, height: 40))
        navigation.preferredContentSize = CGSize(width: 50, height: 60)
        #expect(navigation.preferredContentSize == CGSize(width: 50, height: 60))
    }

    @Test(arguments: [false, true]) func viewWithoutSizeHasThatOfTheDevice(isOfItsOwn: Bool) {
        PageContext.current.deviceSize = CGSize(width: 375, height: 667)
        defer { PageContext.current.deviceSize = nil }
        final class Card: UIViewController {
            var isOfItsOwn = false
            var loaded = CGRect.zero
            override func loadView() { if isOfItsOwn { view = UIView() } else { super.loadView() } }
            override func viewDidLoad() { loaded = view.frame }
        }
        let card = Card()
        card.isOfItsOwn = isOfItsOwn
        #expect(card.sizeOnPage == CGSize(width: 375, height: 667))
        #expect(card.loaded == CGRect(x: 0, y: 0, width: 375, height: 667))
        card.preferredContentSize = CGSize(width: 30, height: 40)
        #expect(card.sizeOnPage == CGSize(width: 30, height: 40))
        card.view.frame.size = CGSize(width: 50, height: 60)
        #expect(card.sizeOnPage == CGSize(width: 50, height: 60))
    }

    @Test func viewOfItsOwnHasItsSizeOnThePage() {
        final class Card: UIViewController {
            override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 80)) }
        }
        #expect(Card().sizeOnPage == CGSize(width: 70, height: 80))
    }
}
