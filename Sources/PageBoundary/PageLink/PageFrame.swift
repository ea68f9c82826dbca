// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The differences between what a page shows and what it showed before.
package struct PageFrame: Equatable, Sendable {
    /// What the window has to know in addition to the tree.
    package struct State: Equatable, Sendable {
        /// Whether, and when, the page needs its next step. Times are in seconds since the page began.
        package var activity: Activity
        /// Whether events anywhere in the window go to the page first, because a piece is held.
        package var interceptsEvents: Bool

        /// Creates a state.
        package init(activity: Activity, interceptsEvents: Bool) {
            self.activity = activity
            self.interceptsEvents = interceptsEvents
        }
    }

    /// The differences of the node trees.
    package var edits: [NodeEdit]
    /// The state; `nil` if it has not changed.
    package var state: State?

    /// Creates a frame.
    package init(edits: [NodeEdit], state: State? = nil) {
        self.edits = edits
        self.state = state
    }
}
