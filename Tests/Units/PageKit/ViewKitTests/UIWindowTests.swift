// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIWindow and UIApplication: windows that a page makes.
@Suite(.serialized) struct UIWindowTests {
    private let log = CallLog()

    private func shown(_ window: UIWindow, _ body: (ControllerStage) throws -> Void) rethrows {
        let controller = UIViewController()
        let stage = ControllerStage(controller)
        defer { stage.close() }
        controller.view.removeFromSuperview()
        PageContext.current.window.show(window)
        PageContext.current.settle()
        try body(stage)
    }

    @Test func aWindowShowsItsRoot() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = LoggedController("A", log)
        window.makeKeyAndVisible()
        #expect(log.calls == ["A load"] && window.isKeyWindow && UIApplication.shared.keyWindow === window)
        shown(window) { stage in
            #expect(log.take() == ["A load", "A will appear", "A did appear"])
            let root = window.rootViewController!
            #expect(root.view.window === window && root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = LoggedController("B", log)
            stage.steps(1)
            #expect(
                log.take() == ["A will disappear", "A did disappear", "B load", "B will appear", "B did appear"])
        }
    }

    @Test func presentationsCoverTheWindowOfThePage() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let root = LoggedController("A", log)
        window.rootViewController = root
        shown(window) { _ in
            let other = LoggedController("B", log)
            other.modalPresentationStyle = .overFullScreen
            root.present(other, animated: false)
            #expect(other.view.window === window && other.view.bounds.size == CGSize(width: 320, height: 480))
        }
    }

    @Test func theApplicationKnowsTheRootOfTheLiveView() {
        let controller = LoggedController("A", log)
        let stage = ControllerStage(controller)
        defer { stage.close() }
        #expect(controller.view.window?.rootViewController === controller)
    }

    @Test func theControllerHearsOfANewSize() {
        final class Resized: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
                coordinator.animate { [unowned self] _ in sizes.append(view.bounds.size) }
            }
        }
        let controller = Resized()
        let stage = ControllerStage(controller)
        defer { stage.close() }
        PageContext.current.window.resize(to: CGSize(width: 300, height: 500))
        #expect(controller.sizes == [CGSize(width: 300, height: 500), CGSize(width: 300, height: 500)])
    }

    @Test func aViewWithASizeIsEnlargedOnlyIfWanted() {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 100, height: 50)
        let stage = ControllerStage(controller)
        defer { stage.close() }
        let window = PageContext.current.window
        for (enlarges, scale) in [(false, 1.0), (true, 4), (false, 1)] {
            window.resize(to: CGSize(width: 400, height: 400), enlarging: enlarges)
            #expect(window.transform.a == scale && controller.view.bounds.size.width == 100)
            #expect((window.view(at: CGPoint(x: 10, y: 200)) === controller.view) == enlarges)
        }
        window.resize(to: CGSize(width: 50, height: 400), enlarging: true)
        #expect(window.transform.a == 0.5)
    }

    @Test func aContainerCanGuideItsChildren() {
        final class Guide: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (guide, child) = (Guide(), LoggedController("A", log))
        guide.addChild(child)
        guide.view.addSubview(child.view)
        let stage = ControllerStage(guide)
        defer { stage.close() }
        #expect(log.take() == ["A load"])
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(log.take() == ["A will appear animated", "A did appear animated"])
    }

    @Test(arguments: [0.0, 0.3]) func childrenReplaceEachOther(duration: Double) {
        let (parent, one, other) = (UIViewController(), LoggedController("A", log), LoggedController("B", log))
        for child in [one, other] { parent.addChild(child) }
        parent.view.addSubview(one.view)
        let stage = ControllerStage(parent)
        defer { stage.close() }
        log.calls = []
        parent.transition(from: one, to: other, duration: duration, animations: { other.view.alpha = 0.5 }) { _ in
            log.calls.append("done")
        }
        stage.wait()
        let suffix = duration > 0 ? " animated" : ""
        #expect(
            log.take() == [
                "B load", "A will disappear\(suffix)", "B will appear\(suffix)", "A did disappear\(suffix)",
                "B did appear\(suffix)", "done",
            ])
        #expect(one.view.superview == nil && other.view.superview === parent.view)
    }

    @Test func aViewIsAppearingBetweenTheOtherCalls() {
        log.notesAppearing = true
        let stage = ControllerStage(LoggedController("A", log))
        defer { stage.close() }
        #expect(log.calls == ["A load", "A will appear", "A is appearing", "A did appear"])
    }
}
