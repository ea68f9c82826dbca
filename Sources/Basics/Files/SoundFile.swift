import Glibc

/// A file with a sound that a page can play: Ogg Vorbis or WAV.
package enum SoundFile {
    /// The file extensions, with the dot.
    package static let endings = [".ogg", ".oga", ".wav"]
    /// The maximum size of a file, in bytes.
    package static let maxBytes = 50_000_000

    /// The size of the file at a path, in bytes; `nil` if there is no regular file.
    package static func size(ofFile path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Returns whether there is a file at a path that is not too large to be played.
    package static func isPlayable(_ path: String) -> Bool { size(ofFile: path).map { $0 <= maxBytes } ?? false }
}
