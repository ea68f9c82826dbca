/// A message for screen readers about something that happened.
public struct Announcement: Hashable, Sendable {
    /// The text, in the user's language.
    public var text: String
    /// Whether to announce the text even with GTK versions that have no announcement API. There, it temporarily
    /// replaces the name of the focused piece.
    public var isVital: Bool

    /// Creates an announcement.
    public init(_ text: String, isVital: Bool = false) {
        self.text = text
        self.isVital = isVital
    }
}
