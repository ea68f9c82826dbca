// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIViewPropertyAnimator: timing, dragging, and directions.
@Suite(.serialized) struct UIViewPropertyAnimatorTests {
    private let stage = AnimationStage()
    private var view: UIView { stage.view }
    private var time: PageTime { stage.time }
    /// The part of the move that is shown.
    private var shown: Double { (stage.node.center.x - 50) / 100 }
    private func steps(_ count: Int) { stage.steps(count) }
    private func move() { view.center.x = 150 }

    /// The parts of the move that are shown at each quarter of a second.
    private func quarters(_ count: Int = 4) -> [Double] {
        (0..<count).map { _ in
            steps(15)
            return shown
        }
    }

    private func isClose(_ values: [Double], _ expected: [Double]) -> Bool {
        values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    // MARK: - Timing

    @Test func itRunsOverItsDuration() {
        PageContext.current.rest()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move)
        steps(10)
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 150 && shown == 0)
        #expect(time.activity == .moving)
        #expect(quarters() == [0.25, 0.5, 0.75, 1])
        #expect(animator.state == .inactive && !animator.isRunning && time.activity == .still)
    }

    @Test(arguments: [
        (UIView.AnimationCurve.linear, [0.25, 0.5, 0.75, 1]), (.easeInOut, [0.129162, 0.5, 0.870838, 1]),
        (.easeIn, [0.093465, 0.315357, 0.621862, 1]), (.easeOut, [0.378138, 0.684643, 0.906535, 1]),
    ])
    func curvesAreThoseOfUIKit(curve: UIView.AnimationCurve, expected: [Double]) {
        UIViewPropertyAnimator(duration: 1, curve: curve, animations: move).startAnimation()
        #expect(isClose(quarters(), expected))
    }

    @Test func curvesHaveControlPoints() {
        let (one, two) = (CGPoint(x: 0.17, y: 0.67), CGPoint(x: 0.83, y: 0.67))
        UIViewPropertyAnimator(duration: 1, controlPoint1: one, controlPoint2: two, animations: move).startAnimation()
        #expect(isClose(quarters(), [0.440574, 0.6275, 0.77035, 1]))
        let parameters = UICubicTimingParameters(animationCurve: .easeOut)
        #expect(parameters.controlPoint1 == .zero && parameters.controlPoint2 == CGPoint(x: 0.58, y: 1))
        #expect(parameters.timingCurveType == .builtin && UICubicTimingParameters().timingCurveType == .cubic)
    }

    @Test func theDefaultCurveIsThatOfCoreAnimation() {
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters())
        animator.addAnimations(move)
        animator.startAnimation()
        #expect(isClose(quarters(), [0.408511, 0.802403, 0.960459, 1]))
    }

    @Test func aSpringSettlesInTheDuration() {
        UIViewPropertyAnimator(duration: 1, dampingRatio: 1, animations: move).startAnimation()
        #expect(isClose(quarters(), [0.671068, 0.944477, 0.992211, 1]))
    }

    @Test func aSpringWithAMassHasADurationOfItsOwn() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        #expect(abs(animator.duration - 1.4727) < 1e-4)
        animator.addAnimations(move)
        animator.startAnimation()
        #expect(isClose(quarters(2), [1.0233596, 1.0745906]))
        steps(58)
        #expect(animator.isRunning)
        steps(1)
        #expect(!animator.isRunning && shown == 1)
    }

    @Test func theSpringOfTheSystemSettlesInHalfASecond() {
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters())
        #expect(abs(animator.duration - 0.5057) < 1e-4)
    }

    @Test(arguments: [(0.0, 0.0, 0.0), (-1, 5, .nan), (.infinity, .nan, 1), (1, 1e9, -5), (1, 1e-9, 1e9)])
    func springsOfAnyNumbersEnd(mass: Double, stiffness: Double, damping: Double) {
        let spring = UISpringTimingParameters(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: CGVector(dx: .nan, dy: 1e9))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations(move)
        animator.startAnimation()
        steps(30)
        #expect(shown.isFinite)
        time.run(time.step + 60_000)
        #expect(shown == 1 && !animator.isRunning)
    }

    @Test(arguments: [0.0, -1, .nan])
    func withoutDurationItEndsAtTheNextStep(duration: Double) {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn, animations: move)
        animator.startAnimation()
        #expect(animator.isRunning && view.center.x == 150)
        steps(1)
        #expect(!animator.isRunning && shown == 1)
    }

    @Test(arguments: [CGVector(dx: 6.0, dy: 0), CGVector(dx: 0.0, dy: 6), CGVector(dx: .infinity, dy: 6)])
    func aSpringBeginsWithItsVelocity(velocity: CGVector) {
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity)
        let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
        animator.addAnimations(move)
        animator.startAnimation()
        steps(1)
        #expect(abs(shown * 60 - 6) < 0.7)
    }

    @Test func aDelayKeepsTheOldValue() {
        PageContext.current.rest()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move)
        let start = time.step
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.isRunning && time.activity == .waiting(until: Double(start + 30) / 60))
        #expect(quarters(6) == [0, 0, 0.25, 0.5, 0.75, 1])
    }

    @Test func aRunningAnimatorIsCreatedWithOptions() {
        var ended: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.5, delay: 0.25, options: .curveEaseIn, animations: move
        ) { ended.append($0) }
        #expect(animator.isRunning && !animator.isUserInteractionEnabled && view.isAnimatedWithoutInteraction)
        #expect(isClose(quarters(3), [0, 0.315357, 1]) && ended == [.end])
    }

    @Test func delayFactorsDelayWithinTheDuration() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: move)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        steps(30)
        #expect(stage.node.opacity == 1)
        steps(15)
        #expect(abs(stage.node.opacity - (1 - 0.315357)) < 1e-5 && isClose([shown], [0.621862]))
        steps(15)
        #expect(stage.node.opacity == 0)
    }

    @Test func animationsThatAreAddedTakeTheRemainingTime() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: move)
        animator.startAnimation()
        steps(30)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.25)
        #expect(view.alpha == 0)
        steps(45)
        #expect(stage.node.opacity > 0.6)
        steps(22)
        animator.pauseAnimation()
        // Of 90 steps, 22.5 are the delay.
        #expect(abs(stage.node.opacity - (1 - 44.5 / 67.5)) < 1e-9)
        animator.startAnimation()
        steps(23)
        #expect(stage.node.opacity == 0 && !animator.isRunning)
    }

    // MARK: - Dragging

    @Test(arguments: [UIView.AnimationCurve.linear, .easeInOut])
    func draggingIsLinear(curve: UIView.AnimationCurve) {
        PageContext.current.rest()
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve, animations: move)
        for fraction in [0.25, 0.5, 0.75, 0.5] {
            animator.fractionComplete = fraction
            #expect(shown == fraction && animator.fractionComplete == fraction)
            steps(1)
        }
        #expect(animator.state == .active && !animator.isRunning && time.activity == .still)
        animator.fractionComplete = 7
        #expect(shown == 1)
        animator.fractionComplete = .nan
        #expect(shown == 0)
        animator.stopAnimation(true)
    }

    @Test func draggingCanFollowTheCurve() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: move)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        #expect(isClose([shown], [0.129162]) && animator.fractionComplete == 0.25)
        animator.stopAnimation(true)
    }

    @Test func draggingRespectsDelayFactors() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.fractionComplete = 0.5
        #expect(stage.node.opacity == 1)
        animator.fractionComplete = 0.75
        #expect(stage.node.opacity == 0.5 && shown == 0.75)
        animator.stopAnimation(true)
    }

    @Test func pausingShowsTheSameAndContinuingGoesOn() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: move)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        steps(15)
        #expect(animator.fractionComplete == 0.25)
        animator.pauseAnimation()
        #expect(isClose([shown, animator.fractionComplete], [0.129162, 0.129162]))
        steps(100)
        #expect(isClose([shown], [0.129162]) && animator.state == .active && !animator.isRunning)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(isClose(quarters(3), [0.5, 0.870838, 1]) && !animator.isRunning)
    }

    @Test func continuingAfterDraggingFollowsTheCurveFromThere() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: move)
        animator.fractionComplete = 0.129161955
        animator.startAnimation()
        #expect(isClose(quarters(3), [0.5, 0.870838, 1]) && !animator.isRunning)
    }

    @Test func delayedAnimationsDoNotJumpAfterDragging() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1, animations: move)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.fractionComplete = 0.75
        #expect(stage.node.opacity == 0.5)
        animator.startAnimation()
        steps(1)
        #expect(abs(stage.node.opacity - 0.5) < 0.02)
        steps(60)
        #expect(stage.node.opacity == 0)
    }

    @Test func theDurationFactorIsOfTheWholeDuration() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: move)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        #expect(quarters() == [0.625, 0.75, 0.875, 1])
    }

    @Test func anotherTimingIsThatOfTheRest() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: move)
        animator.fractionComplete = 0.5
        let parameters = UICubicTimingParameters(animationCurve: .easeIn)
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
        #expect(isClose(quarters(), [0.093465, 0.315357, 0.621862, 1].map { 0.5 + 0.5 * $0 }))
    }

    @Test func anotherTimingKeepsDelaysThatAreNotOver() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: move)
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        let parameters = UICubicTimingParameters(animationCurve: .linear)
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
        // A third of the remaining 45 steps is left of the delay.
        steps(15)
        #expect(stage.node.opacity == 1 && animator.isRunning)
        steps(15)
        #expect(abs(stage.node.opacity - 0.5) < 1e-9)
        steps(15)
        #expect(stage.node.opacity == 0 && !animator.isRunning)
    }

    @Test func aPageCanHaveATimingOfItsOwn() {
        final class Timing: UITimingCurveProvider {
            let timingCurveType = UITimingCurveType.composed
            let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(animationCurve: .linear)
            let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(dampingRatio: 1)
        }
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Timing())
        animator.addAnimations(move)
        animator.startAnimation()
        #expect(isClose(quarters(2), [0.671068, 0.944477]))
    }

    @Test func aTransitionInABlockHasItsOwnTime() {
        var finished: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.center.x = 150
            UIView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .overrideInheritedDuration],
                animations: nil
            ) { finished.append($0) }
        }
        animator.pauseAnimation()
        steps(60)
        #expect(finished == [true] && shown == 0)
        animator.stopAnimation(true)
    }

    @Test func aCompletionInABlockIsCalledAtTheEnd() {
        var finished: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.1, animations: move) { finished.append($0) }
        }
        animator.startAnimation()
        #expect(quarters(3) == [0.25, 0.5, 0.75] && finished == [])
        steps(15)
        #expect(finished == [true] && shown == 1)
    }

    @Test func keyframesAreDragged() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
            }
        }
        animator.fractionComplete = 0.25
        #expect(shown == 0.5)
        animator.fractionComplete = 0.75
        #expect(shown == 0.5)
        animator.startAnimation()
        steps(15)
        #expect(shown == 0 && !animator.isRunning)
    }

    // MARK: - Directions

    @Test func reversingMidwayEndsAtTheStart() {
        var ended: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: move)
        animator.addCompletion { ended.append($0) }
        animator.startAnimation()
        steps(45)
        animator.isReversed = true
        #expect(animator.isRunning && animator.fractionComplete == 0.25)
        #expect(isClose(quarters(3), [0.5, 0.129162, 0]))
        #expect(ended == [.start] && view.center.x == 50 && animator.state == .inactive)
    }

    @Test func aReversedAnimatorIsDraggedTowardTheStart() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move)
        animator.fractionComplete = 0.25
        animator.isReversed = true
        #expect(animator.fractionComplete == 0.75 && shown == 0.25)
        animator.fractionComplete = 0.5
        #expect(shown == 0.5)
        let parameters = UICubicTimingParameters(animationCurve: .easeIn)
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
        #expect(isClose(quarters(2), [0.5 * (1 - 0.315357), 0]) && view.center.x == 50)
    }

    @Test func anAnimatorThatWasReversedBeforeGoesBackFromItsEnd() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move)
        animator.isReversed = true
        animator.startAnimation()
        #expect(quarters() == [0.75, 0.5, 0.25, 0] && view.center.x == 50)
    }

    @Test func allPropertiesGoBackToTheStart() {
        view.backgroundColor = .red
        view.layer.cornerRadius = 3
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.alpha = 0.3
            view.backgroundColor = .blue
            view.layer.cornerRadius = 9
        }
        animator.startAnimation()
        steps(10)
        animator.isReversed = true
        steps(10)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100) && view.transform == .identity)
        #expect(view.alpha == 1 && view.backgroundColor == .red && view.layer.cornerRadius == 3)
    }
}
