// SPDX-License-Identifier: GPL-3.0-or-later
// Pages compile against this target, so it must not import a C module, such as gettext. It marks its phrases for
// translation, and the process that runs the page translates them.

import Glibc
import Scene

/// A message to the page's author in the console.
package struct ConsoleLine: Equatable {
    private let english: String
    private let values: [String: String]

    /// Creates a message from a translatable English phrase and the values of its placeholders.
    package init(_ english: String, _ values: [String: String] = [:]) {
        self.english = english
        self.values = values
    }

    /// The message in the user's language.
    package var text: String { PageContext.current.translate(english, values) }

    /// Writes the message in the user's language.
    package func write() { print(text) }

    /// Writes the message, unless it was written for the same before: a page may do the same in every frame.
    func write(onceFor cause: some Hashable) { if Self.causes.insert(AnyHashable(cause)).inserted { write() } }

    private static var causes: Set<AnyHashable> = []
}

extension ConsoleLine {
    /// Creates the message for a file or folder that the page cannot read.
    package init(unreadable path: String) {
        // The permissions alone would allow it, so the page itself is restricted.
        let isRestricted = access(path, R_OK) == 0
        self.init(
            isRestricted
                // Translators: Resources is the name of a folder.
                ? phrase("This page can’t read {file}: put it in Resources, or drop it on the window")
                : phrase("Could not read {file}"), ["file": path])
    }
}
