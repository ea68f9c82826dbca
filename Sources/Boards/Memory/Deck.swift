import Scene

/// The faces that cards can have.
public struct Deck: Equatable, Sendable {
    /// One face.
    public struct Face: Equatable, Sendable {
        /// What is seen on it. A shipped face is called by an English word, to be translated where it is said.
        public let name: String
        /// The same within a sentence.
        public let nameWithin: String
        /// The picture of it.
        public let picture: Picture

        /// A face that is called the same at the beginning and within a sentence, unless said otherwise.
        public init(name: String, nameWithin: String? = nil, picture: Picture) {
            self.name = name
            self.nameWithin = nameWithin ?? name
            self.picture = picture
        }
    }

    /// The faces of the two cards of a number: as a rule the same one twice.
    public struct Pair: Equatable, Sendable {
        /// The face of the card that comes first in the deal.
        public let first: Face
        /// The face of the card that comes second.
        public let second: Face

        /// Two cards with different faces, a picture and its word for instance.
        public init(_ first: Face, _ second: Face) {
            self.first = first
            self.second = second
        }

        /// Two cards with the same face.
        public init(_ face: Face) { self.init(face, face) }
    }

    /// What the settings call it: the name of a shipped deck, or the URI of a folder.
    public let id: String
    /// The faces; the cards of number n bear pair n - 1.
    public let pairs: [Pair]
    /// A picture for the backs that belongs to the deck.
    public let back: Picture?
    /// Whether the faces' names are English words that have translations.
    public let isShipped: Bool

    /// A deck of the player's, from a folder with this URI.
    public init(folder uri: String, pairs: [Pair], back: Picture?) {
        self.init(id: uri, pairs: pairs, back: back, isShipped: false)
    }

    init(id: String, pairs: [Pair], back: Picture? = nil, isShipped: Bool = true) {
        self.id = id
        self.pairs = pairs
        self.back = back
        self.isShipped = isShipped
    }

    /// The pictures on all its cards, fronts first.
    public var pictures: [Picture] {
        pairs.flatMap { [$0.first.picture, $0.second.picture] } + (back.map { [$0] } ?? [])
    }

    /// Which pair the cards of a number bear, by its place in `pairs`. Numbers beyond the last begin again with the first:
    /// good for measuring a board of thousands of cards, no good for playing it.
    public func place(ofNumber number: Int) -> Int { (number - 1) % pairs.count }
}
