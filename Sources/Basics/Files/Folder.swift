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

    /// Creates a folder and the missing folders above it. Returns whether the folder exists.
    package static func make(_ path: String) -> Bool {
        if FileKind(of: path) == .folder { return true }
        let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
        guard parent.isEmpty || make(parent) else { return false }
        // Another program can have made it meanwhile.
        return mkdir(path, 0o777) == 0 || FileKind(of: path) == .folder
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
