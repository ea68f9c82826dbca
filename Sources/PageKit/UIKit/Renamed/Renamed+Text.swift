// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Fonts and texts.

extension UIFont {
    @available(*, unavailable, renamed: "systemFont(ofSize:)")
    public static func systemFontOfSize(_ size: CGFloat) -> UIFont { renamed() }
    @available(*, unavailable, renamed: "systemFont(ofSize:weight:)")
    public static func systemFontOfSize(_ size: CGFloat, weight: Weight) -> UIFont { renamed() }
    @available(*, unavailable, renamed: "boldSystemFont(ofSize:)")
    public static func boldSystemFontOfSize(_ size: CGFloat) -> UIFont { renamed() }
    @available(*, unavailable, renamed: "italicSystemFont(ofSize:)")
    public static func italicSystemFontOfSize(_ size: CGFloat) -> UIFont { renamed() }
    @available(*, unavailable, renamed: "monospacedDigitSystemFont(ofSize:weight:)")
    public static func monospacedDigitSystemFontOfSize(_ size: CGFloat, weight: Weight) -> UIFont { renamed() }
    @available(*, unavailable, renamed: "preferredFont(forTextStyle:)")
    public static func preferredFontForTextStyle(_ style: TextStyle) -> UIFont { renamed() }
    @available(*, unavailable, renamed: "withSize(_:)")
    public func fontWithSize(_ size: CGFloat) -> UIFont { renamed() }
}

@available(*, unavailable, renamed: "UIFont.Weight") public typealias UIFontWeight = UIFont.Weight
@available(*, unavailable, renamed: "UIFont.TextStyle") public typealias UIFontTextStyle = UIFont.TextStyle
@available(*, unavailable, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.Weight.thin") public var UIFontWeightThin: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.Weight.light") public var UIFontWeightLight: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.Weight.regular") public var UIFontWeightRegular: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.Weight.medium") public var UIFontWeightMedium: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.Weight.bold") public var UIFontWeightBold: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.Weight.heavy") public var UIFontWeightHeavy: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.Weight.black") public var UIFontWeightBlack: UIFont.Weight { renamed() }
@available(*, unavailable, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: UIFont.TextStyle { renamed() }
@available(*, unavailable, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: UIFont.TextStyle { renamed() }
@available(*, unavailable, renamed: "UIFont.TextStyle.subheadline")
public var UIFontTextStyleSubheadline: UIFont.TextStyle { renamed() }
@available(*, unavailable, renamed: "UIFont.TextStyle.footnote")
public var UIFontTextStyleFootnote: UIFont.TextStyle { renamed() }
@available(*, unavailable, renamed: "UIFont.TextStyle.caption1")
public var UIFontTextStyleCaption1: UIFont.TextStyle { renamed() }
@available(*, unavailable, renamed: "UIFont.TextStyle.caption2")
public var UIFontTextStyleCaption2: UIFont.TextStyle { renamed() }

@available(*, unavailable, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.underlineColor")
public var NSUnderlineColorAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughColor")
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.baselineOffset")
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.attachment")
public var NSAttachmentAttributeName: NSAttributedString.Key { renamed() }
@available(*, unavailable, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { renamed() }

extension NSUnderlineStyle {
    @available(*, unavailable, renamed: "single") public static var styleSingle: Self { renamed() }
    @available(*, unavailable, renamed: "thick") public static var styleThick: Self { renamed() }
    @available(*, unavailable, renamed: "double") public static var styleDouble: Self { renamed() }
    @available(*, unavailable, renamed: "single") public static var StyleSingle: Self { renamed() }
    @available(*, unavailable, renamed: "thick") public static var StyleThick: Self { renamed() }
    @available(*, unavailable, renamed: "double") public static var StyleDouble: Self { renamed() }
}

extension NSStringDrawingOptions {
    @available(*, unavailable, renamed: "usesLineFragmentOrigin")
    public static var UsesLineFragmentOrigin: Self { renamed() }
    @available(*, unavailable, renamed: "usesFontLeading") public static var UsesFontLeading: Self { renamed() }
    @available(*, unavailable, renamed: "truncatesLastVisibleLine")
    public static var TruncatesLastVisibleLine: Self { renamed() }
}

extension NSParagraphStyle {
    @available(*, unavailable, renamed: "default")
    public static func defaultParagraphStyle() -> NSParagraphStyle { renamed() }
}

extension UIButton {
    @available(*, unavailable, renamed: "attributedTitle(for:)")
    public func attributedTitleForState(_ state: State) -> NSAttributedString? { renamed() }
}

extension NSAttributedString {
    @available(*, unavailable, renamed: "draw(at:)") public func drawAtPoint(_ point: CGPoint) { renamed() }
    @available(*, unavailable, renamed: "draw(in:)") public func drawInRect(_ rect: CGRect) { renamed() }
    @available(*, unavailable, renamed: "boundingRect(with:options:context:)")
    public func boundingRectWithSize(
        _ size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect { renamed() }
}

extension NSMutableAttributedString {
    @available(*, unavailable, renamed: "append(_:)")
    public func appendAttributedString(_ attrString: NSAttributedString) { renamed() }
}

extension NSTextAlignment {
    @available(*, unavailable, renamed: "left") public static var Left: Self { renamed() }
    @available(*, unavailable, renamed: "center") public static var Center: Self { renamed() }
    @available(*, unavailable, renamed: "right") public static var Right: Self { renamed() }
    @available(*, unavailable, renamed: "justified") public static var Justified: Self { renamed() }
    @available(*, unavailable, renamed: "natural") public static var Natural: Self { renamed() }
}

extension NSLineBreakMode {
    @available(*, unavailable, renamed: "byWordWrapping") public static var ByWordWrapping: Self { renamed() }
    @available(*, unavailable, renamed: "byCharWrapping") public static var ByCharWrapping: Self { renamed() }
    @available(*, unavailable, renamed: "byClipping") public static var ByClipping: Self { renamed() }
    @available(*, unavailable, renamed: "byTruncatingHead") public static var ByTruncatingHead: Self { renamed() }
    @available(*, unavailable, renamed: "byTruncatingTail") public static var ByTruncatingTail: Self { renamed() }
    @available(*, unavailable, renamed: "byTruncatingMiddle") public static var ByTruncatingMiddle: Self { renamed() }
}

extension UILabel {
    @available(*, unavailable, renamed: "isEnabled") public var enabled: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isHighlighted") public var highlighted: Bool {
        get { renamed() }
        set {}
    }
}

extension String {
    @available(*, unavailable, renamed: "size(withAttributes:)")
    public func sizeWithAttributes(_ attributes: [NSAttributedString.Key: Any]?) -> CGSize { renamed() }
    @available(*, unavailable, renamed: "size(withAttributes:)")
    public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize { renamed() }
    @available(*, unavailable, renamed: "draw(at:withAttributes:)")
    public func drawAtPoint(_ point: CGPoint, withAttributes: [NSAttributedString.Key: Any]?) { renamed() }
    @available(*, unavailable, renamed: "draw(in:withAttributes:)")
    public func drawInRect(_ rect: CGRect, withAttributes: [NSAttributedString.Key: Any]?) { renamed() }
    @available(*, unavailable, renamed: "boundingRect(with:options:attributes:context:)")
    public func boundingRectWithSize(
        _ size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
        context: NSStringDrawingContext?
    ) -> CGRect { renamed() }
}
