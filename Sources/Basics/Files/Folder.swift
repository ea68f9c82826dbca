// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Access to the contents of a folder.
package enum Folder {
    /// Returns the names of all files and folders in a folder, in no particular order, or `nil` if it cannot be read.
    /// Names that are not UTF-8 are skipped, because a `String` could not refer to those files.
    package static func names(in path: String) -> [String]? {
        opendir(path).map(names)
    }

    /// Returns the names of all files and folders in an open folder, which stays open.
    package static func names(inOpen descriptor: Int32) -> [String]? {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { return nil }
        guard let folder = fdopendir(copy) else {
            close(copy)
            return nil
        }
        return names(in: folder)
    }

    /// Returns the sorted names in a folder, or an empty array if it cannot be read. Hidden files, such as the
    /// temporary files of editors, are left out.
    package static func visibleNames(in path: String) -> [String] {
        (names(in: path) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Creates a folder and the missing folders above it. `mode` is the permissions of new folders. Returns whether the
    /// folder exists; otherwise, `errno` is the reason.
    @discardableResult
    package static func make(_ path: String, mode: mode_t = 0o777) -> Bool {
        if FileKind(of: path) == .folder { return true }
        let parent = FilePath.folder(of: path)
        if parent != path, parent != "." { make(parent, mode: mode) }
        // Another program can have made it meanwhile.
        return mkdir(path, mode) == 0 || errno == EEXIST && FileKind(of: path) == .folder
    }

    /// Creates a folder for the user alone, whose name begins with that of a path and is not in use. Returns its path.
    package static func makeUnique(_ path: String) -> String? {
        var template = Array("\(path)XXXXXX".utf8CString)
        return mkdtemp(&template).map { String(cString: $0) }
    }

    /// Waits until the list of the files in a folder is on the disk. Returns whether it is.
    package static func sync(_ path: String) -> Bool {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        return fsync(folder) == 0
    }

    /// Reads the names and closes the folder.
    private static func names(in folder: OpaquePointer) -> [String] {
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            if let name, name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
