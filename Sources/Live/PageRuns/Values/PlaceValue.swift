// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene

/// A value of a page as the window shows it: that of a variable, an expression, or a call of `print`.
package struct PlaceValue: Equatable, Sendable {
    /// The part of the source that made the value.
    package let place: PageValue.Place
    /// The name of the variable; empty for an expression.
    package let name: String
    /// How often the place has made a value.
    package let count: Int
    /// The latest value as text in the style of Swift, or what was printed.
    package let text: String
    /// Whether the text was printed.
    package let isPrinted: Bool
    /// Whether the text is that of the latest value. In a fast loop, not every value is described.
    package let isLatest: Bool
    /// The number of elements of a collection of which the text shows only some.
    package let elementCount: Int?
    /// The numbers that the place has made, the oldest first. Empty if its values are not numbers.
    package let history: [Double]
    /// The color, if the value is one.
    package let color: Color?
    /// A picture of the value, if it is a view or an image. It has the size of its root.
    package let thumbnail: NodeTree?

    /// Whether there are enough numbers for a plot.
    package var hasPlot: Bool { history.count > 2 }

    /// Creates a value as a page has sent it. Of an object, only what the line assigns to one of its properties is shown.
    /// Returns `nil` if its picture cannot be shown.
    init?(_ value: PageValue, literal: AssignedLiteral? = nil) {
        var tree: NodeTree?
        if !value.thumbnail.isEmpty {
            var thumbnail = NodeTree.empty
            guard thumbnail.take(value.thumbnail) else { return nil }
            tree = thumbnail
        }
        (place, count, isPrinted, isLatest) = (value.place, value.count, value.isPrinted, value.isLatest)
        if let literal {
            (elementCount, history, color, thumbnail) = (nil, [], literal.color, nil)
            (name, text) = (literal.name.printable, literal.text.printable)
        } else {
            (elementCount, history, color, thumbnail) = (value.elementCount, value.history, value.color, tree)
            (name, text) = (value.name.printable, value.text.printable)
        }
    }
}
