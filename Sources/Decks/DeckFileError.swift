import Archives

/// The reason why a deck cannot be read or saved.
///
/// Members of `deck.json` are identified by their paths, such as `groups[3].1.text`.
package enum DeckFileError: Error, Hashable, Sendable {
    /// A kind of value in `deck.json`.
    package enum ValueKind: Sendable {
        case text, integer, list, object
    }

    /// The file cannot be read or is too large.
    case unreadable
    /// The zip archive is invalid.
    case archive(ArchiveError)
    /// There is no `deck.json`.
    case noDescription
    /// `deck.json` is too long.
    case descriptionTooLong
    /// `deck.json` is not valid JSON, with the line of the mistake if it is known.
    case invalidJSON(line: Int?)
    /// The deck was made by a newer version of the program.
    case newerVersion(Int)
    /// A value has the wrong type or is missing.
    case wrongType(path: String, expected: ValueKind)
    /// A text is longer than the limit, in bytes.
    case textTooLong(path: String, limit: Int)
    /// A text contains control characters.
    case unprintableText(path: String)
    /// The language is not a BCP 47 tag.
    case invalidLanguage(String)
    /// The number of cards that match each other is neither 2 nor 3.
    case invalidGroupSize(Int)
    /// There are too few or too many groups.
    case invalidGroupCount(Int)
    /// A group has too few or too many sides.
    case invalidSideCount(path: String, needs: Int, has: Int)
    /// A side has no picture, no text, and no sound.
    case emptySide(path: String)
    /// A side has a picture, a text, and a sound.
    case crowdedSide(path: String)
    /// The name of a file cannot be used, because it refers to another folder, for instance.
    case invalidFileName(String)
    /// A file that a card refers to does not exist.
    case missingFile(String)
    /// A file is not a picture of a supported format, or too large.
    case unsupportedPicture(String)
    /// A file is not a sound of a supported format.
    case unsupportedSound(String)
    /// A sound is longer than 30 seconds.
    case soundTooLong(String)
    /// JSON cannot be read or written, because json-glib is not installed.
    case noJSON
    /// The deck cannot be written to the disk.
    case unwritable
}
