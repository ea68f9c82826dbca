// SPDX-License-Identifier: GPL-3.0-or-later
import Archives

/// What a deck can contain at most.
package enum DeckLimits {
    /// The version of the file format. Files of a newer version are not read.
    package static let version = 1
    /// The numbers of cards that match each other.
    package static let groupSizes = 2...3
    /// The numbers of groups.
    package static let groups = 2...500
    /// The maximum length of the title, in bytes.
    package static let titleBytes = 200
    /// The maximum length of each other text, in bytes.
    package static let textBytes = 1000
    /// The maximum length of a file name, in bytes.
    package static let fileNameBytes = 200
    /// The maximum number of parts of a side: a picture, a text, or a sound.
    package static let sideParts = 2
    /// The maximum duration of a sound, in seconds.
    package static let soundSeconds = 30.0
    /// The maximum length of `deck.json`, in bytes.
    package static let descriptionBytes = 10_000_000
    /// The limits for all files of a deck together.
    package static let archive = ArchiveLimits()
}
