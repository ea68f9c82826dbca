import Scene

/// The faces that cards can have.
public struct Deck: Sendable {
    /// One face, which two cards share.
    public struct Face: Equatable, Sendable {
        /// What is seen on it, one English word, to be translated where it is said.
        public let name: String
        /// The same within a sentence.
        public let nameWithin: String
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
        animal("fox", phrase("Fox"), phrase("fox")),
        animal("owl", phrase("Owl"), phrase("owl")),
        animal("frog", phrase("Frog"), phrase("frog")),
        animal("whale", phrase("Whale"), phrase("whale")),
        animal("rabbit", phrase("Rabbit"), phrase("rabbit")),
        animal("elephant", phrase("Elephant"), phrase("elephant")),
        animal("hedgehog", phrase("Hedgehog"), phrase("hedgehog")),
        animal("penguin", phrase("Penguin"), phrase("penguin")),
    ])

    private static func animal(_ file: String, _ name: String, _ nameWithin: String) -> Face {
        Face(name: name, nameWithin: nameWithin, picture: .shipped("cards/animals/\(file).svg"))
    }
}
