// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// What the file system says about the file or folder at a path.
package struct FileStatus {
    private var status = stat()

    /// Returns `nil` if there is nothing. Symbolic links are followed.
    package init?(of path: String) { guard stat(path, &status) == 0 else { return nil } }

    /// `nil` if it is neither a regular file nor a folder.
    package var kind: FileKind? {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: nil
        }
    }

    /// The size of a regular file, in bytes; `nil` for anything else.
    package var size: Int? { kind == .file ? Int(status.st_size) : nil }

    /// When the contents last changed, in nanoseconds.
    package var modificationTime: Int { status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec }

    /// A text that changes when the file is saved, or replaced by another one.
    package var stamp: String { "\(status.st_ino) \(status.st_size) \(modificationTime)" }

    /// Who can read, write, and execute it.
    package var permissions: mode_t { status.st_mode & 0o777 }

    /// Whether all users can write to it.
    package var isPublic: Bool { status.st_mode & S_IWOTH != 0 }
}
