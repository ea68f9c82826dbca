// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A live property of a page, which has a row in the window.
package struct PageProperty: Equatable, Sendable {
    /// Where a property comes from.
    package enum Origin: Equatable, Sendable {
        /// The page has created it at a place in its source. Line and column begin at 1; columns are bytes.
        case source(file: String, line: Int, column: Int)
        /// It is a property of a board, with a name such as `gc.padding`.
        case board(name: String)
    }

    /// The name by which the property is recognized after a save.
    package var key: String
    /// The title, in the user's language if it is the property of a board.
    package var title: String
    /// The heading of its group. Empty for the page's own properties.
    package var section: String
    /// The type of the value.
    package var kind: PropertyKind
    /// How values are written in Swift.
    package var style: LiteralStyle
    /// The value at the beginning.
    package var defaultValue: PropertyValue
    /// Where the property comes from.
    package var origin: Origin

    /// Creates a description.
    package init(
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
package struct PropertyInput: Equatable, Sendable {
    /// The key of the property.
    package var key: String
    /// The new value.
    package var value: PropertyValue
    /// The value at the beginning.
    package var defaultValue: PropertyValue

    /// Creates an input.
    package init(key: String, value: PropertyValue, defaultValue: PropertyValue) {
        self.key = key
        self.value = value
        self.defaultValue = defaultValue
    }
}

/// A value that the page has changed.
package struct PropertyChange: Equatable, Sendable {
    /// The index of the property in the latest list.
    package var index: Int
    /// The new value.
    package var value: PropertyValue

    /// Creates a change.
    package init(index: Int, value: PropertyValue) {
        self.index = index
        self.value = value
    }
}
