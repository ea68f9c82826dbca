// SPDX-License-Identifier: GPL-3.0-or-later
/// The local file system.
package struct LocalFiles: FileSystem {
    /// Creates access to all files that this process can read.
    package init() {}

    /// Returns the names of all regular files in a folder, following symbolic links, or `nil` if it cannot be read.
    package func fileNames(in folder: String) -> [String]? {
        guard let path = FileURI.path(of: folder) else { return nil }
        return Folder.names(in: path)?.filter { FileKind(of: "\(path)/\($0)") == .file }
    }

    /// Reads a whole file. Returns `nil` if it cannot be read or is longer than `limit` bytes.
    package func contents(of uri: String, limit: Int) -> [UInt8]? {
        FileURI.path(of: uri).flatMap { Files.contents(ofFile: $0, limit: limit) }
    }
}
