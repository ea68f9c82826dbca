import Scene
import Testing
import UIKit

/// UIView.animate: what is shown during an animation, and when its completion is called.
@Suite(.serialized) struct UIViewAnimateTests {
    private let time = PageContext.current.time
    private let view: UIView
    private let stage = Stage()

    /// A view in the window. It is removed after each test, and what it leaves behind runs.
    private final class Stage {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        init() { PageContext.current.window.addSubview(view) }
        isolated deinit {
            view.removeFromSuperview()
            PageContext.current.time.run(PageContext.current.time.step + 1)
        }
    }

    init() { view = stage.view }

    private var node: Node { PageContext.current.window.tree[view.nodeID]! }

    private func steps(_ count: Int) { for _ in 0..<count { time.run(time.step + 1) } }

    private func move(_ options: UIView.AnimationOptions = .curveLinear, delay: Double = 0) {
        UIView.animate(withDuration: 1, delay: delay, options: options) { view.center.x = 150 }
    }

    // MARK: - Values

    @Test func thePropertyHasItsNewValueAtOnce() {
        move()
        #expect(view.center.x == 150 && node.center.x == 50)
    }

    @Test func theShownValueChangesOverTheDuration() {
        move()
        var shown: [Double] = []
        for _ in 0..<4 {
            steps(15)
            shown.append(node.center.x)
        }
        #expect(shown == [75, 100, 125, 150])
    }

    @Test func nothingIsAnimatedOutsideOfABlock() {
        PageContext.current.rest()
        view.center.x = 150
        #expect(node.center.x == 150 && time.activity == .still)
    }

    @Test func framesAreAnimated() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 0, width: 200, height: 50)
        }
        steps(30)
        #expect(node.bounds.size == CGSize(width: 150, height: 75) && node.center == CGPoint(x: 125.0, y: 37.5))
    }

    @Test func alphaIsAnimated() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
        steps(30)
        #expect(node.opacity == 0.75 && view.alpha == 0.5)
    }

    @Test func backgroundColorIsAnimated() {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        }
        steps(15)
        #expect(node.style.fill == Color(red: 0.75, green: 0, blue: 0.25))
    }

    @Test func aColorThatAppearsIsNotTinted() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        steps(30)
        #expect(node.style.fill == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func aColorThatDisappearsFades() {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = nil }
        steps(30)
        #expect(node.style.fill == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        steps(30)
        #expect(node.style.fill == nil)
    }

    @Test func aRotationKeepsTheSize() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        steps(30)
        let (shown, expected) = (node.transform, CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(shown.a - expected.a) < 1e-9 && abs(shown.b - expected.b) < 1e-9)
        #expect(abs(shown.c - expected.c) < 1e-9 && abs(shown.d - expected.d) < 1e-9)
    }

    @Test func aRotationTakesTheShorterWay() {
        view.transform = CGAffineTransform(rotationAngle: 3)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: -3)
        }
        steps(30)
        #expect(abs(node.transform.a + 1) < 1e-9 && abs(node.transform.b) < 1e-9)
    }

    @Test func aMirroredViewNarrows() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
        steps(15)
        #expect(abs(node.transform.a - 0.5) < 1e-9 && abs(node.transform.d - 1) < 1e-9)
        steps(30)
        #expect(abs(node.transform.a + 0.5) < 1e-9 && abs(node.transform.d - 1) < 1e-9)
    }

    @Test func aScaleFromZeroGrowsEvenly() {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
        steps(30)
        #expect(node.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    @Test func aTranslationMovesEvenly() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(translationX: 100, y: -40)
        }
        steps(15)
        #expect(node.transform == CGAffineTransform(translationX: 25, y: -10))
    }

    @Test func propertiesOfTheLayerAreAnimated() {
        view.layer.cornerRadius = 10
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.layer.cornerRadius = 50
            view.layer.borderWidth = 4
            view.layer.borderColor = .white
            view.layer.shadowOpacity = 0.5
            view.layer.shadowRadius = 5
            view.layer.shadowOffset = CGSize(width: 2, height: 1)
            view.layer.shadowColor = .white
        }
        #expect(view.layer.cornerRadius == 50)
        steps(30)
        let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
        #expect(node.style.cornerRadius == 30 && node.style.border == NodeStyle.Border(width: 2, color: gray))
        let shadow = NodeStyle.Shadow(color: gray.withAlpha(0.25), radius: 4, offset: CGSize(width: 1, height: -1))
        #expect(node.style.shadow == shadow)
        steps(30)
        #expect(node.style.cornerRadius == 50 && node.style.border?.width == 4)
    }

    @Test func subviewsLaidOutInTheBlockAreAnimated() {
        final class Container: UIView {
            let inner = UIView()
            override func layoutSubviews() { inner.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10) }
        }
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.addSubview(container.inner)
        view.addSubview(container)
        container.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            container.bounds.size.width = 200
            container.layoutIfNeeded()
        }
        steps(30)
        #expect(container.inner.center.x == 195)
        #expect(PageContext.current.window.tree[container.inner.nodeID]?.center.x == 145)
    }

    @Test func theOptionLayoutSubviewsLaysOutInTheBlock() {
        final class Container: UIView {
            let inner = UIView()
            override func layoutSubviews() { inner.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10) }
        }
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.addSubview(container.inner)
        view.addSubview(container)
        container.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
            container.bounds.size.width = 200
        }
        steps(30)
        #expect(PageContext.current.window.tree[container.inner.nodeID]?.center.x == 145)
    }

    @Test func subviewsThatFollowTheSizeAreAnimated() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        inner.autoresizingMask = .flexibleWidth
        view.addSubview(inner)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.size.width = 200 }
        steps(30)
        #expect(PageContext.current.window.tree[inner.nodeID]?.bounds.width == 150)
    }

    // MARK: - Timing

    @Test(arguments: [
        // The values of the Bezier curves (0.42, 0, 0.58, 1), (0.42, 0, 1, 1), and (0, 0, 0.58, 1) at a quarter.
        (UIView.AnimationOptions.curveEaseInOut, 0.129161), (.curveEaseIn, 0.093465), (.curveEaseOut, 0.378137),
        (.curveLinear, 0.25),
    ])
    func curvesAreThoseOfUIKit(options: UIView.AnimationOptions, expected: Double) {
        move(options)
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
        move(delay: 0.5)
        steps(30)
        #expect(node.center.x == 50)
        steps(30)
        #expect(node.center.x == 100)
    }

    @Test func aDelayCausesNoSteps() {
        PageContext.current.rest()
        let start = time.step
        move(delay: 0.5)
        #expect(time.activity == .waiting(until: Double(start + 30) / 60))
        time.run(start + 30)
        #expect(time.activity == .moving)
    }

    @Test func aPageAtRestCausesNoSteps() {
        PageContext.current.rest()
        move()
        #expect(time.activity == .moving)
        steps(60)
        #expect(time.activity == .still)
    }

    @Test func repeatBeginsAgain() {
        PageContext.current.rest()
        move([.curveLinear, .repeat])
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
        move([.curveLinear, .repeat, .autoreverse])
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
        move()
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
        move()
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

    // MARK: - Touches

    @Test func anAnimatedViewTakesNoTouches() {
        move()
        let event = UIEvent.test
        #expect(view.isAnimatedWithoutInteraction)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: event) == nil)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        steps(60)
        #expect(!view.isAnimatedWithoutInteraction && view.hitTest(CGPoint(x: 50, y: 50), with: event) === view)
    }

    @Test func allowUserInteractionLetsTheViewTakeTouches() {
        move(.allowUserInteraction)
        #expect(!view.isAnimatedWithoutInteraction)
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: UIEvent.test) === view)
    }

    @Test func subviewsOfAnAnimatedViewTakeNoTouches() {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        let window = PageContext.current.window
        view.alpha = 0.5
        UIView.animate(withDuration: 1) { view.alpha = 1 }
        let point = view.convert(CGPoint(x: 50, y: 50), to: nil)
        #expect(window.hitTest(point, with: nil) === inner || !window.bounds.contains(point))
        #expect(view.hitTest(CGPoint(x: 50, y: 50), with: UIEvent.test) == nil)
    }

    // MARK: - Presentation

    @Test func presentationHasTheShownValues() throws {
        view.layer.cornerRadius = 10
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
            view.bounds.size = CGSize(width: 200, height: 100)
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            view.layer.cornerRadius = 20
            view.backgroundColor = .white
        }
        steps(30)
        let shown = try #require(view.layer.presentation())
        #expect(shown.position == CGPoint(x: 100, y: 50) && shown.bounds.size == CGSize(width: 150, height: 100))
        #expect(shown.opacity == 0.5 && shown.cornerRadius == 15)
        #expect(shown.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        #expect(shown.frame == CGRect(x: -50, y: -50, width: 300, height: 200))
        #expect(shown.backgroundColor == Color.white.withAlpha(0.5))
        #expect(view.layer.position == CGPoint(x: 150, y: 50) && view.layer.opacity == 0)
    }

    @Test func thePresentationOfAViewAtRestHasItsValues() throws {
        let shown = try #require(view.layer.presentation())
        #expect(shown.frame == view.frame && shown.position == view.center && shown.opacity == 1)
        #expect(shown.affineTransform() == .identity && shown.backgroundColor == nil)
    }

    @Test func geometrySetOnTheLayerIsThatOfTheView() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.layer.position = CGPoint(x: 150, y: 50)
            view.layer.opacity = 0
            view.layer.setAffineTransform(CGAffineTransform(translationX: 8, y: 0))
        }
        view.layer.backgroundColor = .white
        steps(15)
        #expect(view.center.x == 150 && node.center.x == 75 && node.opacity == 0.75 && node.transform.tx == 2)
        #expect(node.style.fill == .white)
    }

    // MARK: - Reduced motion

    private func withReducedMotion(_ body: () -> Void) {
        PageContext.current.apply(UITraitCollection(reducesMotion: true))
        body()
        PageContext.current.apply(UITraitCollection())
    }

    @Test func reducedMotionShowsMovementsAtTheirEndButFades() {
        withReducedMotion {
            var finished: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 150
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
                view.bounds.size.width = 300
                view.alpha = 0
            } completion: {
                finished.append($0)
            }
            #expect(node.center.x == 150 && node.transform.a == 2 && node.bounds.width == 300)
            steps(30)
            #expect(node.opacity == 0.5 && finished == [])
            steps(30)
            #expect(finished == [true])
        }
    }

    @Test func aRepeatedMovementStandsStillWithReducedMotion() {
        withReducedMotion {
            move([.repeat, .autoreverse])
            steps(20)
            #expect(node.center.x == 150)
        }
    }

    // MARK: - Node numbers and repeatability

    @Test func theSameAnimationsAlwaysGiveTheSameTrees() {
        func run() -> [Node] {
            view.layer.removeAllAnimations()
            (view.center, view.alpha, view.transform) = (CGPoint(x: 50, y: 50), 1, .identity)
            UIView.animate(withDuration: 0.7, delay: 0.1, usingSpringWithDamping: 0.3, initialSpringVelocity: 2) {
                view.center.x = 150
                view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
            }
            UIView.animate(withDuration: 0.5, delay: 0, options: [.autoreverse]) { view.alpha = 0.3 }
            return (0..<60).map { _ in
                steps(1)
                return node
            }
        }
        #expect(run() == run())
    }
}

extension UIEvent {
    /// An event as the touch dispatcher passes it to `hitTest(_:with:)`.
    static var test: UIEvent? {
        final class Probe: UIView {
            var event: UIEvent?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
        }
        let window = PageContext.current.window
        let area = window.area
        window.resize(to: CGSize(width: 2000, height: 2000))
        let probe = Probe(frame: CGRect(x: 1500, y: 1500, width: 10, height: 10))
        window.addSubview(probe)
        for phase in [Touch.Phase.began, .ended] {
            let touch = Touch(id: 77, phase, at: CGPoint(x: 1505, y: 1505), time: 0, by: .finger)
            PageContext.current.touches.handle(touch, at: 0)
        }
        probe.removeFromSuperview()
        window.resize(to: area)
        return probe.event
    }
}
