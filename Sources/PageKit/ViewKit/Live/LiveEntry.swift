// SPDX-License-Identifier: GPL-3.0-or-later
// The list of entries owns the entries. An entry refers to its properties weakly, and they own it.

import Scene

/// A place in the source.
package struct LiveLocation: Equatable {
    /// The path of the file.
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// The column in UTF-8, from 1.
    package let column: Int
}

/// What a row in the window changes: a live property of the page. All properties that are created at one place in the
/// source, such as by the instances of a type, share an entry.
package final class LiveEntry {
    /// The name by which the entry is recognized after a save.
    package let key: String
    /// The title of the row.
    package let title: String
    /// The type of the value.
    package let kind: PropertyKind
    /// How values are written in Swift.
    package let style: LiteralStyle
    /// The place in the source.
    package let location: LiveLocation
    /// The initial value.
    package let defaultValue: PropertyValue
    /// The value that was set last.
    package internal(set) var value: PropertyValue
    /// The value that was set in the window, unless it is the initial one. It is the initial value of further properties
    /// of the entry.
    private(set) var chosen: PropertyValue?

    private struct Member {
        weak var property: (any LiveMember)?
    }
    private var members: [Member] = []
    /// The number of members at which those that are gone are removed.
    private var sweepCount = 16

    init(
        key: String, title: String, kind: PropertyKind, style: LiteralStyle, defaultValue: PropertyValue,
        at location: LiveLocation
    ) {
        self.key = key
        self.title = title
        self.kind = kind
        self.style = style
        self.defaultValue = defaultValue
        self.location = location
        value = defaultValue
    }

    /// Sets the value of all properties of the entry, as chosen in the window.
    package func choose(_ value: PropertyValue) {
        self.value = value
        chosen = value == defaultValue ? nil : value
        for member in members { member.property?.assign(value) }
    }

    func add(_ property: any LiveMember) {
        if members.count >= sweepCount {
            members.removeAll { $0.property == nil }
            sweepCount = max(16, 2 * members.count)
        }
        members.append(Member(property: property))
    }
}

/// A property that can be set in the window.
package protocol LiveMember: AnyObject {
    /// The value of the property.
    var current: Any { get }
    /// Sets the property.
    func assign(_ value: PropertyValue)
}
