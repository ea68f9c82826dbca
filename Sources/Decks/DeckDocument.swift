/// A deck that can be given to others: its cards, the files on them, and who made it.
///
/// A document can be incomplete while it is edited. `check` returns normally if it can be played and saved.
public struct DeckDocument: Equatable, Sendable {
    /// What one card shows: one or two of a picture, a text, and a sound.
    public struct Side: Hashable, Sendable {
        /// The name of the picture file.
        public var picture: String?
        /// The text.
        public var text: String?
        /// The name of the sound file.
        public var sound: String?

        /// Creates a side.
        public init(picture: String? = nil, text: String? = nil, sound: String? = nil) {
            self.picture = picture
            self.text = text
            self.sound = sound
        }

        /// The names of the files on the side.
        public var files: [String] { [picture, sound].compactMap(\.self) }
    }

    /// The name of the deck.
    public var title = ""
    /// The language of the texts and sounds as a BCP 47 tag, such as `pt-BR`. Empty if there is none.
    public var language = ""
    /// Who made the deck.
    public var author = ""
    /// The conditions under which the deck can be passed on, such as `CC-BY-4.0`.
    public var license = ""
    /// The number of cards that match each other: 2 or 3.
    public var groupSize = 2
    /// The cards that match each other. Each group has `groupSize` sides, which can be equal.
    public var groups: [[Side]] = []
    /// The name of the picture file for the backs of the cards, if there is one.
    public var back: String?
    /// The name of what the cards are about, such as `flags`, which chooses the pattern on backs without a picture.
    /// Programs ignore names that they do not know.
    public var theme: String?
    /// The contents of the files, by name.
    public var files: [String: [UInt8]] = [:]

    /// Creates an empty deck.
    public init() {}

    /// The names of all files that the cards refer to.
    public var usedFiles: Set<String> {
        Set(groups.joined().flatMap(\.files) + [back].compactMap(\.self))
    }
}
