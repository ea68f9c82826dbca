// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Constraints, anchors, and priorities.

@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(*, unavailable, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
@available(*, unavailable, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { renamed() }
@available(*, unavailable, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { renamed() }
@available(*, unavailable, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { renamed() }
@available(*, unavailable, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { renamed() }
@available(*, unavailable, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { renamed() }

extension NSLayoutConstraint {
    @available(*, unavailable, renamed: "isActive") public var active: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "activate(_:)")
    public static func activateConstraints(_ constraints: [NSLayoutConstraint]) { renamed() }
    @available(*, unavailable, renamed: "deactivate(_:)")
    public static func deactivateConstraints(_ constraints: [NSLayoutConstraint]) { renamed() }
    @available(*, unavailable, renamed: "constraints(withVisualFormat:options:metrics:views:)")
    public static func constraintsWithVisualFormat(
        _ format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { renamed() }
}

extension NSLayoutConstraint.Attribute {
    @available(*, unavailable, renamed: "notAnAttribute") public static var NotAnAttribute: Self { renamed() }
    @available(*, unavailable, renamed: "left") public static var Left: Self { renamed() }
    @available(*, unavailable, renamed: "right") public static var Right: Self { renamed() }
    @available(*, unavailable, renamed: "top") public static var Top: Self { renamed() }
    @available(*, unavailable, renamed: "bottom") public static var Bottom: Self { renamed() }
    @available(*, unavailable, renamed: "leading") public static var Leading: Self { renamed() }
    @available(*, unavailable, renamed: "trailing") public static var Trailing: Self { renamed() }
    @available(*, unavailable, renamed: "width") public static var Width: Self { renamed() }
    @available(*, unavailable, renamed: "height") public static var Height: Self { renamed() }
    @available(*, unavailable, renamed: "centerX") public static var CenterX: Self { renamed() }
    @available(*, unavailable, renamed: "centerY") public static var CenterY: Self { renamed() }
    @available(*, unavailable, renamed: "lastBaseline") public static var Baseline: Self { renamed() }
}

extension NSLayoutConstraint.Relation {
    @available(*, unavailable, renamed: "equal") public static var Equal: Self { renamed() }
    @available(*, unavailable, renamed: "lessThanOrEqual") public static var LessThanOrEqual: Self { renamed() }
    @available(*, unavailable, renamed: "greaterThanOrEqual") public static var GreaterThanOrEqual: Self { renamed() }
}

extension NSLayoutConstraint.Axis {
    @available(*, unavailable, renamed: "horizontal") public static var Horizontal: Self { renamed() }
    @available(*, unavailable, renamed: "vertical") public static var Vertical: Self { renamed() }
}

extension NSLayoutAnchor {
    @available(*, unavailable, renamed: "constraint(equalTo:)")
    public func constraintEqualToAnchor(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { renamed() }
    @available(*, unavailable, renamed: "constraint(equalTo:constant:)")
    public func constraintEqualToAnchor(
        _ anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { renamed() }
}

extension NSLayoutDimension {
    @available(*, unavailable, renamed: "constraint(equalToConstant:)")
    public func constraintEqualToConstant(_ constant: CGFloat) -> NSLayoutConstraint { renamed() }
    @available(*, unavailable, renamed: "constraint(equalTo:multiplier:)")
    public func constraintEqualToAnchor(_ anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        renamed()
    }
}

extension UIView {
    @available(*, unavailable, renamed: "setter:translatesAutoresizingMaskIntoConstraints(self:_:)")
    public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) { renamed() }
    @available(*, unavailable, renamed: "setContentHuggingPriority(_:for:)")
    public func setContentHuggingPriority(_ priority: UILayoutPriority, forAxis: NSLayoutConstraint.Axis) { renamed() }
    @available(*, unavailable, renamed: "setContentCompressionResistancePriority(_:for:)")
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, forAxis: NSLayoutConstraint.Axis
    ) { renamed() }
    @available(*, unavailable, renamed: "systemLayoutSizeFitting(_:)")
    public func systemLayoutSizeFittingSize(_ size: CGSize) -> CGSize { renamed() }
}
