// SPDX-License-Identifier: GPL-3.0-or-later
extension UIViewController {
    /// Returns the nearest controller of a class that contains this one.
    private func container<Container: UIViewController>() -> Container? {
        var next = parent
        while let parent = next {
            if let container = parent as? Container { return container }
            next = parent.parent
        }
        return nil
    }

    /// The navigation controller that contains the controller.
    public var navigationController: UINavigationController? { container() }
    /// The tab bar controller that contains the controller.
    public var tabBarController: UITabBarController? { container() }

    /// Sets the items of the toolbar.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// Replaces the view of one child by that of another one, and lets both know.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromViewController.view.superview else { return }
        let animated = duration > 0
        let isShown = container.window != nil
        toViewController.loadViewIfNeeded()
        if isShown {
            fromViewController.beginAppearanceTransition(false, animated: animated)
            toViewController.beginAppearanceTransition(true, animated: animated)
        }
        let finish = { (isFinished: Bool) in
            fromViewController.view.removeFromSuperview()
            if isShown {
                fromViewController.endAppearanceTransition()
                toViewController.endAppearanceTransition()
            }
            completion?(isFinished)
        }
        if options.transition != nil {
            UIView.transition(with: container, duration: duration, options: options) {
                fromViewController.view.isHidden = true
                container.addSubview(toViewController.view)
                animations?()
            } completion: {
                fromViewController.view.isHidden = false
                finish($0)
            }
        } else {
            container.addSubview(toViewController.view)
            guard animated else {
                animations?()
                return finish(true)
            }
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: finish)
        }
    }
}

/// The animations that go along with a change of a controller's size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Runs a block together with the change, and another one after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a block together with the change.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Changes of the size, which are not animated.
final class SizeChange: UIViewControllerTransitionCoordinator {
    private var animations: [(any UIViewControllerTransitionCoordinator) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinator) -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func finish() { for block in animations + completions { block(self) } }
}
