// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Something in an animator that the page’s author should know.
@MainActor enum DynamicsFault: Hashable {
    /// The library that moves items is not installed.
    case noLibrary
    /// There are more items or boundaries than an animator can have.
    case tooMany

    /// Prints a message for the page’s author, once.
    func report() { line.write(onceFor: self) }

    private var line: ConsoleLine {
        switch self {
        case .noLibrary: ConsoleLine(phrase("Behaviors move nothing: Chipmunk is not installed"))
        case .tooMany:
            ConsoleLine(phrase("An animator has too many items, boundaries, or behaviors: some were left out"))
        }
    }
}
