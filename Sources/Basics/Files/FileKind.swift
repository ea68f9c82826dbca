import Glibc

/// The kind of file at the given path. Symbolic links are followed.
package enum FileKind: Sendable {
    case file, folder

    /// Returns `nil` if there is neither a regular file nor a folder at the path.
    package init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: return nil
        }
    }
}
