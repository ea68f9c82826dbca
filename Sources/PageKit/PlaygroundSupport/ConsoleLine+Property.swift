// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import ViewKit

extension ConsoleLine {
    /// Creates the message for a value that a property rejects.
    init(_ refusal: LiveProperty.Refusal, of property: LiveProperty) {
        self.init(refusal.lineOnPage, refusal.values.merging(["property": property.nameOnPage]) { $1 })
    }
}

extension LiveProperty {
    /// The name of the property as written on a page, such as `gc.size`.
    package var nameOnPage: String { "gc.\(name)" }
}
