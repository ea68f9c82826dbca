// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Functions that read and change files and folders by path.
package enum Disk {
    /// Returns whether there is anything at a path, also a symbolic link without a target.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Writes bytes to a file, replacing its contents. `mode` is the permissions of a new file. Returns whether it
    /// succeeded.
    package static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o600) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard file >= 0 else { return false }
        let isWritten = writeAll(bytes, to: file)
        return close(file) == 0 && isWritten
    }

    /// Writes text to a file, replacing its contents. Returns whether it succeeded.
    package static func write(_ text: String, to path: String) -> Bool { write(Array(text.utf8), to: path) }

    /// Writes bytes to a new file; an existing file is never overwritten. `isSynced` is whether to wait for the disk.
    /// Returns whether it succeeded; otherwise, nothing remains.
    package static func create(_ bytes: [UInt8], at path: String, isSynced: Bool = false) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { return false }
        let isWritten = writeAll(bytes, to: file) && (!isSynced || fsync(file) == 0)
        guard close(file) == 0, isWritten else {
            unlink(path)
            return false
        }
        return true
    }

    /// Writes text to a new file. Returns whether it succeeded.
    package static func create(_ text: String, at path: String) -> Bool { create(Array(text.utf8), at: path) }

    /// Replaces the contents of a file at once, so that nobody reads a part of them. The file keeps its permissions,
    /// and a symbolic link its target. Returns whether it succeeded.
    package static func replace(_ bytes: [UInt8], at path: String) -> Bool {
        guard let path = FilePath.real(path), let status = FileStatus(of: path), access(path, W_OK) == 0 else {
            return false
        }
        // Its name is hidden, so that it does not appear in lists of files.
        let draft = "\(FilePath.folder(of: path))/.\(FilePath.name(of: path)).\(getpid())"
        guard write(bytes, to: draft), chmod(draft, status.permissions) == 0, rename(draft, path) == 0 else {
            unlink(draft)
            return false
        }
        return true
    }

    /// Deletes a file or folder recursively, without following symbolic links.
    package static func remove(_ path: String) { remove(path, in: AT_FDCWD) }

    /// Deletes a file or folder, whose path is relative to an open folder. A program that still writes to the folder
    /// could replace a folder in it by a link, so each folder is opened only if it is none.
    private static func remove(_ name: String, in parent: Int32) {
        let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else {
            unlinkat(parent, name, 0)
            return
        }
        for entry in Folder.names(inOpen: folder) ?? [] { remove(entry, in: folder) }
        close(folder)
        unlinkat(parent, name, AT_REMOVEDIR)
    }
}
