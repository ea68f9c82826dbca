// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// What a place in the source of the running page has made.
package struct LoggedValue {
    /// Where the value was made.
    package var place: SourcePlace
    /// The name of the variable; empty for an expression.
    package var name: String
    /// How often the place has made a value.
    package var count: Int
    /// The latest value as text in the style of Swift, without quotation marks if it was printed.
    package var text: String
    /// Whether the text is what was printed.
    package var isPrinted: Bool
    /// Whether the text is that of the latest value. In a fast loop, not every value is described.
    package var isLatest: Bool
    /// The number of elements of a collection of which the text shows only some.
    package var elementCount: Int?
    /// The numbers that the place has made, the oldest first. Empty if its values are not numbers.
    package var history: [Double]
    /// The color, if the value is one.
    package var color: Color?
    /// The image or the view as a tree of its own, if the value is one.
    package var thumbnail: NodeTree?
}
