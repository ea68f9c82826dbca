// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A value that a statement of a page has made.
package struct PageValue: Equatable, Sendable {
    /// A part of the page's main source file. Lines and columns begin at 1; columns are bytes, and the last one is not
    /// included.
    package struct Place: Hashable, Sendable {
        /// The line on which the part begins.
        package var line: Int
        /// The column at which the part begins.
        package var column: Int
        /// The line on which the part ends.
        package var endLine: Int
        /// The column before which the part ends.
        package var endColumn: Int

        /// Creates a place.
        package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
            (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
        }
    }

    /// Where the value was made.
    package var place: Place
    /// The name of the variable; empty for an expression.
    package var name: String
    /// How often the place has made a value.
    package var count: Int
    /// The latest value as text in the style of Swift, or the line that was printed.
    package var text: String
    /// Whether the text was printed.
    package var isPrinted: Bool
    /// Whether the text is that of the latest value. In a fast loop, not every value is described.
    package var isLatest: Bool
    /// The number of elements of a collection of which the text shows only some.
    package var elementCount: Int?
    /// The numbers that the place has made, the oldest first. Empty if its values are not numbers.
    package var history: [Double]
    /// The color, if the value is one.
    package var color: Color?
    /// The edits that turn an empty tree into a picture of the value. Empty if it has none.
    package var thumbnail: [NodeEdit]

    /// Creates a value.
    package init(
        place: Place, name: String = "", count: Int = 1, text: String, isPrinted: Bool = false, isLatest: Bool = true,
        elementCount: Int? = nil, history: [Double] = [], color: Color? = nil, thumbnail: [NodeEdit] = []
    ) {
        (self.place, self.name, self.count, self.text) = (place, name, count, text)
        (self.isPrinted, self.isLatest, self.elementCount) = (isPrinted, isLatest, elementCount)
        (self.history, self.color, self.thumbnail) = (history, color, thumbnail)
    }
}

extension PageValue {
    /// The limits of texts, in bytes, of a history, and of the nodes of a thumbnail and the bytes of their contents.
    private static let (maxText, maxHistory, maxNodes, maxThumbnail) = (1000, 200, 200, 1 << 15)
    /// The largest number of values in a message.
    package static let maxCount = 256

    /// Whether the window can show the value.
    var isValid: Bool {
        place.isValid && name.utf8.count <= Self.maxText && text.utf8.count <= Self.maxText && count > 0
            && elementCount ?? 0 >= 0 && history.count <= Self.maxHistory && thumbnail.count <= Self.maxNodes
    }

    /// The value as it can be sent: its numbers are in the range of the link, and a thumbnail that the window could not
    /// paint is left out. Returns `nil` if the value cannot be shown at all.
    package var sendable: PageValue? {
        var value = self
        value.history = history.map { min(max($0, -1e12), 1e12) }
        var tree = NodeTree.empty
        var bytes: [UInt8] = []
        thumbnail.write(to: &bytes)
        if bytes.count > Self.maxThumbnail || !tree.apply(thumbnail) { value.thumbnail = [] }
        return value.isValid ? value : nil
    }
}

extension PageValue.Place {
    fileprivate var isValid: Bool {
        let limits = 1...1_000_000_000
        return [line, column, endLine, endColumn].allSatisfy { limits.contains($0) } && line <= endLine
            && (line < endLine || column <= endColumn)
    }
}

extension PageValue.Place: FieldCodable {
    static let fields = Fields(
        { ($0.line, $0.column, $0.endLine, $0.endColumn) }, PageValue.Place.init(line:column:endLine:endColumn:))
}

extension PageValue: FieldCodable, ListElement {
    static let fields = Fields(
        {
            (
                $0.place, $0.name, $0.count, $0.text, $0.isPrinted, $0.isLatest, $0.elementCount, $0.history, $0.color,
                $0.thumbnail
            )
        },
        PageValue.init(
            place:name:count:text:isPrinted:isLatest:elementCount:history:color:thumbnail:))
}
