// Pages compile against this target, so it must not import a C module, such as gettext. It marks its phrases for
// translation, and the process that runs the page translates them.

import Boards
import Files
import Glibc

/// A message to the page's author in the console.
struct ConsoleLine: Equatable {
    private let english: String
    private let values: [String: String]

    /// Creates a message from a translatable English phrase and the values of its placeholders.
    init(_ english: String, _ values: [String: String]) {
        self.english = english
        self.values = values
    }

    /// Prints the message in the user's language.
    func show() { print(PlaygroundPage.current.translate(english, values)) }
}

extension ConsoleLine {
    /// Creates the message for a value that a property rejects.
    init(_ refusal: LiveProperty.Refusal, of property: LiveProperty) {
        self.init(refusal.lineOnPage, refusal.values.merging(["property": property.nameOnPage]) { $1 })
    }
}

extension ConsoleLine {
    /// Creates the message for a file or folder that the page cannot read.
    init(unreadable path: String) {
        // The permissions alone would allow it, so the page itself is restricted.
        let isRestricted = access(path, R_OK) == 0
        self.init(
            isRestricted
                // Translators: Resources is the name of a folder.
                ? phrase("This page can’t read {file}: put it in Resources, or drop it on the window")
                : phrase("Could not read {file}"), ["file": path])
    }
}

extension LiveProperty {
    /// The name of the property as written on a page, such as `gc.size`.
    var nameOnPage: String { "gc.\(name)" }
}
