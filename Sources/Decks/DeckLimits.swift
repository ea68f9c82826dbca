import Archives

/// What a deck can contain at most.
public enum DeckLimits {
    /// The version of the file format. Files of a newer version are not read.
    public static let version = 1
    /// The numbers of cards that match each other.
    public static let groupSizes = 2...3
    /// The numbers of groups.
    public static let groups = 2...500
    /// The maximum length of the title, in bytes.
    public static let titleBytes = 200
    /// The maximum length of each other text, in bytes.
    public static let textBytes = 1000
    /// The maximum length of a file name, in bytes.
    public static let fileNameBytes = 200
    /// The maximum number of parts of a side: a picture, a text, or a sound.
    public static let sideParts = 2
    /// The maximum duration of a sound, in seconds.
    public static let soundSeconds = 30.0
    /// The maximum length of `deck.json`, in bytes.
    public static let descriptionBytes = 10_000_000
    /// The limits for all files of a deck together.
    public static let archive = ArchiveLimits()
}
