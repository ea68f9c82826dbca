import Scene

/// Small pictures that belong together, such as the solutions of one puzzle.
public struct Gallery {
    /// A picture, and what a screen reader says of it.
    public struct Item {
        /// What is drawn, one upon the other; all plates have the same size.
        public let plates: [Plate]
        /// What it is called.
        public let name: String
        /// What can be seen on it, in words.
        public let description: String
    }

    /// What they have in common.
    public let title: String
    /// How many of how many there are, or the like.
    public let note: String
    /// The pictures.
    public let items: [Item]
}
