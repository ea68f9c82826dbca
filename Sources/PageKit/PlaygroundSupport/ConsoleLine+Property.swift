// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import ViewKit

extension ConsoleLine {
    /// Creates the message for a value that a property rejects.
    init(_ refusal: BoardProperty.Refusal, of property: BoardProperty) {
        self.init(refusal.lineOnPage, refusal.values.merging(["property": property.nameOnPage]) { $1 })
    }
}

extension BoardProperty {
    /// The name of the property as written on a page, such as `gc.size`.
    package var nameOnPage: String { "gc.\(name)" }
}
