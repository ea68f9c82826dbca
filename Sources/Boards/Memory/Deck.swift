import Scene

/// The faces that cards can have.
public struct Deck: Sendable {
    /// One face, which two cards share.
    public struct Face: Equatable, Sendable {
        /// What is seen on it, one English word, to be translated where it is said.
        public let name: String
        /// The picture of it.
        public let picture: Picture
    }

    /// The faces, each another picture.
    public let faces: [Face]

    /// Which face the cards of a number bear, by its place in `faces`. Numbers beyond the last face begin again with the
    /// first: good for measuring a board of thousands of cards, no good for playing it.
    public func place(ofNumber number: Int) -> Int { (number - 1) % faces.count }

    /// The animals that are shipped.
    public static let animals = Deck(faces: [
        animal("fox", phrase("Fox")), animal("owl", phrase("Owl")), animal("frog", phrase("Frog")),
        animal("whale", phrase("Whale")), animal("rabbit", phrase("Rabbit")), animal("elephant", phrase("Elephant")),
        animal("hedgehog", phrase("Hedgehog")), animal("penguin", phrase("Penguin")),
    ])

    private static func animal(_ file: String, _ name: String) -> Face {
        Face(name: name, picture: .shipped("cards/animals/\(file).svg"))
    }
}
