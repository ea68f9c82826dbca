// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIView.transition: what is shown while a view changes.
@Suite(.serialized) struct UIViewTransitionTests {
    private let time = PageContext.current.time
    private let container: UIView
    private let view: UIView
    private let stage = Stage()

    private final class Stage {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        init() {
            container.addSubview(view)
            PageContext.current.window.addSubview(container)
        }
        isolated deinit {
            container.removeFromSuperview()
            PageContext.current.time.run(PageContext.current.time.step + 1)
        }
    }

    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    init() {
        (container, view) = (stage.container, stage.view)
        view.backgroundColor = Self.red
    }

    private var tree: NodeTree { PageContext.current.window.tree }
    private var node: Node { tree[view.nodeID]! }
    /// The nodes in the container that are not those of its views.
    private var snapshots: [Node] {
        let known = Set(container.subviews.map(\.nodeID))
        return tree[container.nodeID]!.children.filter { !known.contains($0) }.map { tree[$0]! }
    }

    private func steps(_ count: Int) { for _ in 0..<count { time.run(time.step + 1) } }

    private func turn(_ option: UIView.AnimationOptions, _ completion: ((Bool) -> Void)? = nil) {
        UIView.transition(with: view, duration: 1, options: [option, .curveLinear]) {
            view.backgroundColor = Self.blue
        } completion: {
            completion?($0)
        }
    }

    // MARK: - Flips

    @Test func theModelChangesAtOnce() {
        turn(.transitionFlipFromLeft)
        #expect(view.backgroundColor == Self.blue && view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }

    @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight])
    func theFirstHalfOfAFlipShowsTheViewBeforeNarrowed(option: UIView.AnimationOptions) {
        turn(option)
        steps(20)
        #expect(node.isHidden && snapshots.count == 1)
        #expect(snapshots.first?.style.fill == Self.red.resolved)
        #expect(abs(snapshots[0].transform.a - 0.5) < 1e-9 && snapshots[0].transform.d == 1)
    }

    @Test func theSecondHalfOfAFlipShowsTheViewNow() {
        turn(.transitionFlipFromLeft)
        steps(40)
        #expect(!node.isHidden && snapshots.isEmpty && node.style.fill == Self.blue.resolved)
        #expect(abs(node.transform.a - 0.5) < 1e-9 && node.transform.d == 1)
        steps(20)
        #expect(node.transform == .identity)
    }

    @Test(arguments: [UIView.AnimationOptions.transitionFlipFromTop, .transitionFlipFromBottom])
    func aFlipFromTopOrBottomNarrowsTheHeight(option: UIView.AnimationOptions) {
        turn(option)
        steps(20)
        #expect(snapshots[0].transform.a == 1 && abs(snapshots[0].transform.d - 0.5) < 1e-9)
    }

    @Test func aFlipNarrowsARotatedViewAboutItsOwnAxis() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        turn(.transitionFlipFromLeft)
        steps(40)
        let shown = node.transform
        #expect(abs(shown.b - 0.5) < 1e-9 && abs(shown.c + 1) < 1e-9)
    }

    @Test func aFlipIsNeverWithoutWidth() {
        turn(.transitionFlipFromLeft)
        for _ in 0..<60 {
            #expect(node.transform.inverse != nil && snapshots.allSatisfy { $0.transform.inverse != nil })
            steps(1)
        }
    }

    // MARK: - Dissolves

    @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown])
    func aDissolveFadesTheViewBeforeOutOverTheViewNow(option: UIView.AnimationOptions) {
        turn(option)
        steps(15)
        #expect(node.opacity == 1 && node.style.fill == Self.blue.resolved)
        #expect(snapshots.map(\.opacity) == [0.75] && snapshots[0].style.fill == Self.red.resolved)
    }

    @Test func theSnapshotIsDirectlyAboveTheView() {
        let upper = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        container.addSubview(upper)
        turn(.transitionCrossDissolve)
        let children = tree[container.nodeID]!.children
        #expect(children.count == 3 && children.first == view.nodeID && children.last == upper.nodeID)
    }

    @Test func aTransparentViewFadesIn() {
        view.backgroundColor = nil
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            view.backgroundColor = Self.blue
        }
        steps(15)
        #expect(node.opacity == 0.25)
    }

    @Test func aViewThatIsShownFadesIn() {
        view.isHidden = true
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            view.isHidden = false
        }
        steps(45)
        #expect(!node.isHidden && node.opacity == 0.75)
    }

    @Test func aViewThatIsHiddenFadesOut() {
        UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
            view.isHidden = true
        }
        steps(45)
        #expect(node.isHidden && snapshots.map(\.isHidden) == [false] && snapshots.map(\.opacity) == [0.25])
    }

    @Test func theSnapshotContainsTheSubviewsBefore() {
        let old = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.addSubview(old)
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            old.removeFromSuperview()
            view.addSubview(UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
        }
        #expect(node.children.count == 1 && tree[node.children[0]]?.center.x == 8.5)
        let copies = snapshots.flatMap(\.children)
        #expect(copies.count == 1 && tree[copies[0]]?.center.x == 2.5)
    }

    // MARK: - The end

    @Test func theCompletionIsCalledInTheStepInWhichTheTransitionEnds() {
        PageContext.current.rest()
        var finished: [Bool] = []
        turn(.transitionFlipFromLeft) { finished.append($0) }
        #expect(time.activity == .moving)
        steps(59)
        #expect(finished == [])
        steps(1)
        #expect(finished == [true] && snapshots.isEmpty && time.activity == .still)
    }

    @Test func anotherTransitionEndsTheFirstOne() {
        var finished: [Bool] = []
        turn(.transitionCrossDissolve) { finished.append($0) }
        steps(10)
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            view.backgroundColor = Self.red
        }
        #expect(snapshots.count == 1)
        steps(1)
        #expect(finished == [false])
    }

    @Test func removingTheViewEndsTheTransition() {
        PageContext.current.rest()
        var finished: [Bool] = []
        turn(.transitionFlipFromLeft) { finished.append($0) }
        steps(10)
        view.removeFromSuperview()
        #expect(snapshots.isEmpty)
        steps(1)
        #expect(finished == [false] && time.activity == .still)
    }

    @Test func removeAllAnimationsEndsTheTransition() {
        var finished: [Bool] = []
        turn(.transitionFlipFromLeft) { finished.append($0) }
        view.layer.removeAllAnimations()
        #expect(!node.isHidden && snapshots.isEmpty)
        steps(1)
        #expect(finished == [false])
    }

    @Test func theNumbersOfSnapshotsAreUsedAgain() {
        var used: Set<NodeID> = []
        for _ in 0..<20 {
            turn(.transitionCrossDissolve)
            used.insert(tree[container.nodeID]!.children.last!)
            steps(10)
        }
        #expect(used.count <= 2)
    }

    @Test func eachTreeOfATransitionIsATree() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.backgroundColor = Self.red
        view.addSubview(inner)
        turn(.transitionCrossDissolve)
        UIView.transition(with: container, duration: 0.5, options: .transitionFlipFromTop) { inner.alpha = 0.5 }
        UIView.transition(with: inner, duration: 0.7, options: .transitionFlipFromLeft) { inner.isHidden = true }
        for _ in 0..<61 {
            #expect(tree.isTree(depth: 10))
            steps(1)
        }
    }

    @Test func withoutDurationTheTransitionIsOverAtTheNextStep() {
        var finished: [Bool] = []
        UIView.transition(with: view, duration: 0, options: .transitionFlipFromLeft) {
            view.backgroundColor = Self.blue
        } completion: {
            finished.append($0)
        }
        #expect(snapshots.isEmpty && node.style.fill == Self.blue.resolved)
        steps(1)
        #expect(finished == [true])
    }

    @Test func aViewInATransitionTakesNoTouches() {
        turn(.transitionFlipFromLeft)
        #expect(view.isAnimatedWithoutInteraction)
        steps(60)
        #expect(!view.isAnimatedWithoutInteraction)
        turn([.transitionFlipFromLeft, .allowUserInteraction])
        #expect(!view.isAnimatedWithoutInteraction)
    }

    // MARK: - What the block sets

    @Test func propertiesAreNotAnimatedByATransition() {
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.center.x = 200 }
        #expect(node.center.x == 200 && snapshots.map(\.center.x) == [50])
    }

    @Test func allowAnimatedContentAnimatesProperties() {
        UIView.transition(
            with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear]
        ) { view.center.x = 150 }
        steps(30)
        #expect(node.center.x == 100)
    }

    @Test func withoutATransitionThePropertiesAreAnimated() {
        UIView.transition(with: view, duration: 1, options: .curveLinear) { view.center.x = 150 }
        steps(30)
        #expect(node.center.x == 100 && snapshots.isEmpty)
    }

    @Test func theSnapshotShowsAnAnimationAtItsPresentPlace() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        steps(30)
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.tag = 1 }
        #expect(snapshots.map(\.center.x) == [100])
    }

    // MARK: - From one view to another

    @Test func aViewReplacesAnotherOneAtItsPlace() {
        let (other, upper) = (UIView(frame: view.frame), UIView(frame: view.frame))
        container.addSubview(upper)
        var finished: [Bool] = []
        UIView.transition(from: view, to: other, duration: 1, options: .transitionFlipFromLeft) { finished.append($0) }
        #expect(container.subviews == [other, upper] && view.superview == nil)
        #expect(container.isAnimatedWithoutInteraction && tree[container.nodeID]?.isHidden == true)
        steps(60)
        #expect(finished == [true])
    }

    @Test func viewsAreHiddenAndShownInsteadIfWanted() {
        let other = UIView(frame: view.frame)
        other.isHidden = true
        container.addSubview(other)
        UIView.transition(
            from: view, to: other, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(view.isHidden && !other.isHidden && container.subviews == [view, other])
    }

    @Test func aViewWithoutSuperviewIsNotReplaced() {
        var finished: [Bool] = []
        let other = UIView()
        UIView.transition(from: UIView(), to: other, duration: 1, options: .transitionFlipFromLeft) {
            finished.append($0)
        }
        steps(1)
        #expect(finished == [true] && other.superview == nil)
    }

    // MARK: - Reduced motion

    @Test func reducedMotionShowsFlipsAtTheirEndButDissolves() {
        PageContext.current.apply(UITraitCollection(reducesMotion: true))
        turn(.transitionFlipFromLeft)
        steps(10)
        #expect(!node.isHidden && node.transform == .identity && snapshots.isEmpty)
        turn(.transitionCrossDissolve)
        steps(30)
        #expect(snapshots.map(\.opacity) == [0.5])
        PageContext.current.apply(UITraitCollection())
    }
}
