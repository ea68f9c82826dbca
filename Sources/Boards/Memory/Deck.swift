import Scene

/// A set of card faces.
public struct Deck: Equatable, Sendable {
    /// The face of a card.
    public struct Face: Equatable, Sendable {
        /// The name of what the face shows. For shipped decks, this is an English word that is translated when it is
        /// displayed.
        public let name: String
        /// The form of the name within a sentence.
        public let nameWithin: String
        /// The picture on the face.
        public let picture: Picture

        /// Creates a face. By default, the same name is used within a sentence.
        public init(name: String, nameWithin: String? = nil, picture: Picture) {
            self.name = name
            self.nameWithin = nameWithin ?? name
            self.picture = picture
        }
    }

    /// The faces of the cards with the same number, which are usually the same.
    public struct Pair: Equatable, Sendable {
        /// The face of the card with the lowest index in the deal, and of the third card.
        public let first: Face
        /// The face of the second card.
        public let second: Face

        /// Creates a pair with different faces, such as a picture and its name.
        public init(_ first: Face, _ second: Face) {
            self.first = first
            self.second = second
        }

        /// Creates a pair with the same face on both cards.
        public init(_ face: Face) { self.init(face, face) }
    }

    /// The name in the settings: the name of a shipped deck or the URI of a folder.
    public let id: String
    /// The faces. Cards with number n use the pair at index n - 1.
    public let pairs: [Pair]
    /// The picture for the backs of the deck.
    public let back: Picture?
    /// Whether the names of the faces are English words with translations.
    public let isShipped: Bool

    /// Creates the user's own deck from the folder at the given URI.
    public init(folder uri: String, pairs: [Pair], back: Picture?) {
        self.init(id: uri, pairs: pairs, back: back, isShipped: false)
    }

    init(id: String, pairs: [Pair], back: Picture? = nil, isShipped: Bool = true) {
        self.id = id
        self.pairs = pairs
        self.back = back
        self.isShipped = isShipped
    }

    /// All pictures of the deck, fronts first.
    public var pictures: [Picture] {
        pairs.flatMap { [$0.first.picture, $0.second.picture] } + (back.map { [$0] } ?? [])
    }

    /// Returns the index in `pairs` for a card number.
    ///
    /// Numbers larger than the deck start over. This is useful for measuring boards with thousands of cards, but not
    /// for playing.
    public func index(ofNumber number: Int) -> Int { (number - 1) % pairs.count }
}
