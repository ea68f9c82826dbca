// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Gesture recognizers and their states.

extension UIGestureRecognizer {
    @available(*, unavailable, renamed: "isEnabled") public var enabled: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "location(in:)")
    public func locationInView(_ view: UIView?) -> CGPoint { renamed() }
    @available(*, unavailable, renamed: "location(ofTouch:in:)")
    public func locationOfTouch(_ index: Int, inView: UIView?) -> CGPoint { renamed() }
    @available(*, unavailable, renamed: "require(toFail:)")
    public func requireGestureRecognizerToFail(_ other: UIGestureRecognizer) { renamed() }
}

extension UIPanGestureRecognizer {
    @available(*, unavailable, renamed: "translation(in:)")
    public func translationInView(_ view: UIView?) -> CGPoint { renamed() }
    @available(*, unavailable, renamed: "velocity(in:)")
    public func velocityInView(_ view: UIView?) -> CGPoint { renamed() }
    @available(*, unavailable, renamed: "setTranslation(_:in:)")
    public func setTranslation(_ translation: CGPoint, inView: UIView?) { renamed() }
}

@available(*, unavailable, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
@available(*, unavailable, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

extension UIGestureRecognizer.State {
    @available(*, unavailable, renamed: "possible") public static var Possible: Self { renamed() }
    @available(*, unavailable, renamed: "began") public static var Began: Self { renamed() }
    @available(*, unavailable, renamed: "changed") public static var Changed: Self { renamed() }
    @available(*, unavailable, renamed: "ended") public static var Ended: Self { renamed() }
    @available(*, unavailable, renamed: "cancelled") public static var Cancelled: Self { renamed() }
    @available(*, unavailable, renamed: "failed") public static var Failed: Self { renamed() }
    @available(*, unavailable, renamed: "recognized") public static var Recognized: Self { renamed() }
}

extension UISwipeGestureRecognizer.Direction {
    @available(*, unavailable, renamed: "right") public static var Right: Self { renamed() }
    @available(*, unavailable, renamed: "left") public static var Left: Self { renamed() }
    @available(*, unavailable, renamed: "up") public static var Up: Self { renamed() }
    @available(*, unavailable, renamed: "down") public static var Down: Self { renamed() }
}
