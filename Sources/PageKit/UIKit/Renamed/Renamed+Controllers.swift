// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Controllers that show others, alerts, bars, and the application.

extension UIViewController {
    @available(*, unavailable, renamed: "present(_:animated:completion:)")
    public func presentViewController(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        renamed()
    }
    @available(*, unavailable, renamed: "dismiss(animated:completion:)")
    public func dismissViewControllerAnimated(_ animated: Bool, completion: (() -> Void)?) { renamed() }
    @available(*, unavailable, renamed: "show(_:sender:)")
    public func showViewController(_ controller: UIViewController, sender: AnyObject?) { renamed() }
    @available(*, unavailable, renamed: "viewWillTransition(to:with:)")
    public func viewWillTransitionToSize(
        _ size: CGSize, withTransitionCoordinator: any UIViewControllerTransitionCoordinator
    ) { renamed() }
}

extension UINavigationController {
    @available(*, unavailable, renamed: "popViewController(animated:)")
    public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? { renamed() }
    @available(*, unavailable, renamed: "popToRootViewController(animated:)")
    public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? { renamed() }
    @available(*, unavailable, renamed: "isNavigationBarHidden") public var navigationBarHidden: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isToolbarHidden") public var toolbarHidden: Bool {
        get { renamed() }
        set {}
    }
}

extension UINavigationBar {
    @available(*, unavailable, renamed: "isTranslucent") public var translucent: Bool {
        get { renamed() }
        set {}
    }
}

extension UIBarItem {
    @available(*, unavailable, renamed: "isEnabled") public var enabled: Bool {
        get { renamed() }
        set {}
    }
}

extension UIAlertController.Style {
    @available(*, unavailable, renamed: "alert") public static var Alert: Self { renamed() }
    @available(*, unavailable, renamed: "actionSheet") public static var ActionSheet: Self { renamed() }
}

extension UIAlertAction.Style {
    @available(*, unavailable, renamed: "default") public static var Default: Self { renamed() }
    @available(*, unavailable, renamed: "cancel") public static var Cancel: Self { renamed() }
    @available(*, unavailable, renamed: "destructive") public static var Destructive: Self { renamed() }
}

extension UIAlertController {
    @available(*, unavailable, renamed: "addTextField(configurationHandler:)")
    public func addTextFieldWithConfigurationHandler(_ configurationHandler: ((UITextField) -> Void)?) { renamed() }
}

@available(*, unavailable, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
@available(*, unavailable, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
@available(*, unavailable, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
@available(*, unavailable, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

extension UIApplication {
    @available(*, unavailable, renamed: "getter:shared()")
    public static func sharedApplication() -> UIApplication { renamed() }
}
