// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks are called before these functions return, so they do not escape.

extension UIView {
    /// Animates what a block sets: `center`, `bounds`, `frame`, `transform`, `alpha`, and `backgroundColor` of views, and
    /// the corners, the border, and the shadow of layers. The properties have their new values at once; what is shown
    /// changes over the duration, in seconds. `completion` gets whether the animation ran to its end. It is called in
    /// the step in which the animation ends or, if the duration is zero or nothing changes, in the next step.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates what a block sets after a delay, in seconds, with options.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation(duration: duration, delay: delay, curve: options.curve, options: options, completion: completion)
            .run(animations)
    }

    /// Animates what a block sets like the motion of a spring that has settled when the duration is over. With a damping
    /// of 1 it does not oscillate; closer to 0 it oscillates more. The initial velocity is in distances per second: 1
    /// would cover the whole distance in a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(damping: dampingRatio, velocity: velocity * duration)
        ViewAnimation(
            duration: duration, delay: delay, curve: .spring(spring), options: options, completion: completion
        ).run(animations)
    }

    // MARK: - Without animation

    /// Calls a block whose changes are shown at once, even inside an animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let (outer, wasEnabled) = (ViewAnimation.current, ViewAnimation.isEnabled)
        (ViewAnimation.current, ViewAnimation.isEnabled) = (nil, false)
        actionsWithoutAnimation()
        (ViewAnimation.current, ViewAnimation.isEnabled) = (outer, wasEnabled)
    }

    /// Whether changes are animated.
    public static var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

    /// Sets whether changes are animated from now on.
    public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

    /// The duration of the animation whose block is running, in seconds; 0 if there is none.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}

extension ViewAnimation {
    /// Runs a block and begins the animation.
    func run(_ block: () -> Void) {
        record(block)
        if let part { part.animator?.add(self) } else { PageContext.current.time.animations.add(self) }
    }
}
