// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A folder with a temporary, hidden name. It is removed with its contents unless it is moved to its final place.
package final class NewFolder {
    /// Whether the folder has its final name.
    package enum MoveResult { case moved, isTaken, failed }

    /// The path of the folder.
    package let path: String
    private var isMoved = false

    /// Creates a folder in the one at the given path. Returns `nil` if this is not possible.
    package init?(in parent: String) {
        guard let path = Folder.makeUnique("\(parent)/.new-") else { return nil }
        self.path = path
    }

    deinit { if !isMoved { Disk.remove(path) } }

    /// Makes a folder in this one, and those above it. Returns whether it exists.
    package func makeFolder(_ name: String) -> Bool { Folder.make("\(path)/\(name)") }

    /// Writes a file. `isSynced` is whether to wait for the disk. Returns whether it succeeded.
    package func write(_ bytes: [UInt8], to name: String, isSynced: Bool = true) -> Bool {
        Disk.create(bytes, at: "\(path)/\(name)", isSynced: isSynced)
    }

    /// Writes the list of the files to the disk.
    package func sync() -> Bool { Folder.sync(path) }

    /// Puts the folder in the place of another one, which is removed with its files. If this fails, the other one stays.
    package func replace(_ place: String) -> Bool {
        let old = "\(path)-old"
        guard rename(place, old) == 0 else { return false }
        guard rename(path, place) == 0 else {
            rename(old, place)
            return false
        }
        isMoved = true
        for name in Folder.names(in: old) ?? [] { unlink("\(old)/\(name)") }
        rmdir(old)
        return true
    }

    /// Moves the folder to its final place in the same file system, unless there is something already.
    package func move(to place: String) -> MoveResult {
        if Disk.exists(place) { return .isTaken }
        // Another program may have created it meanwhile. A folder with contents is never replaced.
        guard rename(path, place) == 0 else {
            return [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) ? .isTaken : .failed
        }
        isMoved = true
        return .moved
    }
}
