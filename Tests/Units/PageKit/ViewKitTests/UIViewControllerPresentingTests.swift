// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// present(_:animated:completion:) and dismiss(animated:completion:).
@Suite(.serialized) struct UIViewControllerPresentingTests {
    private let log = CallLog()

    private func onStage(
        width: Double = 400, _ body: (LoggedController, LoggedController, ControllerStage) throws -> Void
    ) rethrows {
        let (one, other) = (LoggedController("A", log), LoggedController("B", log))
        let stage = ControllerStage(one, width: width)
        defer { stage.close() }
        log.calls = []
        try body(one, other, stage)
    }

    @Test func aSheetAppearsAndGoesInOrder() {
        onStage { one, other, stage in
            one.present(other, animated: true) { log.calls.append("presented") }
            #expect(log.take() == ["B load", "B will appear animated"] && other.isBeingPresented)
            #expect(one.presentedViewController === other && other.presentingViewController === one)
            stage.wait()
            #expect(log.take() == ["B did appear animated", "presented"] && !other.isBeingPresented)
            one.dismiss(animated: true) { log.calls.append("dismissed") }
            #expect(log.take() == ["B will disappear animated"] && other.isBeingDismissed)
            stage.wait()
            #expect(log.take() == ["B did disappear animated", "dismissed"])
            #expect(one.presentedViewController == nil && other.presentingViewController == nil)
            #expect(other.view.window == nil)
        }
    }

    @Test func aFullScreenReplacesWhatIsBelow() {
        onStage { one, other, stage in
            other.modalPresentationStyle = .fullScreen
            one.present(other, animated: true) { log.calls.append("presented") }
            stage.wait()
            #expect(
                log.take() == [
                    "B load", "A will disappear animated", "B will appear animated", "B did appear animated",
                    "A did disappear animated", "presented",
                ])
            #expect(one.view.window == nil && other.view.frame.size == CGSize(width: 400, height: 600))
            other.dismiss(animated: true) { log.calls.append("dismissed") }
            stage.wait()
            #expect(
                log.take() == [
                    "B will disappear animated", "A will appear animated", "A did appear animated",
                    "B did disappear animated", "dismissed",
                ])
            #expect(one.view.window != nil)
        }
    }

    @Test func alertsComeInHalfTheTimeOfSheets() {
        /// Returns the number of steps until a controller is there.
        func steps(_ controller: UIViewController) -> Int {
            var count = 0
            onStage { one, _, stage in
                one.present(controller, animated: true)
                while controller.isBeingPresented, count < 60 {
                    stage.steps(1)
                    count += 1
                }
                one.dismiss(animated: false)
            }
            return count
        }
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        let counts = [alert, UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)].map(steps)
        // 0.2 and 0.4 seconds.
        #expect(12...13 ~= counts[0] && 24...25 ~= counts[1])
        #expect(steps(UIViewController()) == counts[1])
    }

    @Test func aPresentationWithoutAnimationIsDoneAtOnce() {
        onStage { one, other, _ in
            one.present(other, animated: false) { log.calls.append("presented") }
            #expect(log.take() == ["B load", "B will appear", "B did appear", "presented"])
            other.dismiss(animated: false) { log.calls.append("dismissed") }
            #expect(log.take() == ["B will disappear", "B did disappear", "dismissed"])
        }
    }

    @Test func whatIsBelowCannotBeReached() {
        onStage { one, other, stage in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            button.setTitle("Below", for: .normal)
            one.view.addSubview(button)
            stage.steps(1)
            #expect(stage.elements == ["Below"])
            one.present(other, animated: true)
            stage.steps(1)
            #expect(stage.elements == [])
            #expect(PageContext.current.window.view(at: Point(x: 5, y: 5))?.isDescendant(of: one.view) == false)
            stage.wait()
            one.dismiss(animated: true)
            #expect(stage.elements == ["Below"])
        }
    }

    @Test func sheetsHaveTheirPlaces() {
        onStage { one, other, _ in
            one.present(other, animated: false)
            #expect(other.view.convert(other.view.bounds, to: nil) == CGRect(x: 0, y: 28, width: 400, height: 572))
        }
        onStage(width: 1000) { one, other, _ in
            other.modalPresentationStyle = .formSheet
            one.present(other, animated: false)
            #expect(other.view.convert(other.view.bounds, to: nil) == CGRect(x: 230, y: 20, width: 540, height: 560))
        }
    }

    @Test func childrenPresentAboveTheirContainer() {
        let child = LoggedController("A", log)
        let navigation = UINavigationController(rootViewController: child)
        let stage = ControllerStage(navigation)
        defer { stage.close() }
        let other = LoggedController("B", log)
        child.present(other, animated: false)
        #expect(other.presentingViewController === navigation && child.presentedViewController === other)
        #expect(navigation.visibleViewController === other)
        other.dismiss(animated: false)
        #expect(child.presentedViewController == nil)
    }

    @Test func aChainIsDismissedFromBelow() {
        onStage { one, other, stage in
            let third = LoggedController("C", log)
            one.present(other, animated: false)
            other.present(third, animated: false)
            #expect(third.presentingViewController === other)
            one.dismiss(animated: true)
            stage.wait()
            #expect(one.presentedViewController == nil && other.view.window == nil && third.view.window == nil)
        }
    }

    @Test func aSecondPresentationIsRefused() {
        onStage { one, other, _ in
            one.present(other, animated: false)
            let third = LoggedController("C", log)
            one.present(third, animated: false)
            #expect(third.presentingViewController == nil && one.presentedViewController === other)
            one.present(other, animated: false)
            one.dismiss(animated: false)
            one.present(third, animated: false)
            #expect(one.presentedViewController === third)
        }
    }

    @Test func aPresentationBeforeTheViewIsShownWaits() {
        let (one, other) = (LoggedController("A", log), LoggedController("B", log))
        one.present(other, animated: false)
        #expect(one.presentedViewController == nil)
        let stage = ControllerStage(one)
        defer { stage.close() }
        #expect(one.presentedViewController === other && other.view.window != nil)
    }

    // MARK: - The user

    @Test func escapeDismissesASheet() {
        onStage { one, other, stage in
            #expect(!PageContext.current.window.escape())
            one.present(other, animated: false)
            other.isModalInPresentation = true
            #expect(PageContext.current.window.escape() && !other.isBeingDismissed)
            other.isModalInPresentation = false
            #expect(PageContext.current.window.escape() && other.isBeingDismissed)
            stage.wait()
            #expect(one.presentedViewController == nil)
        }
    }

    @Test func escapeDoesNotDismissAFullScreen() {
        onStage { one, other, _ in
            other.modalPresentationStyle = .fullScreen
            one.present(other, animated: false)
            #expect(!PageContext.current.window.escape() && one.presentedViewController === other)
        }
    }

    private func swipe(to y: Double, in stage: ControllerStage) {
        let context = PageContext.current
        for (phase, y) in [(Touch.Phase.began, 100.0), (.moved, 130), (.moved, y), (.moved, y), (.ended, y)] {
            context.touches.dispatch(
                Touch(id: 1, phase, at: Point(x: 200, y: y), time: context.time.seconds, by: .finger),
                at: context.time.seconds)
            context.settle()
            stage.steps(12)
        }
    }

    @Test func aSwipeDownDismissesASheet() {
        onStage { one, other, stage in
            one.present(other, animated: false)
            swipe(to: 200, in: stage)
            stage.wait()
            #expect(one.presentedViewController === other && other.view.convert(CGPoint.zero, to: nil).y == 28)
            other.isModalInPresentation = true
            swipe(to: 500, in: stage)
            stage.wait()
            #expect(one.presentedViewController === other)
            other.isModalInPresentation = false
            swipe(to: 500, in: stage)
            stage.wait()
            #expect(one.presentedViewController == nil && log.calls.last == "B did disappear animated")
        }
    }

    @Test func theDelegateDecidesAboutTheSwipe() {
        final class Judge: UIAdaptivePresentationControllerDelegate {
            var (allows, calls) = (false, [String]())
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { allows }
            func presentationControllerWillDismiss(_ controller: UIPresentationController) { calls.append("will") }
            func presentationControllerDidDismiss(_ controller: UIPresentationController) { calls.append("did") }
            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
                calls.append("attempt")
            }
        }
        onStage { one, other, stage in
            let judge = Judge()
            other.presentationController?.delegate = judge
            one.present(other, animated: false)
            _ = PageContext.current.window.escape()
            judge.allows = true
            _ = PageContext.current.window.escape()
            stage.wait()
            #expect(judge.calls == ["attempt", "will", "did"])
        }
    }

    @Test func theFocusGoesIntoTheSheetAndComesBack() {
        onStage { one, other, stage in
            let (below, above) = (UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIButton())
            one.view.addSubview(below)
            above.frame = CGRect(x: 0, y: 300, width: 9, height: 9)
            other.view.addSubview(above)
            stage.steps(1)
            one.present(other, animated: true)
            stage.steps(1)
            #expect(PageContext.current.window.element(insteadOf: below.nodeID) === above)
            stage.wait()
            one.dismiss(animated: true)
            stage.steps(1)
            #expect(PageContext.current.window.element(insteadOf: above.nodeID) === below)
        }
    }

    @Test func theFieldGetsTheKeyboardBack() {
        onStage { one, other, _ in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
            one.view.addSubview(field)
            field.becomeFirstResponder()
            one.present(other, animated: false)
            #expect(!field.isFirstResponder)
            one.dismiss(animated: false)
            #expect(field.isFirstResponder)
        }
    }
}
