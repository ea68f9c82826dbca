// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Animations and transitions of views.

extension UIView {
    @available(*, unavailable, renamed: "animate(withDuration:animations:)")
    public static func animateWithDuration(_ duration: TimeInterval, animations: () -> Void) { renamed() }
    @available(*, unavailable, renamed: "animate(withDuration:animations:completion:)")
    public static func animateWithDuration(
        _ duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
    ) { renamed() }
    @available(*, unavailable, renamed: "animate(withDuration:delay:options:animations:completion:)")
    public static func animateWithDuration(
        _ duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) { renamed() }
    @available(
        *, unavailable,
        renamed:
            "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
    )
    public static func animateWithDuration(
        _ duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
        initialSpringVelocity: CGFloat, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) { renamed() }
    @available(*, unavailable, renamed: "animateKeyframes(withDuration:delay:options:animations:completion:)")
    public static func animateKeyframesWithDuration(
        _ duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) { renamed() }
    @available(*, unavailable, renamed: "addKeyframe(withRelativeStartTime:relativeDuration:animations:)")
    public static func addKeyframeWithRelativeStartTime(
        _ start: Double, relativeDuration: Double, animations: () -> Void
    ) { renamed() }
    @available(*, unavailable, renamed: "transition(with:duration:options:animations:completion:)")
    public static func transitionWithView(
        _ view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) { renamed() }
    @available(*, unavailable, renamed: "transition(from:to:duration:options:completion:)")
    public static func transitionFromView(
        _ view: UIView, toView: UIView, duration: TimeInterval, options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) { renamed() }
}

@available(*, unavailable, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
@available(*, unavailable, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
@available(*, unavailable, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

extension UIView.AnimationOptions {
    @available(*, unavailable, renamed: "layoutSubviews") public static var LayoutSubviews: Self { renamed() }
    @available(*, unavailable, renamed: "allowUserInteraction")
    public static var AllowUserInteraction: Self { renamed() }
    @available(*, unavailable, renamed: "beginFromCurrentState")
    public static var BeginFromCurrentState: Self { renamed() }
    @available(*, unavailable, renamed: "repeat") public static var Repeat: Self { renamed() }
    @available(*, unavailable, renamed: "autoreverse") public static var Autoreverse: Self { renamed() }
    @available(*, unavailable, renamed: "overrideInheritedDuration")
    public static var OverrideInheritedDuration: Self { renamed() }
    @available(*, unavailable, renamed: "overrideInheritedCurve")
    public static var OverrideInheritedCurve: Self { renamed() }
    @available(*, unavailable, renamed: "allowAnimatedContent")
    public static var AllowAnimatedContent: Self { renamed() }
    @available(*, unavailable, renamed: "showHideTransitionViews")
    public static var ShowHideTransitionViews: Self { renamed() }
    @available(*, unavailable, renamed: "curveEaseInOut") public static var CurveEaseInOut: Self { renamed() }
    @available(*, unavailable, renamed: "curveEaseIn") public static var CurveEaseIn: Self { renamed() }
    @available(*, unavailable, renamed: "curveEaseOut") public static var CurveEaseOut: Self { renamed() }
    @available(*, unavailable, renamed: "curveLinear") public static var CurveLinear: Self { renamed() }
    @available(*, unavailable, renamed: "transitionNone") public static var TransitionNone: Self { renamed() }
    @available(*, unavailable, renamed: "transitionFlipFromLeft")
    public static var TransitionFlipFromLeft: Self { renamed() }
    @available(*, unavailable, renamed: "transitionFlipFromRight")
    public static var TransitionFlipFromRight: Self { renamed() }
    @available(*, unavailable, renamed: "transitionCurlUp") public static var TransitionCurlUp: Self { renamed() }
    @available(*, unavailable, renamed: "transitionCurlDown") public static var TransitionCurlDown: Self { renamed() }
    @available(*, unavailable, renamed: "transitionCrossDissolve")
    public static var TransitionCrossDissolve: Self { renamed() }
    @available(*, unavailable, renamed: "transitionFlipFromTop")
    public static var TransitionFlipFromTop: Self { renamed() }
    @available(*, unavailable, renamed: "transitionFlipFromBottom")
    public static var TransitionFlipFromBottom: Self { renamed() }
}
