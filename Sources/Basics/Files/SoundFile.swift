// SPDX-License-Identifier: GPL-3.0-or-later
/// A file with a sound for `Sound`, or for a card of a deck: Ogg Vorbis or WAV. The size of all sound files is limited.
package enum SoundFile {
    /// The file extensions, with the dot.
    package static let endings = [".ogg", ".oga", ".wav"]
    /// The maximum size of a file, in bytes.
    package static let maxBytes = 50_000_000

    /// Returns whether there is a file at a path that is not too large to be played.
    package static func isPlayable(_ path: String) -> Bool {
        FileStatus(of: path)?.size.map { $0 <= maxBytes } ?? false
    }
}
