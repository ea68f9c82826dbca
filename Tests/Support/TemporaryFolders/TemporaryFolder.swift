// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A temporary folder for one test, removed with its contents when it is released.
package final class TemporaryFolder {
    /// The absolute path of the folder.
    package let path: String

    /// Creates a folder with a unique name.
    package init() {
        var template = Array("/tmp/peekaboard-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("cannot create a temporary folder") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Creates a folder with a given path.
    package init(path: String) {
        self.path = path
        mkdir(path, 0o700)
    }

    deinit { remove(path) }

    /// Returns the path of a file in the folder.
    package func file(_ name: String) -> String { path + "/" + name }

    /// The names of all entries, sorted.
    package var names: [String] { entries(of: path).sorted() }

    /// Removes everything in the folder.
    package func removeContents() {
        for name in entries(of: path) { remove(file(name)) }
    }

    private func entries(of path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private func remove(_ path: String) {
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            chmod(path, 0o700)
            for name in entries(of: path) { remove(path + "/" + name) }
        }
        Glibc.remove(path)
    }
}
