// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIView.animate: when its completion is called, and what interrupts an animation.
@Suite(.serialized) struct UIViewAnimationCompletionTests {
    private let stage = AnimationStage()
    private var view: UIView { stage.view }
    private var node: Node { stage.node }
    private var time: PageTime { stage.time }
    private func steps(_ count: Int) { stage.steps(count) }

    // MARK: - Completion

    @Test func completionIsCalledInTheStepInWhichTheAnimationEnds() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.5, animations: { view.center.x = 150 }) { finished.append($0) }
        steps(29)
        #expect(finished == [])
        steps(1)
        #expect(finished == [true])
        steps(60)
        #expect(finished == [true])
    }

    @Test func completionWaitsForTheDelay() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.2, delay: 0.1) {
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        steps(17)
        #expect(finished == [])
        steps(1)
        #expect(finished == [true])
    }

    @Test(arguments: [0.0, -1, .nan])
    func withoutDurationTheCompletionIsCalledAtTheNextStep(duration: Double) {
        var finished: [Bool] = []
        UIView.animate(withDuration: duration) {
            view.center.x = 150
        } completion: {
            finished.append($0)
        }
        #expect(finished == [] && node.center.x == 150)
        steps(1)
        #expect(finished == [true])
    }

    @Test func ifNothingChangesTheCompletionIsCalledAtTheNextStep() {
        PageContext.current.rest()
        var finished: [Bool] = []
        UIView.animate(withDuration: 5) {
            view.center.x = 50
        } completion: {
            finished.append($0)
        }
        #expect(finished == [])
        steps(1)
        #expect(finished == [true] && time.activity == .still)
    }

    @Test func aCompletionCanAnimateTheSamePropertyAgain() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            view.center.x = 150
        } completion: { _ in
            UIView.animate(withDuration: 0.5) {
                view.center.x = 50
            } completion: {
                finished.append($0)
            }
        }
        steps(30)
        #expect(node.center.x == 150 && view.center.x == 50)
        steps(30)
        #expect(node.center.x == 50 && finished == [true])
    }

    @Test func animationsThatEndTogetherAreAllFinished() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.5) {
            view.center.x = 150
        } completion: {
            finished.append($0)
            UIView.animate(withDuration: 0.5) { view.alpha = 1 }
        }
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        steps(30)
        #expect(finished == [true, true])
    }

    @Test func completionsAreCalledInTheOrderOfTheEnds() {
        var ended: [String] = []
        UIView.animate(withDuration: 0.5) {
            view.center.x = 150
        } completion: { _ in
            ended.append("long")
        }
        UIView.animate(withDuration: 0.2) {
            view.alpha = 0
        } completion: { _ in
            ended.append("short")
        }
        time.run(time.step + 60)
        #expect(ended == ["short", "long"])
    }

    // MARK: - Interruption

    @Test func aNewAnimationBeginsWhereTheLastOneIs() {
        stage.move()
        steps(30)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
        #expect(node.center.x == 100)
        steps(30)
        #expect(node.center.x == 50)
    }

    @Test func anAnimationThatIsReplacedIsNotFinished() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 150
        } completion: {
            finished.append($0)
        }
        steps(10)
        UIView.animate(withDuration: 1) { view.center.x = 0 }
        #expect(finished == [])
        steps(1)
        #expect(finished == [false])
        steps(60)
        #expect(finished == [false])
    }

    @Test func anAnimationGoesOnWhileOneOfItsPropertiesIsLeft() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 150
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        steps(10)
        UIView.animate(withDuration: 0.1) { view.center.x = 0 }
        steps(49)
        #expect(finished == [])
        steps(1)
        #expect(finished == [true])
    }

    @Test func settingAPropertyOutsideOfABlockJumps() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 150
        } completion: {
            finished.append($0)
        }
        steps(30)
        view.center.x = 20
        #expect(node.center.x == 20)
        steps(1)
        #expect(finished == [false] && node.center.x == 20)
    }

    @Test func settingTheSameValueChangesNothing() {
        stage.move()
        steps(30)
        view.center.x = 150
        #expect(node.center.x == 100)
    }

    @Test func removingTheViewEndsItsAnimations() {
        PageContext.current.rest()
        var finished: [Bool] = []
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        UIView.animate(withDuration: 1) {
            view.center.x = 150
        } completion: {
            finished.append($0)
        }
        UIView.animate(withDuration: 1) {
            inner.alpha = 0
        } completion: {
            finished.append($0)
        }
        steps(5)
        view.removeFromSuperview()
        steps(1)
        #expect(finished == [false, false] && time.activity == .still)
    }

    @Test func removeAllAnimationsJumpsToTheSetValues() {
        PageContext.current.rest()
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
            view.center.x = 150
        } completion: {
            finished.append($0)
        }
        steps(100)
        view.layer.removeAllAnimations()
        #expect(node.center.x == 150)
        steps(1)
        #expect(finished == [false] && time.activity == .still)
    }

    @Test func aViewThatIsReleasedEndsItsAnimations() {
        PageContext.current.rest()
        var finished: [Bool] = []
        var lost: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
            lost?.alpha = 0
        } completion: {
            finished.append($0)
        }
        lost = nil
        steps(1)
        #expect(finished == [false] && time.activity == .still)
    }

    @Test func aViewIsAnimatedBeforeItIsInTheWindow() {
        let early = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { early.center.x = 150 }
        view.addSubview(early)
        steps(30)
        #expect(PageContext.current.window.tree[early.nodeID]?.center.x == 100)
    }
}
