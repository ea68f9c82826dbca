// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Controls, their events, and their states.

extension UIControl {
    @available(*, unavailable, renamed: "isEnabled") public var enabled: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isSelected") public var selected: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isHighlighted") public var highlighted: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isTracking") public var tracking: Bool { renamed() }
    @available(*, unavailable, renamed: "isTouchInside") public var touchInside: Bool { renamed() }
    @available(*, unavailable, renamed: "addTarget(_:action:for:)")
    public func addTarget(_ target: Any?, action: Selector, forControlEvents: Event) { renamed() }
    @available(*, unavailable, renamed: "removeTarget(_:action:for:)")
    public func removeTarget(_ target: Any?, action: Selector?, forControlEvents: Event) { renamed() }
    @available(*, unavailable, renamed: "sendActions(for:)")
    public func sendActionsForControlEvents(_ events: Event) { renamed() }
    @available(*, unavailable, renamed: "beginTracking(_:with:)")
    public func beginTrackingWithTouch(_ touch: UITouch, withEvent: UIEvent?) -> Bool { renamed() }
    @available(*, unavailable, renamed: "continueTracking(_:with:)")
    public func continueTrackingWithTouch(_ touch: UITouch, withEvent: UIEvent?) -> Bool { renamed() }
    @available(*, unavailable, renamed: "endTracking(_:with:)")
    public func endTrackingWithTouch(_ touch: UITouch?, withEvent: UIEvent?) { renamed() }
}

@available(*, unavailable, renamed: "UIControl.Event") public typealias UIControlEvents = UIControl.Event
@available(*, unavailable, renamed: "UIControl.State") public typealias UIControlState = UIControl.State
@available(*, unavailable, renamed: "UIButton.ButtonType") public typealias UIButtonType = UIButton.ButtonType
@available(*, unavailable, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
@available(*, unavailable, renamed: "UIProgressView.Style") public typealias UIProgressViewStyle = UIProgressView.Style
@available(*, unavailable, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
@available(*, unavailable, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

extension UIControl.Event {
    @available(*, unavailable, renamed: "touchDown") public static var TouchDown: Self { renamed() }
    @available(*, unavailable, renamed: "touchDownRepeat") public static var TouchDownRepeat: Self { renamed() }
    @available(*, unavailable, renamed: "touchDragInside") public static var TouchDragInside: Self { renamed() }
    @available(*, unavailable, renamed: "touchDragOutside") public static var TouchDragOutside: Self { renamed() }
    @available(*, unavailable, renamed: "touchDragEnter") public static var TouchDragEnter: Self { renamed() }
    @available(*, unavailable, renamed: "touchDragExit") public static var TouchDragExit: Self { renamed() }
    @available(*, unavailable, renamed: "touchUpInside") public static var TouchUpInside: Self { renamed() }
    @available(*, unavailable, renamed: "touchUpOutside") public static var TouchUpOutside: Self { renamed() }
    @available(*, unavailable, renamed: "touchCancel") public static var TouchCancel: Self { renamed() }
    @available(*, unavailable, renamed: "valueChanged") public static var ValueChanged: Self { renamed() }
    @available(*, unavailable, renamed: "primaryActionTriggered")
    public static var PrimaryActionTriggered: Self { renamed() }
    @available(*, unavailable, renamed: "editingDidBegin") public static var EditingDidBegin: Self { renamed() }
    @available(*, unavailable, renamed: "editingChanged") public static var EditingChanged: Self { renamed() }
    @available(*, unavailable, renamed: "editingDidEnd") public static var EditingDidEnd: Self { renamed() }
    @available(*, unavailable, renamed: "editingDidEndOnExit") public static var EditingDidEndOnExit: Self { renamed() }
    @available(*, unavailable, renamed: "allTouchEvents") public static var AllTouchEvents: Self { renamed() }
    @available(*, unavailable, renamed: "allEditingEvents") public static var AllEditingEvents: Self { renamed() }
    @available(*, unavailable, renamed: "allEvents") public static var AllEvents: Self { renamed() }
}

extension UIControl.State {
    @available(*, unavailable, renamed: "normal") public static var Normal: Self { renamed() }
    @available(*, unavailable, renamed: "highlighted") public static var Highlighted: Self { renamed() }
    @available(*, unavailable, renamed: "disabled") public static var Disabled: Self { renamed() }
    @available(*, unavailable, renamed: "selected") public static var Selected: Self { renamed() }
}

extension UIButton.ButtonType {
    @available(*, unavailable, renamed: "custom") public static var Custom: Self { renamed() }
    @available(*, unavailable, renamed: "system") public static var System: Self { renamed() }
}

extension UIButton {
    @available(*, unavailable, renamed: "setTitle(_:for:)")
    public func setTitle(_ title: String?, forState: State) { renamed() }
    @available(*, unavailable, renamed: "setAttributedTitle(_:for:)")
    public func setAttributedTitle(_ title: NSAttributedString?, forState: State) { renamed() }
    @available(*, unavailable, renamed: "setTitleColor(_:for:)")
    public func setTitleColor(_ color: UIColor?, forState: State) { renamed() }
    @available(*, unavailable, renamed: "setImage(_:for:)")
    public func setImage(_ image: UIImage?, forState: State) { renamed() }
    @available(*, unavailable, renamed: "setBackgroundImage(_:for:)")
    public func setBackgroundImage(_ image: UIImage?, forState: State) { renamed() }
    @available(*, unavailable, renamed: "title(for:)")
    public func titleForState(_ state: State) -> String? { renamed() }
    @available(*, unavailable, renamed: "titleColor(for:)")
    public func titleColorForState(_ state: State) -> UIColor? { renamed() }
    @available(*, unavailable, renamed: "image(for:)")
    public func imageForState(_ state: State) -> UIImage? { renamed() }
}

extension UISwitch {
    @available(*, unavailable, renamed: "isOn") public var on: Bool {
        get { renamed() }
        set {}
    }
}

extension UISlider {
    @available(*, unavailable, renamed: "isContinuous") public var continuous: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "trackRect(forBounds:)")
    public func trackRectForBounds(_ bounds: CGRect) -> CGRect { renamed() }
}

extension UISegmentedControl {
    @available(*, unavailable, renamed: "setTitle(_:forSegmentAt:)")
    public func setTitle(_ title: String?, forSegmentAtIndex: Int) { renamed() }
    @available(*, unavailable, renamed: "titleForSegment(at:)")
    public func titleForSegmentAtIndex(_ index: Int) -> String? { renamed() }
    @available(*, unavailable, renamed: "insertSegment(withTitle:at:animated:)")
    public func insertSegmentWithTitle(_ title: String?, atIndex: Int, animated: Bool) { renamed() }
    @available(*, unavailable, renamed: "removeSegment(at:animated:)")
    public func removeSegmentAtIndex(_ index: Int, animated: Bool) { renamed() }
    @available(*, unavailable, renamed: "setEnabled(_:forSegmentAt:)")
    public func setEnabled(_ isEnabled: Bool, forSegmentAtIndex: Int) { renamed() }
}

@available(*, unavailable, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { renamed() }

extension UIStackView {
    @available(*, unavailable, renamed: "insertArrangedSubview(_:at:)")
    public func insertArrangedSubview(_ view: UIView, atIndex: Int) { renamed() }
}

extension UITextField {
    @available(*, unavailable, renamed: "isSecureTextEntry")
    public var secureTextEntry: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isEditing") public var editing: Bool { renamed() }
}

extension UITextField.BorderStyle {
    @available(*, unavailable, renamed: "none") public static var None: Self { renamed() }
    @available(*, unavailable, renamed: "line") public static var Line: Self { renamed() }
    @available(*, unavailable, renamed: "bezel") public static var Bezel: Self { renamed() }
    @available(*, unavailable, renamed: "roundedRect") public static var RoundedRect: Self { renamed() }
}

extension UIImageView {
    @available(*, unavailable, renamed: "isHighlighted") public var highlighted: Bool {
        get { renamed() }
        set {}
    }
}

nonisolated extension UIButton.ButtonType {
    // An earlier name, which UIKit still has.
    public static var roundedRect: UIButton.ButtonType { system }
}
