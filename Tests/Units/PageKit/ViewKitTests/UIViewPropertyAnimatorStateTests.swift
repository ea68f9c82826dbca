// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIViewPropertyAnimator: its states, and how it ends.
@Suite(.serialized) struct UIViewPropertyAnimatorStateTests {
    /// The positions with which the completion was called.
    private final class Ends { var positions: [UIViewAnimatingPosition] = [] }

    private let stage = AnimationStage()
    private let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    private let ends = Ends()
    private var ended: [UIViewAnimatingPosition] { ends.positions }
    private var view: UIView { stage.view }
    private var time: PageTime { stage.time }
    private func steps(_ count: Int) { stage.steps(count) }

    /// Begins to move the view by 100 points within a second.
    private func start() {
        animator.addAnimations { [view] in view.center.x = 150 }
        animator.addCompletion { [ends] in ends.positions.append($0) }
        animator.startAnimation()
    }

    // MARK: - Stopping

    @Test func stoppingWithoutFinishingKeepsWhatIsShown() {
        start()
        steps(15)
        animator.stopAnimation(true)
        #expect(view.center.x == 75 && animator.state == .inactive)
        steps(60)
        #expect(view.center.x == 75 && ended == [])
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 75), (.end, 150)])
    func aStoppedAnimatorIsFinishedAtAPosition(position: UIViewAnimatingPosition, x: Double) {
        PageContext.current.rest()
        start()
        steps(15)
        animator.stopAnimation(false)
        #expect(view.center.x == 75 && animator.state == .stopped && !animator.isRunning && ended == [])
        #expect(time.activity == .still)
        animator.finishAnimation(at: position)
        #expect(view.center.x == x && stage.node.center.x == x && ended == [position])
        #expect(animator.state == .inactive)
    }

    @Test func stoppingAnInactiveAnimatorDoesNothing() {
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        start()
        steps(60)
        animator.stopAnimation(false)
        #expect(animator.state == .inactive && view.center.x == 150 && ended == [.end])
    }

    @Test func anAnimatorThatIsNotInterruptibleGoesOn() {
        animator.isInterruptible = false
        start()
        animator.pauseAnimation()
        animator.stopAnimation(true)
        animator.fractionComplete = 0.9
        steps(30)
        #expect(animator.isRunning && stage.node.center.x == 100)
    }

    // MARK: - Ends

    @Test func completionsAreCalledInTheStepInWhichItEnds() {
        start()
        steps(59)
        #expect(ended == [])
        steps(1)
        #expect(ended == [.end])
    }

    @Test func withoutChangesItEndsAtTheNextStep() {
        PageContext.current.rest()
        animator.addCompletion { [ends] in ends.positions.append($0) }
        animator.startAnimation()
        #expect(ended == [])
        steps(1)
        #expect(ended == [.end] && time.activity == .still)
    }

    @Test func removingTheViewEndsIt() {
        start()
        steps(10)
        view.removeFromSuperview()
        steps(1)
        #expect(ended == [.end] && animator.state == .inactive)
    }

    @Test func itCanBeUsedAgain() {
        start()
        steps(60)
        animator.addAnimations { [view] in view.center.x = 50 }
        animator.startAnimation()
        steps(15)
        #expect(stage.node.center.x == 125)
        steps(45)
        #expect(stage.node.center.x == 50 && ended == [.end])
    }

    @Test func aPauseOnCompletionLetsItGoBack() {
        PageContext.current.rest()
        animator.pausesOnCompletion = true
        start()
        steps(70)
        #expect(animator.state == .active && !animator.isRunning && ended == [] && time.activity == .still)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        steps(15)
        #expect(stage.node.center.x == 125)
        steps(45)
        #expect(ended == [.start] && view.center.x == 50)
    }

    @Test func itRunsWithoutBeingKept() {
        weak var lost: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 150 }
            animator.addCompletion { [ends] in ends.positions.append($0) }
            animator.startAnimation()
            lost = animator
        }
        steps(60)
        #expect(ended == [.end] && lost == nil)
    }

    @Test func aReplacedAnimationGoesOnFromWhatIsShown() {
        start()
        steps(30)
        UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 0 }.startAnimation()
        #expect(stage.node.center.x == 100)
        steps(30)
        #expect(stage.node.center.x == 50 && ended == [.end])
    }

    // MARK: - Misuse

    @Test func anActiveAnimatorCannotBeFinished() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.startAnimation()
            animator.finishAnimation(at: .end)
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("Fatal error: an animator has to be stopped before it is finished\n"))
    }

    @Test func aPausedAnimatorCannotBeReleased() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("Fatal error: an animator that is paused or stopped has to be finished"))
    }
}
