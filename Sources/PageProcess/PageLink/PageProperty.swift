import Scene

/// A live property of a page, which has a row in the window.
public struct PageProperty: Equatable, Sendable {
    /// Where a property comes from.
    public enum Origin: Equatable, Sendable {
        /// The page has created it at a place in its source. Line and column begin at 1; columns are bytes.
        case source(file: String, line: Int, column: Int)
        /// It is a property of a board, with a name such as `gc.padding`.
        case board(name: String)
    }

    /// The name by which the property is recognized after a save.
    public var key: String
    /// The title, in the user's language if it is the property of a board.
    public var title: String
    /// The heading of its group. Empty for the page's own properties.
    public var section: String
    /// The type of the value.
    public var kind: PropertyKind
    /// How values are written in Swift.
    public var style: LiteralStyle
    /// The value at the beginning.
    public var defaultValue: PropertyValue
    /// Where the property comes from.
    public var origin: Origin

    /// Creates a description.
    public init(
        key: String, title: String, section: String, kind: PropertyKind, style: LiteralStyle,
        defaultValue: PropertyValue, origin: Origin
    ) {
        self.key = key
        self.title = title
        self.section = section
        self.kind = kind
        self.style = style
        self.defaultValue = defaultValue
        self.origin = origin
    }
}

/// A value that is set in the window. It has no effect on a page whose property begins with another value than when the
/// input was made, because a later edit of the source takes precedence.
public struct PropertyInput: Equatable, Sendable {
    /// The key of the property.
    public var key: String
    /// The new value.
    public var value: PropertyValue
    /// The value at the beginning.
    public var defaultValue: PropertyValue

    /// Creates an input.
    public init(key: String, value: PropertyValue, defaultValue: PropertyValue) {
        self.key = key
        self.value = value
        self.defaultValue = defaultValue
    }
}

/// A value that the page has changed.
public struct PropertyChange: Equatable, Sendable {
    /// The index of the property in the latest list.
    public var index: Int
    /// The new value.
    public var value: PropertyValue

    /// Creates a change.
    public init(index: Int, value: PropertyValue) {
        self.index = index
        self.value = value
    }
}
