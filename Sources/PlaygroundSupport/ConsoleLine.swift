// Pages compile against this target, so it must not import gettext, which is C. It marks its phrases for translators,
// and the process that runs the page translates them.

import Boards

/// A line in the console for whoever writes the page.
struct ConsoleLine: Equatable {
    private let english: String
    private let values: [String: String]

    /// A line from an English phrase that is marked for translators, and the values for its places.
    init(_ english: String, _ values: [String: String]) {
        self.english = english
        self.values = values
    }

    /// Prints the line in the user's language.
    func show() { print(PlaygroundPage.current.translate(english, values)) }
}

extension ConsoleLine {
    /// The line for a value that a property refuses.
    init(_ refusal: LiveProperty.Refusal, of property: LiveProperty) {
        self.init(refusal.lineOnPage, refusal.values.merging(["property": property.nameOnPage]) { $1 })
    }
}

extension LiveProperty {
    /// Its name in the lines of a page, such as `gc.size`.
    var nameOnPage: String { "gc.\(name)" }
}
