import Scene

/// A group of small pictures, such as the solutions of one puzzle.
public struct Gallery {
    /// A picture and its accessible text.
    public struct Item {
        /// The plates of the picture, drawn on top of each other. All have the same size.
        public let plates: [Plate]
        /// The accessible name.
        public let name: String
        /// The accessible description.
        public let description: String
    }

    /// The title above the pictures.
    public let title: String
    /// A note below the title, such as how many solutions were found.
    public let note: String
    /// The pictures.
    public let items: [Item]
}
