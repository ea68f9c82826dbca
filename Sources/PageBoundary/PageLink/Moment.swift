// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// What a page has shown at a step.
package struct Moment: Equatable, Sendable {
    /// The step.
    package var step: Int
    /// The edits that make the tree out of an empty one. Empty if the tree could not be shown.
    package var edits: [NodeEdit]

    /// Creates a moment.
    package init(step: Int, edits: [NodeEdit]) {
        self.step = step
        self.edits = edits
    }
}
