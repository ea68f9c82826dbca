// SPDX-License-Identifier: GPL-3.0-or-later
// A layer owns copies of its animations, and each copy owns its delegate until it has ended.

/// What is called when an animation of a layer begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended, with whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of what a layer shows, over time. Its subclasses say what changes.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    var timing = MediaTiming()

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The timing curve; `nil` for a constant speed.
    open var timingFunction: CAMediaTimingFunction?
    /// What is called at the beginning and at the end.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed from the layer at its end.
    open var isRemovedOnCompletion = true

    private var otherValues: [String: Any] = [:]

    /// Creates an animation.
    public override init() { super.init() }

    /// Creates an animation. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the value that a property has at first. By default, it is not known.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns a value that was set by name.
    open func value(forKey key: String) -> Any? { otherValues[key] }

    /// Keeps a value by name, such as a mark by which a delegate finds the animation.
    open func setValue(_ value: Any?, forKey key: String) { otherValues[key] = value }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Adds the animation to a layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns a copy.
    func duplicate() -> CAAnimation {
        let copy = makeCopy()
        (copy.timing, copy.timingFunction, copy.delegate) = (timing, timingFunction, delegate)
        (copy.isRemovedOnCompletion, copy.otherValues) = (isRemovedOnCompletion, otherValues)
        return copy
    }

    // MARK: - For the kit

    /// Creates an animation of the same class, with what the class adds.
    func makeCopy() -> CAAnimation { CAAnimation() }

    /// How long the animation takes once, if it has no duration.
    var defaultDuration: Double { 0.25 }

    /// How long the animation takes once, in seconds.
    final var onceDuration: Double {
        let duration = timing.duration > 0 ? timing.duration : defaultDuration
        return duration.isFinite ? min(duration, 1e9) : 1e9
    }

    /// Whether something changes that is not a movement.
    var hasFades: Bool { false }

    /// Changes a copy of a layer to what is shown. `time` is the time since the animation began. In a group, an animation
    /// without a duration has that of the group.
    final func apply(to layer: CALayer, at time: Double, inGroupLasting groupDuration: Double? = nil) {
        let duration = timing.duration > 0 ? onceDuration : groupDuration ?? onceDuration
        guard let position = timing.position(at: time, duration: duration) else { return }
        let share = position / duration
        let last = (timing.total(duration) / duration).rounded(.up) - 1
        let turn = timing.autoreverses ? 0 : min((max(0, timing.time(at: time)) / duration + 1e-9).rounded(.down), last)
        apply(to: layer, share: timingFunction?.curve(share) ?? share, turn: turn.isFinite ? turn : 0)
    }

    /// Changes a copy of a layer to what is shown after a part of the duration, and after so many repetitions.
    func apply(to layer: CALayer, share: Double, turn: Double) {}

    /// The names of properties that do not exist.
    var unknownKeyPath: String? { nil }

    /// Returns whether it changes a property.
    func changes(_ key: LayerKey) -> Bool { false }
}

/// An animation of a property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String? { didSet { findTarget() } }
    /// Whether the values are added to what the layer shows otherwise.
    open var isAdditive = false
    /// Whether each repetition begins at the end of the previous one.
    open var isCumulative = false
    /// How a number becomes a transform.
    open var valueFunction: CAValueFunction?

    private(set) var target: LayerKeyPath?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        // An initializer does not call observers.
        findTarget()
    }

    private func findTarget() { target = keyPath.flatMap(LayerKeyPath.init) }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CAPropertyAnimation {
            (copy.keyPath, copy.valueFunction) = (keyPath, valueFunction)
            (copy.isAdditive, copy.isCumulative) = (isAdditive, isCumulative)
        }
        return copy
    }

    override func makeCopy() -> CAAnimation { CAPropertyAnimation() }

    override var hasFades: Bool { target.map { !$0.key.isMovement } ?? false }
    override var unknownKeyPath: String? { target == nil ? keyPath : nil }

    override func changes(_ key: LayerKey) -> Bool { target?.key == key }

    /// Returns the value after a part of the duration, given the value that the layer shows otherwise; `nil` for that.
    func value(at share: Double, over base: MotionValue) -> MotionValue? { nil }

    override final func apply(to layer: CALayer, share: Double, turn: Double) {
        guard var path = target else { return }
        if let valueFunction, path.part == nil, let whole = LayerKeyPath("\(path.key.rawValue).\(valueFunction.part)") {
            path = whole
        }
        guard let whole = layer.value(of: path.key),
            let base = path.part.map({ whole.part($0) }) ?? whole,
            var value = value(at: share, over: base)
        else { return }
        if isCumulative, turn > 0, let first = self.value(at: 0, over: base), let last = self.value(at: 1, over: base) {
            let change = last.adding(first.negated)
            for _ in 0..<Int(min(turn, 1000)) { value = value.adding(change) }
        }
        if isAdditive { value = base.adding(value) }
        layer.set(path.key, to: path.part.map { whole.replacing($0, by: value) } ?? value)
        if let angle = angle(at: share), let transform = layer.value(of: .transform) {
            layer.set(.transform, to: transform.replacing(.rotationZ, by: .number(angle)))
        }
    }

    /// Returns the angle by which the layer is turned; `nil` if it is not.
    func angle(at share: Double) -> Double? { nil }
}

/// How a number becomes a transform.
@preconcurrency @MainActor public final class CAValueFunction: NSObject {
    /// The name.
    public let name: CAValueFunctionName

    /// Creates the function of a name.
    public init?(name: CAValueFunctionName) { self.name = name }

    /// The part of the transform.
    var part: String { name.rawValue }
}

/// The name of a function from numbers to transforms.
nonisolated public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A rotation about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotation.x")
    /// A rotation about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotation.y")
    /// A rotation about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotation.z")
    /// A scale in all directions.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scale.x")
    /// A scale along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scale.y")
    /// A scale along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scale.z")
    /// A translation.
    public static let translate = CAValueFunctionName(rawValue: "translation")
    /// A translation along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translation.x")
    /// A translation along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translation.y")
    /// A translation along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translation.z")
}

/// An animation of a property from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; `nil` for the one that follows from the others and from the layer.
    open var fromValue: Any?
    /// The last value; `nil` for the one that follows from the others and from the layer.
    open var toValue: Any?
    /// The difference of the last and the first value.
    open var byValue: Any?

    /// The first value of an animation for a change of a property.
    var changedFrom: MotionValue?
    /// Whether a layer has made the animation for a change of a property.
    var isImplicit = false

    override func makeCopy() -> CAAnimation { CABasicAnimation() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CABasicAnimation {
            (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
            copy.changedFrom = changedFrom
        }
        return copy
    }

    override func value(at share: Double, over base: MotionValue) -> MotionValue? {
        func value(_ any: Any?) -> MotionValue? { any.flatMap { MotionValue($0, like: base) } }
        let progress = progress(at: share)
        // What is added begins and ends at nothing.
        let current = isAdditive ? base.adding(base.negated) : base
        switch (value(fromValue) ?? changedFrom, value(toValue), value(byValue)) {
        case (let from?, let to?, _): return from.mixed(with: to, share: progress)
        case (let from?, nil, let by?): return from.mixed(with: from.adding(by), share: progress)
        case (nil, let to?, let by?): return to.adding(by.negated).mixed(with: to, share: progress)
        case (let from?, nil, nil): return from.mixed(with: current, share: progress)
        case (nil, let to?, nil): return current.mixed(with: to, share: progress)
        case (nil, nil, let by?): return current.mixed(with: current.adding(by), share: progress)
        case (nil, nil, nil): return nil
        }
    }

    /// Returns the part of the change after a part of the duration.
    func progress(at share: Double) -> Double { share }
}

/// An animation of a property like the motion of a mass on a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass.
    open var mass: CGFloat = 1
    /// The force of the spring for each unit of distance.
    open var stiffness: CGFloat = 100
    /// The force of friction for each unit of speed.
    open var damping: CGFloat = 10
    /// The speed at first, in distances per second.
    open var initialVelocity: CGFloat = 0

    /// How long it takes until the mass looks settled, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    private var spring: Oscillation {
        Oscillation(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }

    override func makeCopy() -> CAAnimation { CASpringAnimation() }

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        if let copy = copy as? CASpringAnimation {
            (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
            copy.initialVelocity = initialVelocity
        }
        return copy
    }

    override func progress(at share: Double) -> Double { spring.position(at: share * onceDuration) }
}

/// Animations that run together. They end with the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations. Their times begin with that of the group.
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation {
        let copy = CAAnimationGroup()
        copy.animations = animations?.map { $0.duplicate() }
        return copy
    }

    override var hasFades: Bool { animations?.contains(where: \.hasFades) ?? false }
    override var unknownKeyPath: String? { animations?.lazy.compactMap(\.unknownKeyPath).first }

    override func changes(_ key: LayerKey) -> Bool { animations?.contains { $0.changes(key) } ?? false }

    override func apply(to layer: CALayer, share: Double, turn: Double) {
        for animation in animations ?? [] {
            let isInGroup = PageContext.current.traits.reducesMotion && !animation.hasFades
            if !isInGroup { animation.apply(to: layer, at: share * onceDuration, inGroupLasting: onceDuration) }
        }
    }
}
