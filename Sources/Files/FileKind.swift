import Glibc

/// What a path leads to, links followed.
public enum FileKind: Sendable {
    case file, folder

    /// Looks at a path. Returns nil where there is neither a file nor a folder.
    public init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: return nil
        }
    }
}
