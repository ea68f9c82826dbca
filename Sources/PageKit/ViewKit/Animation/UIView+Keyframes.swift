// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// How keyframes are animated. The default is to ease in and out over the whole duration, once.
    nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The options as bits, with the number of the calculation mode.
        public let rawValue: UInt

        /// Creates options from their bits. Those of `AnimationOptions` can be used, for example for a curve.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the animation, so that their subviews move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets the views take touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins from the values that are shown. All animations do, with or without this option.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is replaced or removed.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forward and then backward, which takes twice the duration.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the own duration inside the block of another animation, rather than that of the other one.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Changes the values evenly within each keyframe.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Changes the values at the end of each keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    }

    /// Animates what the keyframes in a block set, one after the other or together.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let all = AnimationOptions(rawValue: options.rawValue)
        let animation = ViewAnimation(
            duration: duration, delay: delay, curve: all.curve, options: all, completion: completion)
        animation.isDiscrete = options.contains(.calculationModeDiscrete)
        animation.run(animations)
    }

    /// Adds a keyframe to the animation whose block is running. Its start and its duration are parts of those of the
    /// animation, 0...1.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) {
        let animation = ViewAnimation.current
        let outer = animation?.keyframe
        let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
        animation?.keyframe = start...(frameDuration > 0 ? min(start + frameDuration, 1) : start)
        animations()
        animation?.keyframe = outer
    }
}
