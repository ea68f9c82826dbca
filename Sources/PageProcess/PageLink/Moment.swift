import Scene

/// What a page has shown at a step.
public struct Moment: Equatable, Sendable {
    /// The step.
    public var step: Int
    /// The edits that make the tree out of an empty one. Empty if the tree could not be shown.
    public var edits: [NodeEdit]

    /// Creates a moment.
    public init(step: Int, edits: [NodeEdit]) {
        self.step = step
        self.edits = edits
    }
}
