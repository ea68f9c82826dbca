import Scene

/// The differences between what a page shows and what it showed before.
public struct PageFrame: Equatable, Sendable {
    /// What the window has to know in addition to the tree.
    public struct State: Equatable, Sendable {
        /// Whether, and when, the page needs its next step. Times are in seconds since the page began.
        public var activity: Activity
        /// Whether events anywhere in the window go to the page first, because a piece is held.
        public var interceptsEvents: Bool

        /// Creates a state.
        public init(activity: Activity, interceptsEvents: Bool) {
            self.activity = activity
            self.interceptsEvents = interceptsEvents
        }
    }

    /// The differences of the node trees.
    public var edits: [NodeEdit]
    /// The state; `nil` if it has not changed.
    public var state: State?

    /// Creates a frame.
    public init(edits: [NodeEdit], state: State? = nil) {
        self.edits = edits
        self.state = state
    }
}
