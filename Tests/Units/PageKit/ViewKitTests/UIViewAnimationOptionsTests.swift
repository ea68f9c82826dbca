// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIView.AnimationOptions: curves, delays, repetition, and springs.
@Suite(.serialized) struct UIViewAnimationOptionsTests {
    private let stage = AnimationStage()
    private var view: UIView { stage.view }
    private var node: Node { stage.node }
    private var time: PageTime { stage.time }
    private func steps(_ count: Int) { stage.steps(count) }

    // MARK: - Timing

    @Test(arguments: [
        // The values of the Bezier curves (0.42, 0, 0.58, 1), (0.42, 0, 1, 1), and (0, 0, 0.58, 1) at a quarter.
        (UIView.AnimationOptions.curveEaseInOut, 0.129161), (.curveEaseIn, 0.093465), (.curveEaseOut, 0.378137),
        (.curveLinear, 0.25),
    ])
    func curvesAreThoseOfUIKit(options: UIView.AnimationOptions, expected: Double) {
        stage.move(options)
        steps(15)
        #expect(abs((node.center.x - 50) / 100 - expected) < 1e-5)
    }

    @Test func theDefaultCurveEasesInAndOut() {
        UIView.animate(withDuration: 1) { view.center.x = 150 }
        steps(15)
        #expect(abs(node.center.x - 62.9161) < 1e-3)
        steps(15)
        #expect(abs(node.center.x - 100) < 1e-6)
    }

    @Test func aDelayKeepsTheOldValue() {
        stage.move(delay: 0.5)
        steps(30)
        #expect(node.center.x == 50)
        steps(30)
        #expect(node.center.x == 100)
    }

    @Test func aDelayCausesNoSteps() {
        PageContext.current.rest()
        let start = time.step
        stage.move(delay: 0.5)
        #expect(time.activity == .waiting(until: Double(start + 30) / 60))
        time.run(start + 30)
        #expect(time.activity == .moving)
    }

    @Test func aPageAtRestCausesNoSteps() {
        PageContext.current.rest()
        stage.move()
        #expect(time.activity == .moving)
        steps(60)
        #expect(time.activity == .still)
    }

    @Test func repeatBeginsAgain() {
        PageContext.current.rest()
        stage.move([.curveLinear, .repeat])
        steps(90)
        #expect(node.center.x == 100)
        steps(30)
        #expect(node.center.x == 50)
        #expect(time.activity == .moving)
    }

    @Test func autoreverseGoesBackAndThenShowsTheNewValue() {
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
            view.center.x = 150
        } completion: {
            finished.append($0)
        }
        steps(90)
        #expect(node.center.x == 100)
        steps(29)
        #expect(node.center.x < 52 && finished == [])
        steps(1)
        #expect(node.center.x == 150 && finished == [true])
    }

    @Test func repeatWithAutoreverseSwings() {
        stage.move([.curveLinear, .repeat, .autoreverse])
        steps(60)
        #expect(node.center.x == 150)
        steps(45)
        #expect(node.center.x == 75)
        steps(75)
        #expect(node.center.x == 150)
    }

    @Test func aSpringOvershootsAndSettlesAtTheDuration() {
        PageContext.current.rest()
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
            view.center.x = 150
        }
        var shown: [Double] = []
        for _ in 0..<59 {
            steps(1)
            shown.append(node.center.x)
        }
        #expect(shown.max()! > 160 && shown.contains { $0 > 100 && $0 < 150 })
        #expect(abs(shown.last! - 150) < 0.5)
        steps(1)
        #expect(node.center.x == 150 && time.activity == .still)
    }

    @Test func aCriticallyDampedSpringDoesNotOvershoot() {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            view.center.x = 150
        }
        var shown = [node.center.x]
        for _ in 0..<60 {
            steps(1)
            shown.append(node.center.x)
        }
        #expect(shown == shown.sorted() && shown.last == 150 && shown[30] > 140)
    }

    @Test func theInitialVelocityOfASpringIsInDistancesPerSecond() {
        UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 6) {
            view.center.x = 150
        }
        steps(1)
        #expect(abs((node.center.x - 50) / 100 * 60 - 6) < 0.7)
    }

    @Test(arguments: [(0.0, 0.0), (-1, 1e9), (.nan, .nan), (.infinity, -1e9), (1e-9, 5)])
    func springsOfAnyNumbersSettle(damping: Double, velocity: Double) {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity) {
            view.center.x = 150
        }
        steps(30)
        #expect(node.center.x.isFinite)
        steps(30)
        #expect(node.center.x == 150)
    }

    // MARK: - Nesting

    @Test func aNestedBlockInheritsDurationAndCurve() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
            UIView.animate(withDuration: 0.1) { view.alpha = 0 }
        }
        steps(15)
        #expect(node.center.x == 75 && node.opacity == 0.75)
    }

    @Test func aNestedBlockCanOverrideDurationAndCurve() {
        UIView.animate(withDuration: 1) {
            view.center.x = 150
            UIView.animate(
                withDuration: 0.5, delay: 0,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) { view.alpha = 0 }
        }
        steps(15)
        #expect(abs(node.center.x - 62.9161) < 1e-3 && node.opacity == 0.5)
    }

    @Test func inheritedAnimationDurationIsThatOfTheBlock() {
        #expect(UIView.inheritedAnimationDuration == 0)
        var inside = 0.0
        UIView.animate(withDuration: 2) { inside = UIView.inheritedAnimationDuration }
        #expect(inside == 2 && UIView.inheritedAnimationDuration == 0)
    }

    // MARK: - Without animation

    @Test func performWithoutAnimationJumpsInsideOfABlock() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.center.x = 150
            }
        }
        #expect(UIView.areAnimationsEnabled && node.center.x == 150 && node.opacity == 1)
    }

    @Test func disabledAnimationsJumpAndComplete() {
        var finished: [Bool] = []
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
            view.center.x = 150
        } completion: {
            finished.append($0)
        }
        UIView.setAnimationsEnabled(true)
        #expect(node.center.x == 150)
        steps(1)
        #expect(finished == [true])
    }
}
