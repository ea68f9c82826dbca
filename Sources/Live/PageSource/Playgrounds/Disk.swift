import Files
import Glibc

/// File system operations.
package enum Disk {
    /// The maximum size of a page or source file, in bytes.
    package static let maxBytes = 4_000_000

    /// Returns the sorted names in a folder, or an empty array if it cannot be read. Hidden files, such as the
    /// temporary files of editors, are left out.
    package static func names(in folder: String) -> [String] {
        (Folder.names(in: folder) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Returns the text of a file, or `nil` if it cannot be read or is too large. Invalid UTF-8 is replaced.
    package static func text(of path: String) -> String? {
        contents(ofFile: path, limit: maxBytes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a string that changes when the file is saved. Empty if the file does not exist.
    static func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        return "\(path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\n"
    }

    /// Returns the size of a file in bytes, or `nil` if it does not exist.
    static func length(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// Writes text to a file, replacing its contents. Returns whether it succeeded.
    package static func write(_ text: String, to path: String) -> Bool { write(Array(text.utf8), to: path) }

    /// Returns whether there is anything at a path, also a symbolic link without a target.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Writes text to a new file. Returns whether it succeeded; an existing file is never overwritten.
    static func create(_ text: String, at path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { return false }
        close(file)
        return write(Array(text.utf8), to: path)
    }

    /// Replaces the contents of a file at once, so that nobody reads a part of them. The file keeps its permissions, and a
    /// symbolic link its target. Returns whether it succeeded.
    package static func replace(_ bytes: [UInt8], at path: String) -> Bool {
        var status = stat()
        guard let path = real(path), stat(path, &status) == 0, access(path, W_OK) == 0 else { return false }
        // Hidden files are not part of a playground.
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let draft = "\(path[..<slash])/.\(path[slash...].dropFirst()).\(getpid())"
        guard write(bytes, to: draft, mode: 0o600), chmod(draft, status.st_mode & 0o777) == 0, rename(draft, path) == 0
        else {
            unlink(draft)
            return false
        }
        return true
    }

    /// Copies a file or folder recursively to a path that does not exist yet. Returns whether everything was copied.
    static func copy(_ path: String, to copy: String) -> Bool {
        switch FileKind(of: path) {
        case .file: return contents(ofFile: path, limit: maxBytes).map { write($0, to: copy, mode: 0o666) } ?? false
        case .folder:
            return mkdir(copy, 0o777) == 0
                && names(in: path).allSatisfy { Self.copy("\(path)/\($0)", to: "\(copy)/\($0)") }
        case nil: return false
        }
    }

    /// Writes bytes to a file, replacing its contents. `mode` is the permissions of a new file. Returns whether it
    /// succeeded.
    static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o600) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard file >= 0 else { return false }
        defer { close(file) }
        return writeAll(bytes, to: file)
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

    /// Returns the absolute path with symbolic links resolved, or the path itself if it does not exist.
    package static func absolute(_ path: String) -> String { real(path) ?? path }

    /// Returns the absolute path with symbolic links resolved, or `nil` if it does not exist.
    static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
