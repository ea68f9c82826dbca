// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// Shows changes of a view and its subviews as a transition, which `options` name: a flip about an axis, or a
    /// dissolve. The block can change anything, such as the image or the subviews; the changes take effect at once, and
    /// the view as it was before is shown meanwhile. Without a transition among the options, what the block sets is
    /// animated. `completion` gets whether the transition ran to its end.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = ViewAnimation(
            duration: duration, delay: 0, curve: options.curve, options: options, completion: completion)
        // An animator cannot turn the time of a transition back.
        animation.part = nil
        guard let style = options.transition, duration > 0, areAnimationsEnabled else {
            return animation.run { animations?() }
        }
        let snapshot = Snapshot(of: view)
        animation.run {
            if !options.contains(.allowAnimatedContent) { ViewAnimation.current = nil }
            animations?()
            ViewAnimation.current = animation
            PageContext.current.time.animations.add(
                ViewTransition(of: view, style: style, from: snapshot, in: animation))
        }
    }

    /// Replaces a view with another one, as a transition of the superview. With the option `showHideTransitionViews`,
    /// both stay in it, and one is hidden and the other one shown.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            return animate(withDuration: 0, animations: {}, completion: completion)
        }
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(with: superview, duration: duration, options: options, animations: change, completion: completion)
    }
}
