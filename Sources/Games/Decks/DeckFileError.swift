// SPDX-License-Identifier: GPL-3.0-or-later
import Archives

/// The reason why a deck cannot be read or saved.
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
    /// A value has the wrong type or is missing. `path` is its place in `deck.json`, such as `groups[3][1].text`.
    case wrongType(path: String, expected: ValueKind)
    /// The deck cannot be played.
    case invalid(DeckProblem)
    /// JSON cannot be read or written, because json-glib is not installed.
    case noJSON
    /// The deck cannot be written to the disk.
    case unwritable
}
