// SPDX-License-Identifier: GPL-3.0-or-later
/// What an animator does.
nonisolated public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or has ended.
    case inactive
    /// It runs or is paused.
    case active
    /// It was stopped, and has to be finished.
    case stopped
}

/// Where an animator ends.
nonisolated public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the animations have set.
    case end
    /// The values before the animations.
    case start
    /// The values that are shown.
    case current
}

/// An object that runs, pauses, reverses, and stops animations.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// What the animator does.
    var state: UIViewAnimatingState { get }
    /// Whether the animator is active and not paused.
    var isRunning: Bool { get }
    /// Whether the animations go back to their start.
    var isReversed: Bool { get set }
    /// The part of the animations that is done, 0...1, in their direction.
    var fractionComplete: CGFloat { get set }
    /// Starts the animations, or goes on after a pause.
    func startAnimation()
    /// Starts the animations after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations.
    func pauseAnimation()
    /// Stops the animations at the values that are shown. Unless `withoutFinishing` is true, they have to be finished.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends animations that were stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object to which animations can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds animations that begin after a part of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds animations.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a function that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another timing, for a multiple of the duration.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
