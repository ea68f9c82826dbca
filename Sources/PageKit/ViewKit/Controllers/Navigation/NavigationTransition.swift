// SPDX-License-Identifier: GPL-3.0-or-later
// The navigation controller owns its transition while it lasts.

/// The change from one controller of a navigation controller to another one.
final class NavigationTransition {
    let from: UIViewController
    let to: UIViewController
    let isPush: Bool
    let animated: Bool
    /// The controllers that leave the navigation controller.
    let leaving: [UIViewController]
    /// Whether the transition has been finished or canceled.
    var isOver = false
    /// Whether the user has let go before the middle of the way back.
    var isCanceled = false
    private let shade = UIView.part()

    /// How far the lower controller moves, as a part of the width.
    private static let parallax: CGFloat = 0.3
    /// The duration, in seconds.
    static let duration = 0.35

    init(from: UIViewController, to: UIViewController, isPush: Bool, animated: Bool, leaving: [UIViewController]) {
        (self.from, self.to, self.isPush, self.animated, self.leaving) = (from, to, isPush, animated, leaving)
        shade.backgroundColor = .black
    }

    private var upper: UIView { isPush ? to.view : from.view }
    private var lower: UIView { isPush ? from.view : to.view }

    /// Adds the view of the controller that comes.
    func addViews(to container: UIView) {
        if isPush {
            container.addSubview(to.view)
        } else {
            container.insertSubview(to.view, belowSubview: from.view)
        }
        guard animated else { return }
        shade.frame = container.bounds
        container.insertSubview(shade, belowSubview: upper)
    }

    /// Shows a part of the transition, 0...1.
    func apply(_ progress: CGFloat, in container: UIView, bar: UINavigationBar) {
        let covered = isPush ? progress : 1 - progress
        let sign: CGFloat = container.readsRightToLeft ? -1 : 1
        if PageContext.current.traits.reducesMotion {
            // Without movement, the upper view fades. What is not seen at all cannot get the keyboard focus.
            shade.alpha = 0
            upper.alpha = max(covered, 0.02)
        } else {
            let width = container.bounds.width
            upper.center.x = upper.bounds.width / 2 + sign * (1 - covered) * width
            lower.center.x = lower.bounds.width / 2 - sign * Self.parallax * covered * width
            shade.alpha = 0.1 * covered
        }
        bar.apply(progress, from: sign * (isPush ? 1 : -1))
    }

    /// Puts the views where they are without a transition.
    func end() {
        shade.removeFromSuperview()
        for view in [upper, lower] where animated {
            view.center.x = view.bounds.width / 2
            if PageContext.current.traits.reducesMotion { view.alpha = 1 }
        }
    }
}
