// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
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

    /// What can be read in a plot: the least and the largest number.
    var extent: String? {
        guard hasPlot, let low = history.min(), let high = history.max(), low < high else { return nil }
        // Translators: The least and the largest value of a variable. They are numbers in Swift: “-0.5 to 9.8”.
        return filled(translated("{low} to {high}"), ["low": low.readableText, "high": high.readableText])
    }

    /// Returns the number at a place of the plot, 0...1, and how many came before it. Of many numbers, not all are kept.
    package func reading(at place: Double) -> String? {
        guard hasPlot else { return nil }
        let place = min(max(place, 0), 1)
        let number = history[Int((place * Double(history.count - 1)).rounded())]
        let index = Int((place * Double(count - 1)).rounded()) + 1
        // Translators: A tooltip in a plot of the values of a variable: one of them, and which one of all it is.
        let text = translated("{value} (value {number} of {count})")
        return filled(
            text, ["value": number.readableText, "number": grouped(index), "count": grouped(count)])
    }

    /// Creates a value as a page has sent it. Of an object, only what the line assigns to one of its properties is shown.
    /// Returns `nil` if its picture cannot be shown.
    init?(_ value: PageValue, literal: AssignedLiteral? = nil) {
        var tree: NodeTree?
        if !value.thumbnail.isEmpty {
            var thumbnail = NodeTree.empty
            guard thumbnail.apply(value.thumbnail) else { return nil }
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
