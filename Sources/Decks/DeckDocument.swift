/// A deck that can be given to others: its cards, the files on them, and who made it.
///
/// A document can be incomplete while it is edited. `check` returns normally if it can be played and saved.
package struct DeckDocument: Equatable, Sendable {
    /// What one card shows: one or two of a picture, a text, and a sound.
    package struct Side: Hashable, Sendable {
        /// The name of the picture file.
        package var picture: String?
        /// The text.
        package var text: String?
        /// The name of the sound file.
        package var sound: String?

        /// Creates a side.
        package init(picture: String? = nil, text: String? = nil, sound: String? = nil) {
            self.picture = picture
            self.text = text
            self.sound = sound
        }

        /// The names of the files on the side.
        package var files: [String] { [picture, sound].compactMap(\.self) }
    }

    /// The name of the deck.
    package var title = ""
    /// The language of the texts and sounds as a BCP 47 tag, such as `pt-BR`. Empty if there is none.
    package var language = ""
    /// Who made the deck.
    package var author = ""
    /// The conditions under which the deck can be passed on, such as `CC-BY-4.0`.
    package var license = ""
    /// The number of cards that match each other: 2 or 3.
    package var groupSize = 2
    /// The cards that match each other. Each group has `groupSize` sides, which can be equal.
    package var groups: [[Side]] = []
    /// The name of the picture file for the backs of the cards, if there is one.
    package var back: String?
    /// The name of what the cards are about, such as `flags`, which chooses the pattern on backs without a picture.
    /// Programs ignore names that they do not know.
    package var theme: String?
    /// The contents of the files, by name.
    package var files: [String: [UInt8]] = [:]

    /// Creates an empty deck.
    package init() {}

    /// The names of all files that the cards refer to.
    package var usedFiles: Set<String> {
        Set(groups.joined().flatMap(\.files) + [back].compactMap(\.self))
    }
}
