// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIView.animate: what is shown during an animation.
@Suite(.serialized) struct UIViewAnimateTests {
    private let stage = AnimationStage()
    private var view: UIView { stage.view }
    private var node: Node { stage.node }
    private var time: PageTime { stage.time }
    private func steps(_ count: Int) { stage.steps(count) }

    @Test func thePropertyHasItsNewValueAtOnce() {
        stage.move()
        #expect(view.center.x == 150 && node.center.x == 50)
    }

    @Test func theShownValueChangesOverTheDuration() {
        stage.move()
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
}
