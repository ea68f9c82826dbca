// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Animations that are added to layers.
@Suite(.serialized) struct CAAnimationTests {
    private let page = PageContext.current
    private let stage = AnimationStage()
    private let layer = CALayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.view.layer.addSublayer(layer)
        page.settle()
    }

    private func steps(_ count: Int) {
        for _ in 0..<count {
            stage.time.run(stage.time.step + 1)
            page.settle()
        }
    }

    private func move(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 60, 1)
        change(animation)
        return animation
    }

    /// Where the layer is shown.
    private var x: Double { stage.view.innerNodes.first!.center.x }

    private func add(_ animation: CAAnimation, forKey key: String? = nil) {
        layer.add(animation, forKey: key)
        page.settle()
    }

    /// Returns where the layer is shown after each of some numbers of steps.
    private func places(_ counts: [Int]) -> [Double] {
        var (places, done): ([Double], Int) = ([], 0)
        for count in counts {
            steps(count - done)
            done = count
            places.append((x * 1e6).rounded() / 1e6)
        }
        return places
    }

    // MARK: - Values

    @Test func valuesFollowFromEachOther() {
        layer.position.x = 100
        layer.removeAllAnimations()
        func middle(_ from: Int?, _ to: Int?, _ by: Int?) -> Double {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
            add(animation)
            defer { layer.removeAllAnimations() }
            return places([15])[0]
        }
        #expect(middle(0, 40, nil) == 10)
        #expect(middle(0, nil, 40) == 10)
        #expect(middle(nil, 40, 40) == 10)
        #expect(middle(0, nil, nil) == 25)
        #expect(middle(nil, 0, nil) == 75)
        #expect(middle(nil, nil, 40) == 110)
        #expect(middle(nil, nil, nil) == 100)
    }

    @Test func theModelDoesNotChange() {
        add(move())
        steps(30)
        #expect(layer.position.x == 5 && layer.presentation()?.position.x == 30)
        steps(30)
        #expect(x == 5 && layer.animationKeys() == nil)
    }

    @Test func theLayerOfAViewIsAnimated() {
        stage.view.layer.add(move(), forKey: "move")
        page.settle()
        steps(15)
        #expect(stage.node.center.x == 15 && stage.view.center.x == 50)
        #expect(stage.view.layer.animation(forKey: "move") != nil)
        stage.view.layer.removeAnimation(forKey: "move")
        #expect(stage.node.center.x == 50)
    }

    @Test func anAdditiveAnimationIsAdded() {
        layer.position.x = 100
        layer.removeAllAnimations()
        add(move { $0.isAdditive = true })
        #expect(places([30]) == [130])
    }

    @Test func aRotationKeepsTheScale() {
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.removeAllAnimations()
        let animation = CABasicAnimation(keyPath: "transform.rotation")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * Double.pi, 1)
        add(animation)
        steps(15)
        let shown = layer.presentation()!.affineTransform()
        #expect(abs(shown.a) < 1e-9 && abs(shown.b - 2) < 1e-9)
    }

    @Test func colorsPathsAndListsAreAnimated() {
        let shape = CAShapeLayer()
        layer.addSublayer(shape)
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        func animate(_ path: String, _ from: Any, _ to: Any) {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            shape.add(animation, forKey: nil)
        }
        animate("fillColor", CGColor.black, CGColor.white)
        animate("path", shape.path!, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath)
        animate("lineWidth", 1, 3)
        animate("strokeEnd", 0, 1)
        page.settle()
        steps(30)
        let shown = shape.presentation()!
        // Half of the second has passed, as exactly as times are known.
        let halves = [shown.fillColor!.red, shown.lineWidth / 4, shown.strokeEnd, shown.path!.boundingBox.width / 40]
        #expect(halves.allSatisfy { abs($0 - 0.5) < 1e-9 })
    }

    // MARK: - Curves

    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]), (.easeIn, [0.42, 0, 1, 1]),
        (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]) func namesHaveControlPoints(_ name: CAMediaTimingFunctionName, _ points: [Float]) {
        let function = CAMediaTimingFunction(name: name)
        var values: [Float] = [0, 0, 0, 0]
        values.withUnsafeMutableBufferPointer {
            function.getControlPoint(at: 1, values: $0.baseAddress!)
            function.getControlPoint(at: 2, values: $0.baseAddress! + 2)
        }
        #expect(values == points)
    }

    @Test func curvesHaveTheirMiddle() {
        // The middles of the same curves in CSS.
        for (name, middle) in [
            (CAMediaTimingFunctionName.easeIn, 0.3154), (.easeOut, 0.6846), (.easeInEaseOut, 0.5), (.default, 0.8024),
        ] {
            add(move { $0.timingFunction = CAMediaTimingFunction(name: name) })
            #expect(abs(places([30])[0] - 60 * middle) < 0.01)
            layer.removeAllAnimations()
        }
    }

    @Test func aSpringHasItsCurve() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
        #expect(abs(spring.settlingDuration - 1.4727003) < 1e-6)
        (spring.fromValue, spring.toValue, spring.duration) = (0, 100, spring.settlingDuration)
        add(spring)
        // x(t) = 1 − e^(−5t)·(cos(8.66t) + 0.577·sin(8.66t)): the first maximum is at π/8.66 s.
        let places = places([6, 12, 22, 30])
        func exact(_ t: Double) -> Double {
            let w = 75.0.squareRoot()
            return 100 * (1 - exp(-5 * t) * (cos(w * t) + 5 / w * sin(w * t)))
        }
        for (place, step) in zip(places, [6.0, 12, 22, 30]) { #expect(abs(place - exact(step / 60)) < 1e-5) }
        #expect(abs(places[2] - 116.3) < 0.1)
    }

    @Test func aStiffSpringDoesNotSwing() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.damping, spring.fromValue, spring.toValue, spring.duration) = (50, 0, 100, 2)
        add(spring)
        let places = places(Array(1...60))
        #expect(places == places.sorted() && places.allSatisfy { $0 < 100 })
    }

    // MARK: - Keyframes

    private func keyframes(_ change: (CAKeyframeAnimation) -> Void) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.duration) = ([0, 60, 0, 120], 1)
        change(animation)
        return animation
    }

    @Test func keyframesHaveEqualTimes() {
        add(keyframes { _ in })
        #expect(places([10, 20, 30, 40, 50]) == [30, 60, 30, 0, 60])
    }

    @Test func keyframesHaveTheirTimesAndCurves() {
        add(
            keyframes {
                $0.values = [0, 60, 0]
                $0.keyTimes = [0, 0.25, 1]
                $0.timingFunctions = [
                    CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeInEaseOut),
                ]
            })
        let places = places([15, 30, 45])
        #expect(places[0] == 60 && places[1] > 40 && abs(places[2] - (60 - places[1])) < 20)
    }

    @Test func discreteKeyframesJump() {
        add(keyframes { $0.calculationMode = .discrete })
        #expect(places([1, 14, 16, 44, 46]) == [0, 0, 60, 0, 120])
    }

    @Test func pacedKeyframesHaveAConstantSpeed() {
        add(keyframes { $0.calculationMode = .paced })
        #expect(places([15, 30, 45]) == [60, 0, 60])
    }

    @Test func cubicKeyframesMeetTheirValues() {
        add(keyframes { $0.calculationMode = .cubic })
        #expect(places([20, 40]) == [60, 0])
    }

    @Test func aLayerFollowsAPath() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 90))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.rotationMode) = (path.cgPath, 1, .rotateAuto)
        add(animation)
        steps(15)
        #expect(layer.presentation()?.position == CGPoint(x: 15, y: 0))
        #expect(layer.presentation()?.affineTransform() == .identity)
        steps(30)
        #expect(layer.presentation()?.position == CGPoint(x: 30, y: 45))
        #expect(abs((layer.presentation()?.affineTransform().b ?? 0) - 1) < 1e-9)
        layer.removeAllAnimations()
        animation.calculationMode = .paced
        add(animation)
        steps(15)
        #expect(layer.presentation()?.position == CGPoint(x: 30, y: 0))
    }

    // MARK: - Timing

    @Test func anAnimationRepeatsAndGoesBack() {
        add(
            move {
                $0.repeatCount = 2
                $0.autoreverses = true
            })
        #expect(places([30, 60, 90, 150, 180]) == [30, 60, 30, 30, 60])
        steps(60)
        #expect(layer.animationKeys() == nil && x == 5)
    }

    @Test func halfARepetitionEndsInTheMiddle() {
        add(
            move {
                $0.repeatCount = 1.5
                $0.fillMode = .forwards
                $0.isRemovedOnCompletion = false
            })
        #expect(places([45, 75, 95]) == [45, 15, 30])
    }

    @Test func aRepetitionCanGoOn() {
        add(
            move {
                $0.repeatCount = 2
                $0.isCumulative = true
            })
        #expect(places([30, 90]) == [30, 90])
    }

    @Test func whatIsShownOutsideOfTheTimeDependsOnTheMode() {
        func places(_ mode: CAMediaTimingFillMode) -> [Double] {
            layer.removeAllAnimations()
            add(
                move {
                    $0.beginTime = CACurrentMediaTime() + 0.5
                    $0.fillMode = mode
                    $0.isRemovedOnCompletion = false
                })
            return self.places([15, 60, 100])
        }
        #expect(places(.removed) == [5, 30, 5])
        #expect(places(.forwards) == [5, 30, 60])
        #expect(places(.backwards) == [0, 30, 5])
        #expect(places(.both) == [0, 30, 60])
    }

    @Test func speedAndOffsetChangeTheTime() {
        add(move { $0.speed = 2 })
        #expect(places([15]) == [30])
        steps(15)
        #expect(x == 5)
        add(move { $0.timeOffset = 0.5 })
        #expect(places([15]) == [45])
        layer.removeAllAnimations()
        add(move { $0.speed = -1 })
        #expect(places([15]) == [45])
    }

    @Test func aLayerStandsStill() {
        add(move { $0.fillMode = .both })
        steps(15)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        steps(30)
        #expect(x == 15 && page.time.activity != .moving)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        steps(15)
        #expect(abs(x - 30) < 1e-9)
    }

    @Test func aGroupHasItsOwnTime() {
        let group = CAAnimationGroup()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.beginTime) = (1, 0, 0.5, 0.5)
        (group.animations, group.duration) = ([move { $0.duration = 2 }, fade], 1)
        add(group)
        steps(15)
        #expect(x == 7.5 && layer.presentation()?.opacity == 1)
        steps(30)
        #expect(x == 22.5 && layer.presentation()?.opacity == 0.5)
        steps(15)
        #expect(x == 5 && layer.presentation()?.opacity == 1)
    }

    // MARK: - Delegates

    private final class Delegate: CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start \(anim.value(forKey: "id") ?? "")") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            calls.append("\(flag ? "end" : "stop") \(anim.value(forKey: "id") ?? "")")
        }
    }

    @Test func aDelegateIsToldAboutTheBeginningAndTheEnd() {
        let delegate = Delegate()
        func animation(_ id: String, duration: Double) -> CAAnimation {
            move {
                $0.setValue(id, forKey: "id")
                ($0.delegate, $0.duration) = (delegate, duration)
            }
        }
        layer.add(animation("a", duration: 1), forKey: "a")
        layer.add(animation("b", duration: 0.5), forKey: "b")
        #expect(delegate.calls == [])
        page.settle()
        #expect(delegate.calls == ["start a", "start b"])
        steps(29)
        #expect(delegate.calls.count == 2)
        steps(1)
        #expect(delegate.calls.last == "end b")
        layer.add(animation("c", duration: 1), forKey: "a")
        steps(1)
        #expect(delegate.calls.suffix(2) == ["stop a", "start c"])
        layer.removeAllAnimations()
        steps(1)
        #expect(delegate.calls.last == "stop c" && delegate.calls.count == 6)
    }

    @Test func anAnimationWaitsForItsLayerToBeShown() {
        let (outside, delegate) = (CALayer(), Delegate())
        outside.add(move { $0.delegate = delegate }, forKey: "x")
        steps(10)
        #expect(delegate.calls == [])
        layer.addSublayer(outside)
        page.settle()
        steps(30)
        #expect(outside.presentation()?.position.x == 30 && delegate.calls == ["start "])
        layer.removeFromSuperlayer()
        steps(1)
        #expect(delegate.calls == ["start ", "stop "])
    }

    @Test func reducedMotionShowsTheEndOfMovements() {
        page.apply(UITraitCollection(reducesMotion: true))
        defer { page.apply(UITraitCollection()) }
        add(move { $0.fillMode = .forwards })
        #expect(places([15]) == [60])
        layer.removeAllAnimations()
        add(move())
        #expect(places([15]) == [5])
    }

    @Test func unknownPropertiesChangeNothing() {
        let animation = CABasicAnimation(keyPath: "no.such.property")
        (animation.fromValue, animation.toValue) = (0, 1)
        add(animation)
        #expect(places([5]) == [5])
        add(move { $0.fromValue = "words" })
        #expect(places([30]) == [32.5])
    }

    // MARK: - Transitions

    @Test func aTransitionFades() throws {
        let transition = CATransition()
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        stage.view.backgroundColor = .red
        stage.view.layer.add(transition, forKey: nil)
        stage.view.backgroundColor = .blue
        steps(30)
        let tree = page.window.tree
        let siblings = try #require(tree[page.window.nodeID]?.children.compactMap { tree[$0] })
        #expect(siblings.contains { $0.style.fill == UIColor.red.cgColor && $0.opacity == 0.5 })
        #expect(stage.node.style.fill == UIColor.blue.cgColor)
    }

    @Test func aPushMovesBothLooks() {
        let transition = CATransition()
        (transition.duration, transition.type, transition.subtype) = (1, .push, .fromRight)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        stage.view.layer.add(transition, forKey: nil)
        steps(30)
        let tree = page.window.tree
        let places = stage.node.children.compactMap { tree[$0]?.center.x }
        #expect(stage.node.clips && places == [0, 55])
    }

    // MARK: - Copies and particles

    @Test func aReplicatorShowsItsLayersLaterAndElsewhere() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = .white
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceDelay = 0.25
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceAlphaOffset = -0.25
        stage.view.layer.addSublayer(replicator)
        page.settle()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.fillMode) = (1, 0, 1, .backwards)
        dot.add(fade, forKey: nil)
        page.settle()
        steps(30)
        let tree = page.window.tree
        let node = tree[stage.view.nodeID]!.children.last.flatMap { tree[$0] }!
        let groups = node.children.compactMap { tree[$0] }
        #expect(groups.map(\.transformToParent.tx) == [0, 20, 40])
        #expect(groups.map { tree[$0.children[0]]!.opacity } == [0.5, 0.75, 1])
        #expect(groups.map { $0.effects?.copies?.color.alpha } == [1, 0.75, 0.5])
        #expect(groups.allSatisfy { $0.effects?.copies?.count == 1 })
    }

    /// Returns a replicator with a dot, and the node with all that it shows.
    private func replicator() -> (layer: CAReplicatorLayer, group: () -> [Node]) {
        let (replicator, dot) = (CAReplicatorLayer(), CALayer())
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        replicator.addSublayer(dot)
        stage.view.layer.addSublayer(replicator)
        return (
            replicator,
            {
                page.settle()
                let tree = page.window.tree
                let node = tree[stage.view.nodeID]!.children.last.flatMap { tree[$0] }!
                return node.children.compactMap { tree[$0] }
            }
        )
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    @Test func copiesThatLookAlikeAreOneNode() {
        let (replicator, groups) = replicator()
        (replicator.instanceCount, replicator.instanceRedOffset) = (1000, -0.001)
        replicator.instanceTransform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        let copies = groups().map { $0.effects?.copies }
        #expect(copies.count == 1 && copies[0]?.count == 1000)
        #expect(copies[0]?.transform == CGAffineTransform(rotationAngle: 0.5))
        #expect(copies[0].map { abs($0.color(of: 500).red - 0.5) < 1e-6 && $0.color(of: 500).green == 1 } ?? false)
        let old = page.window.tree
        withoutActions { replicator.instanceTransform = CATransform3DMakeTranslation(3, 0, 0) }
        _ = groups()
        let edits = page.window.tree.edits(from: old)
        #expect(edits.count == 1)
        for edit in edits {
            guard case .effects(let effects) = edit.change else { Issue.record("\(edit.change)"); continue }
            #expect(effects?.copies?.transform.tx == 3)
        }
        replicator.instanceCount = 0
        #expect(groups().map { $0.effects?.copies?.count } == [0])
    }

    @Test func copiesThatDifferAreNodesOfTheirOwn() {
        let (replicator, groups) = replicator()
        replicator.instanceCount = 4
        let count = { page.window.tree.count }
        #expect(groups().count == 1)
        let alike = count()
        withoutActions { replicator.instanceDelay = 0.1 }
        #expect(groups().count == 4 && count() == alike + 6)
        withoutActions { replicator.instanceDelay = 0 }
        #expect(groups().count == 1 && count() == alike)
        withoutActions { replicator.instanceTransform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
        // The cosine of twice the angle is negative.
        #expect(groups().map { ($0.transform.a * 1000).rounded() } == [1000, 500, -500, -1000])
        withoutActions { replicator.instanceTransform = CATransform3DIdentity }
        #expect(groups().count == 1)
        let turn = CABasicAnimation(keyPath: "instanceDelay")
        (turn.fromValue, turn.toValue, turn.duration) = (0.0, 1.0, 1)
        replicator.add(turn, forKey: nil)
        page.settle()
        steps(30)
        #expect(groups().count == 4)
        steps(40)
        #expect(groups().count == 1 && count() == alike)
    }

    @Test func copiesAreDrawnInContexts() {
        let (replicator, groups) = replicator()
        replicator.sublayers?.first?.backgroundColor = .white
        (replicator.instanceCount, replicator.instanceGreenOffset) = (3, -0.5)
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        _ = groups()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 10)).image {
            replicator.render(in: $0.cgContext)
        }
        let view = UIImageView(image: image)
        stage.view.addSubview(view)
        page.settle()
        #expect(view.innerShapes.map(\.fill?.green) == [1, 0.5, 0])
    }

    private func emitter() -> CAEmitterLayer {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (60, 0.5, 100, .pi)
        (cell.scaleSpeed, cell.alphaSpeed, cell.name) = (-0.5, -1, "dot")
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.cgImage
        let emitter = CAEmitterLayer()
        (emitter.emitterCells, emitter.emitterPosition, emitter.seed) = ([cell], CGPoint(x: 50, y: 50), 7)
        return emitter
    }

    @Test func particlesAreTheSameWheneverTheyAreShown() {
        func run(showsAll: Bool) -> [Node] {
            let emitter = emitter()
            stage.view.layer.addSublayer(emitter)
            page.settle()
            for _ in 0..<45 {
                steps(1)
                if showsAll { _ = page.window.tree }
            }
            defer { emitter.removeFromSuperlayer() }
            let tree = page.window.tree
            let node = tree[stage.view.nodeID]!.children.last.flatMap { tree[$0] }!
            return node.children.compactMap { tree[$0] }.map {
                var node = $0
                node.children = []
                return node
            }
        }
        let nodes = run(showsAll: true)
        #expect(nodes.count == 30 && nodes == run(showsAll: false))
        let youngest = nodes.last!
        #expect(youngest.opacity > 0.95 && youngest.center.distanceFrom50 < 2)
        let oldest = nodes.first!
        #expect(abs(oldest.opacity - 0.52) < 0.02 && abs(oldest.center.distanceFrom50 - 48.3) < 1)
    }

    /// A particle that goes to the right, and emits six others in the middle of its life.
    @Test func particlesEmitOthersWhereTheyAre() {
        let (outer, spark) = (CAEmitterCell(), emitter().emitterCells![0])
        (outer.birthRate, outer.lifetime, outer.velocity, outer.name) = (1, 1, 60, "rocket")
        (spark.birthRate, spark.lifetime, spark.velocity, spark.beginTime, spark.duration) = (60, 2, 0, 0.5, 0.1)
        outer.emitterCells = [spark]
        let emitter = emitter()
        (emitter.emitterCells, emitter.emitterPosition) = ([outer], CGPoint(x: 0, y: 50))
        stage.view.layer.addSublayer(emitter)
        page.settle()
        // The first rocket begins after a second.
        steps(60 + 29)
        var nodes: [Node] {
            let tree = page.window.tree
            let node = tree[stage.view.nodeID]!.children.last.flatMap { tree[$0] }!
            return node.children.compactMap { tree[$0] }
        }
        #expect(nodes.isEmpty, "a rocket without contents is not shown")
        steps(3)
        #expect(nodes.count == 2)
        steps(10)
        #expect(nodes.count == 6)
        for (index, node) in nodes.enumerated() {
            #expect(abs(node.center.x - 60 * (0.5 + Double(index + 1) / 60)) < 1e-6 && node.center.y == 50)
        }
        emitter.setValue(0, forKeyPath: "emitterCells.rocket.emitterCells.dot.birthRate")
        steps(60)
        #expect(nodes.count == 6, "the second rocket emits none")
        emitter.removeFromSuperlayer()
    }

    @Test func cellsInThemselvesEnd() {
        let cell = emitter().emitterCells![0]
        cell.emitterCells = [cell]
        let emitter = emitter()
        emitter.emitterCells = [cell]
        stage.view.layer.addSublayer(emitter)
        page.settle()
        steps(60)
        let tree = page.window.tree
        let node = tree[stage.view.nodeID]!.children.last.flatMap { tree[$0] }!
        #expect(node.children.count == 500)
        emitter.removeFromSuperlayer()
    }

    @Test func particlesEndWithTheirEmitter() {
        let emitter = emitter()
        stage.view.layer.addSublayer(emitter)
        page.settle()
        steps(10)
        #expect(page.time.activity == .moving)
        emitter.setValue(0, forKeyPath: "emitterCells.dot.birthRate")
        steps(40)
        #expect(page.time.activity != .moving)
        emitter.birthRate = 1e9
        emitter.setValue(1e9, forKeyPath: "emitterCells.dot.birthRate")
        steps(2)
        #expect(page.window.tree.count < 2000)
        emitter.removeFromSuperlayer()
        #expect(page.time.activity != .moving)
    }
}

extension CGPoint {
    fileprivate var distanceFrom50: Double { ((x - 50) * (x - 50) + (y - 50) * (y - 50)).squareRoot() }
}
