// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Views, layers, and controllers.

extension UIView {
    @available(*, unavailable, renamed: "isUserInteractionEnabled")
    public var userInteractionEnabled: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isMultipleTouchEnabled")
    public var multipleTouchEnabled: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isHidden") public var hidden: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "hitTest(_:with:)")
    public func hitTest(_ point: CGPoint, withEvent: UIEvent?) -> UIView? { renamed() }
    @available(*, unavailable, renamed: "point(inside:with:)")
    public func pointInside(_ point: CGPoint, withEvent: UIEvent?) -> Bool { renamed() }
    @available(*, unavailable, renamed: "insertSubview(_:at:)")
    public func insertSubview(_ view: UIView, atIndex: Int) { renamed() }
    @available(*, unavailable, renamed: "exchangeSubview(at:withSubviewAt:)")
    public func exchangeSubviewAtIndex(_ one: Int, withSubviewAtIndex: Int) { renamed() }
    @available(*, unavailable, renamed: "isDescendant(of:)")
    public func isDescendantOfView(_ view: UIView) -> Bool { renamed() }
    @available(*, unavailable, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront: UIView) { renamed() }
    @available(*, unavailable, renamed: "sendSubviewToBack(_:)") public func sendSubview(toBack: UIView) { renamed() }
    @available(*, unavailable, renamed: "convert(_:to:)")
    public func convertPoint(_ point: CGPoint, toView: UIView?) -> CGPoint { renamed() }
    @available(*, unavailable, renamed: "convert(_:from:)")
    public func convertPoint(_ point: CGPoint, fromView: UIView?) -> CGPoint { renamed() }
    @available(*, unavailable, renamed: "convert(_:to:)")
    public func convertRect(_ rect: CGRect, toView: UIView?) -> CGRect { renamed() }
    @available(*, unavailable, renamed: "convert(_:from:)")
    public func convertRect(_ rect: CGRect, fromView: UIView?) -> CGRect { renamed() }
    @available(*, unavailable, renamed: "setNeedsDisplay(_:)")
    public func setNeedsDisplayInRect(_ rect: CGRect) { renamed() }
}

@available(*, unavailable, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
@available(*, unavailable, renamed: "UIView.ContentMode") public typealias UIViewContentMode = UIView.ContentMode
@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { renamed() }

extension UIView.AutoresizingMask {
    @available(*, unavailable, renamed: "flexibleLeftMargin") public static var FlexibleLeftMargin: Self { renamed() }
    @available(*, unavailable, renamed: "flexibleWidth") public static var FlexibleWidth: Self { renamed() }
    @available(*, unavailable, renamed: "flexibleRightMargin") public static var FlexibleRightMargin: Self { renamed() }
    @available(*, unavailable, renamed: "flexibleTopMargin") public static var FlexibleTopMargin: Self { renamed() }
    @available(*, unavailable, renamed: "flexibleHeight") public static var FlexibleHeight: Self { renamed() }
    @available(*, unavailable, renamed: "flexibleBottomMargin")
    public static var FlexibleBottomMargin: Self { renamed() }
}

extension UIView.ContentMode {
    @available(*, unavailable, renamed: "scaleToFill") public static var ScaleToFill: Self { renamed() }
    @available(*, unavailable, renamed: "scaleAspectFit") public static var ScaleAspectFit: Self { renamed() }
    @available(*, unavailable, renamed: "scaleAspectFill") public static var ScaleAspectFill: Self { renamed() }
    @available(*, unavailable, renamed: "redraw") public static var Redraw: Self { renamed() }
    @available(*, unavailable, renamed: "center") public static var Center: Self { renamed() }
    @available(*, unavailable, renamed: "top") public static var Top: Self { renamed() }
    @available(*, unavailable, renamed: "bottom") public static var Bottom: Self { renamed() }
    @available(*, unavailable, renamed: "left") public static var Left: Self { renamed() }
    @available(*, unavailable, renamed: "right") public static var Right: Self { renamed() }
}

extension UIScreen {
    @available(*, unavailable, renamed: "getter:main()") public static func mainScreen() -> UIScreen { renamed() }
}

extension UITouch {
    @available(*, unavailable, renamed: "location(in:)")
    public func locationInView(_ view: UIView?) -> CGPoint { renamed() }
    @available(*, unavailable, renamed: "previousLocation(in:)")
    public func previousLocationInView(_ view: UIView?) -> CGPoint { renamed() }
}

extension UIEvent {
    @available(*, unavailable, renamed: "touches(for:)")
    public func touchesForView(_ view: UIView) -> Set<UITouch>? { renamed() }
}

extension UIResponder {
    @available(*, unavailable, renamed: "getter:next(self:)") public func nextResponder() -> UIResponder? { renamed() }
}

extension CALayer {
    @available(*, unavailable, renamed: "presentation()") public func presentationLayer() -> CALayer? { renamed() }
}

extension UIViewController {
    @available(*, unavailable, renamed: "children") public var childViewControllers: [UIViewController] { renamed() }
    @available(*, unavailable, renamed: "parent") public var parentViewController: UIViewController? { renamed() }
    @available(*, unavailable, renamed: "addChild(_:)")
    public func addChildViewController(_ child: UIViewController) { renamed() }
    @available(*, unavailable, renamed: "removeFromParent()") public func removeFromParentViewController() { renamed() }
    @available(*, unavailable, renamed: "didMove(toParent:)")
    public func didMoveToParentViewController(_ parent: UIViewController?) { renamed() }
    @available(*, unavailable, renamed: "willMove(toParent:)")
    public func willMoveToParentViewController(_ parent: UIViewController?) { renamed() }
    @available(*, unavailable, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController: UIViewController?) { renamed() }
    @available(*, unavailable, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController: UIViewController?) { renamed() }
}

@available(*, unavailable, renamed: "Bundle") public typealias NSBundle = Bundle

@available(*, unavailable, renamed: "UIBlurEffect.Style") public typealias UIBlurEffectStyle = UIBlurEffect.Style
