// SPDX-License-Identifier: GPL-3.0-or-later
// A controller owns its presentation controller, which refers weakly to it and to the delegate.

/// Decides whether the user may dismiss a sheet, and hears of it. All methods have defaults.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns whether the user may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the user dismisses the controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has tried to dismiss a controller that may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// Returns the style in which the controller is shown here; without effect.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// Returns `.none`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}

/// Decides about a controller that is presented.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    /// Decides whether the user may dismiss the controller.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The controller that is presented.
    public private(set) weak var presentedController: UIViewController?
    /// The controller that is presented.
    open var presentedViewController: UIViewController { presentedController ?? UIViewController() }
    /// The controller above which it is presented.
    open var presentingViewController: UIViewController? { presentedController?.presentingViewController }

    init(of controller: UIViewController) { presentedController = controller }
}

/// A presentation in a bubble, which is shown as a sheet here.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view to which the bubble belongs; without effect.
    open var sourceView: UIView?
    /// The part of that view; without effect.
    open var sourceRect = CGRect.zero
    /// The button to which the bubble belongs; without effect.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which the bubble can point; without effect.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The directions in which a bubble can point.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
        right = Self(rawValue: 8), any = Self(rawValue: 15)
}
