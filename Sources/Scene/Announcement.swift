/// What a screen reader says of something that has happened.
public struct Announcement: Hashable, Sendable {
    /// The words, in the user's language.
    public var text: String
    /// Whether it is said even by an old GTK, which cannot announce: there it takes the place of the focused piece's name for a
    /// moment.
    public var isVital: Bool

    /// An announcement of some words.
    public init(_ text: String, isVital: Bool = false) {
        self.text = text
        self.isVital = isVital
    }
}
