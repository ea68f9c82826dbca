// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

/// An attribute that views show. Its name is that of a key of `NSAttributedString`.
nonisolated public protocol ViewTextAttribute: AttributedStringKey where Value: Sendable {
    /// Returns the value for an `NSAttributedString`.
    static func object(for value: Value) -> Any
    /// Returns the value of an `NSAttributedString`.
    static func value(for object: Any) -> Value?
}

nonisolated extension ViewTextAttribute {
    /// Returns the value for an `NSAttributedString`.
    public static func object(for value: Value) -> Any { value }
    /// Returns the value of an `NSAttributedString`.
    public static func value(for object: Any) -> Value? { object as? Value }

    fileprivate static var key: NSAttributedString.Key { NSAttributedString.Key(rawValue: name) }

    fileprivate static func object(in container: AttributeContainer) -> Any? {
        container[Self.self].map(object(for:))
    }

    fileprivate static func set(_ object: Any, in container: inout AttributeContainer) {
        if let value = value(for: object) { container[Self.self] = value }
    }
}

nonisolated extension AttributeScopes {
    /// The attributes that views show.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that views show.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// What is added after each letter, in points.
        public let kern: KernAttribute
        /// What is added after each letter, in points, beside `kern`.
        public let tracking: TrackingAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the line below the letters.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the line through the letters.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The color of the outline of the letters.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline of the letters, in percent of the size of the font.
        public let strokeWidth: StrokeWidthAttribute
        /// How far the letters are above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// How far the letters are slanted to the right for each point above the baseline, in points.
        public let obliqueness: ObliquenessAttribute
        /// The natural logarithm of the factor by which the letters are wider.
        public let expansion: ExpansionAttribute
        /// The layout of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The shadow of the letters.
        public let shadow: ShadowAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum FontAttribute: ViewTextAttribute {
            public typealias Value = UIFont
            public static let name = TextAttribute.font.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum ForegroundColorAttribute: ViewTextAttribute {
            public typealias Value = UIColor
            public static let name = TextAttribute.foregroundColor.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum BackgroundColorAttribute: ViewTextAttribute {
            public typealias Value = UIColor
            public static let name = TextAttribute.backgroundColor.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum KernAttribute: NumberAttribute { public static let name = TextAttribute.kern.rawValue }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum TrackingAttribute: NumberAttribute { public static let name = TextAttribute.tracking.rawValue }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum UnderlineStyleAttribute: LineAttribute {
            public static let name = TextAttribute.underlineStyle.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum UnderlineColorAttribute: ViewTextAttribute {
            public typealias Value = UIColor
            public static let name = TextAttribute.underlineColor.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum StrikethroughStyleAttribute: LineAttribute {
            public static let name = TextAttribute.strikethroughStyle.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum StrikethroughColorAttribute: ViewTextAttribute {
            public typealias Value = UIColor
            public static let name = TextAttribute.strikethroughColor.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum StrokeColorAttribute: ViewTextAttribute {
            public typealias Value = UIColor
            public static let name = TextAttribute.strokeColor.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum StrokeWidthAttribute: NumberAttribute {
            public static let name = TextAttribute.strokeWidth.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum BaselineOffsetAttribute: NumberAttribute {
            public static let name = TextAttribute.baselineOffset.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum ObliquenessAttribute: NumberAttribute {
            public static let name = TextAttribute.obliqueness.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum ExpansionAttribute: NumberAttribute { public static let name = TextAttribute.expansion.rawValue }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum ParagraphStyleAttribute: ViewTextAttribute {
            public typealias Value = NSParagraphStyle
            public static let name = TextAttribute.paragraphStyle.rawValue
        }
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        public enum ShadowAttribute: ViewTextAttribute {
            public typealias Value = NSShadow
            public static let name = TextAttribute.shadow.rawValue
        }
    }

    /// The attributes that are in an `NSAttributedString`, too.
    fileprivate static let ofViews: [any ViewTextAttribute.Type] = [
        UIKitAttributes.FontAttribute.self, UIKitAttributes.ForegroundColorAttribute.self,
        UIKitAttributes.BackgroundColorAttribute.self, UIKitAttributes.KernAttribute.self,
        UIKitAttributes.TrackingAttribute.self, UIKitAttributes.UnderlineStyleAttribute.self,
        UIKitAttributes.UnderlineColorAttribute.self, UIKitAttributes.StrikethroughStyleAttribute.self,
        UIKitAttributes.StrikethroughColorAttribute.self, UIKitAttributes.StrokeColorAttribute.self,
        UIKitAttributes.StrokeWidthAttribute.self, UIKitAttributes.BaselineOffsetAttribute.self,
        UIKitAttributes.ObliquenessAttribute.self, UIKitAttributes.ExpansionAttribute.self,
        UIKitAttributes.ParagraphStyleAttribute.self, UIKitAttributes.ShadowAttribute.self,
    ]
}

/// An attribute that is a number.
nonisolated public protocol NumberAttribute: ViewTextAttribute where Value == CGFloat {}

nonisolated extension NumberAttribute {
    /// Returns the number in any form.
    public static func value(for object: Any) -> CGFloat? { StyledString.number(object) }
}

/// An attribute that is a line, whose bits are in an `NSAttributedString`.
nonisolated public protocol LineAttribute: ViewTextAttribute where Value == NSUnderlineStyle {}

nonisolated extension LineAttribute {
    /// Returns the bits of a line.
    public static func object(for value: NSUnderlineStyle) -> Any { value.rawValue }
    /// Returns the line of bits.
    public static func value(for object: Any) -> NSUnderlineStyle? {
        (object as? Int).map(NSUnderlineStyle.init) ?? object as? NSUnderlineStyle
    }
}

nonisolated extension AttributeDynamicLookup {
    /// Finds the attributes that views show by their names.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}

nonisolated extension AttributeContainer {
    /// Creates a container of the attributes that views show. Others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in AttributeScopes.ofViews {
            if let object = dictionary[attribute.key] { attribute.set(object, in: &self) }
        }
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.link] as? URL
    }

    fileprivate var objects: [NSAttributedString.Key: Any] {
        var objects: [NSAttributedString.Key: Any] = [:]
        for attribute in AttributeScopes.ofViews { objects[attribute.key] = attribute.object(in: self) }
        objects[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return objects
    }
}

nonisolated extension NSAttributedString {
    /// Creates a text with the attributes that views show.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(string: String(attrStr[run.range].characters), attributes: run.attributes.objects))
        }
        self.init(attributedString: text)
    }
}

nonisolated extension AttributedString {
    /// Creates a text with the attributes that views show.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let part = nsStr.attributedSubstring(from: range).string
            append(AttributedString(part, attributes: AttributeContainer(attributes)))
        }
    }
}

extension UIButton.Configuration {
    /// The title with attributes. Parts without a font or a color have those of the button.
    public var attributedTitle: AttributedString? {
        get { titleText.map { AttributedString(NSAttributedString.of($0)) } }
        set { titleText = newValue.map { NSAttributedString($0).styledString } }
    }

    /// The second, smaller text with attributes. Parts without a font or a color have those of the button.
    public var attributedSubtitle: AttributedString? {
        get { subtitleText.map { AttributedString(NSAttributedString.of($0)) } }
        set { subtitleText = newValue.map { NSAttributedString($0).styledString } }
    }
}
