// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension CALayer {
    // MARK: - Explicit animations

    /// Adds a copy of an animation. It begins when the layer is in the window, and replaces another one of the same name.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        if let name = anim.unknownKeyPath { AnimationFault.keyPath(name).report() }
        let isOwn = (anim as? CABasicAnimation)?.isImplicit ?? false
        let copy = isOwn ? anim : anim.duplicate()
        if copy.timing.duration <= 0 { copy.timing.duration = CATransaction.animationDuration() }
        if let transition = copy as? CATransition { return begin(transition) }
        if let key { removeAnimation(forKey: key) }
        let animation = LayerAnimation(copy, forKey: key, of: self)
        running.append(animation)
        PageContext.current.time.animations.add(animation)
    }

    /// Returns the animation of a name.
    public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

    /// The names of the animations, in the order in which they were added; `nil` if there are none.
    public func animationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Ends the animation of a name before its time.
    public func removeAnimation(forKey key: String) {
        guard let index = running.firstIndex(where: { $0.key == key }) else { return }
        running.remove(at: index).remove()
    }

    /// Ends all animations. The layer jumps to the values that have been set.
    public func removeAllAnimations() {
        let ended = running
        running = []
        for animation in ended { animation.remove() }
        view?.endTracks()
    }

    // MARK: - What is shown

    /// Returns a copy of the layer with the values that are shown at present, in the middle of an animation.
    public func presentation() -> Self? {
        if isPresentation { return self }
        return shown() as? Self
    }

    /// Returns the layer itself, also for a copy that shows an animation.
    public func model() -> Self { self }

    /// Returns a copy with the values that are shown.
    func shown(delay: Double = 0) -> CALayer {
        let copy = NSObject.uncounted { presentationCopy() }
        view?.applyTracks(to: copy)
        guard !running.isEmpty else { return copy }
        let time = mediaTime - delay
        for animation in running { animation.apply(to: copy, at: time) }
        return copy
    }

    // MARK: - Changes

    /// Notes that a property of a layer without a view was set. If it was shown, the change is animated.
    func changed(_ key: LayerKey, from old: @autoclosure () -> MotionValue) {
        guard nodeNumber != nil, !CATransaction.disableActions(), view == nil, isInWindow,
            let action = action(forKey: key.rawValue)
        else { return }
        if let animation = action as? CABasicAnimation, animation.isImplicit {
            animation.changedFrom = shownValue(of: key, over: old())
            animation.timingFunction = CATransaction.animationTimingFunction() ?? CATransaction.defaultFunction
            animation.timing.fillMode = .backwards
            guard CATransaction.animationDuration() > 0 else { return removeAnimation(forKey: key.rawValue) }
        }
        action.run(forKey: key.rawValue, object: self, arguments: nil)
    }

    private func shownValue(of key: LayerKey, over old: MotionValue) -> MotionValue {
        guard let animation = running.last(where: { $0.key == key.rawValue })?.animation as? CABasicAnimation,
            let position = animation.timing.position(at: mediaTime, duration: animation.onceDuration)
        else { return old }
        let share = position / animation.onceDuration
        return animation.value(at: animation.timingFunction?.curve(share) ?? share, over: old) ?? old
    }

    // MARK: - Time

    private var timing: MediaTiming {
        get { ownTiming ?? MediaTiming() }
        set { ownTiming = newValue }
    }

    /// When the time of the layer begins, in seconds of the superlayer’s time.
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// How long the layer is shown. It has no effect.
    public var duration: CFTimeInterval {
        get { ownTiming?.duration ?? .infinity }
        set { timing.duration = newValue }
    }
    /// How much faster the time of the layer goes than that of the superlayer. With 0, its animations stand still.
    public var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// The time of the layer when it begins, in seconds.
    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// How often the layer is shown. It has no effect.
    public var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// How long the layer is shown again. It has no effect.
    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether the time goes back. It has no effect.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// What is shown before and after the time of the layer. It has no effect.
    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Converts a time from that of another layer, or of the page if it is `nil`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        mediaTime(at: l.flatMap { $0.seconds(atMediaTime: t) } ?? t)
    }

    /// Converts a time to that of another layer, or of the page if it is `nil`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let seconds = seconds(atMediaTime: t) ?? t
        return l?.mediaTime(at: seconds) ?? seconds
    }

    /// The present time of the layer, in seconds.
    var mediaTime: Double { mediaTime(at: PageContext.current.time.seconds) }

    private var timingParent: CALayer? {
        if let outer { return outer }
        var view = view?.superview
        while let next = view, next.existingLayer == nil { view = next.superview }
        return view?.existingLayer
    }

    private func mediaTime(at seconds: Double) -> Double {
        let outer = timingParent?.mediaTime(at: seconds) ?? seconds
        return ownTiming?.time(at: outer) ?? outer
    }

    /// Returns the page’s time for one of the layer; `nil` if that stands still.
    func seconds(atMediaTime time: Double) -> Double? {
        let outer = ownTiming.map { $0.outerTime(at: time) } ?? time
        guard let outer else { return nil }
        return timingParent.map { $0.seconds(atMediaTime: outer) } ?? outer
    }
}
