// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// A timing curve with a name.
    nonisolated public enum AnimationCurve: Int, Sendable {
        /// Begins and ends slowly.
        case easeInOut
        /// Begins slowly.
        case easeIn
        /// Ends slowly.
        case easeOut
        /// Has a constant speed.
        case linear

        /// The curve that has the name.
        @MainActor var timing: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

    /// How a change is animated. The default is to ease in and out, once.
    nonisolated public struct AnimationOptions: OptionSet, Sendable {
        /// The options as bits, with the numbers of the curve and of the transition.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the changed views inside the animation, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the views take touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins from the values that are shown. All animations do, with or without this option.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is replaced or removed.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forward and then backward, which takes twice the duration.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the own duration inside the block of another animation, rather than that of the other one.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the own curve inside the block of another animation, rather than that of the other one.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates the properties that the block of a transition sets. Otherwise they change at once.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

        /// Begins and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Has a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// No transition.
        public static let transitionNone: AnimationOptions = []
        /// Flips the view about its vertical axis, as if from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis, as if from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Shown as a dissolve.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Shown as a dissolve.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis, as if from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis, as if from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The name of the curve, which is a number among the options.
        var curveName: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }

        /// The curve.
        @MainActor var curve: TimingCurve { curveName.timing }

        /// The transition, which is a number among the options.
        @MainActor var transition: ViewTransition.Style? {
            switch rawValue >> 20 & 15 {
            case 1, 2: .flip(isHorizontal: true)
            case 3, 4, 5: .dissolve
            case 6, 7: .flip(isHorizontal: false)
            default: nil
            }
        }
    }
}
