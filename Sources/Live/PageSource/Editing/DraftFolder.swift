// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc

/// The drafts of one window: a folder for itself among those of all windows, with a file per edited document. The
/// window holds a lock on its folder as long as it lives, so the drafts of windows that have crashed can be told from
/// those in use, also in a sandbox, where process IDs repeat.
package final class DraftFolder {
    private let all: String
    /// The folder of this window and its open lock file, from the first draft on.
    private var own: (path: String, lock: Int32)?
    private var names: [String: String] = [:]
    private var count = 0

    private static let lockName = "lock"
    private static let maxBytes = 3 * Disk.maxBytes

    /// Creates access to the drafts of all windows in a folder, which need not exist yet.
    package init(path: String) { all = path }

    deinit {
        guard let own else { return }
        Self.unlock(own.lock)
        if names.isEmpty { Disk.remove(own.path) }
    }

    /// Stores a draft, replacing an earlier one of the same file. Returns whether it succeeded.
    package func write(_ draft: Draft) -> Bool {
        guard let folder = openFolder() else { return false }
        let name = names[draft.path] ?? nextName()
        let (new, path) = ("\(folder)/.\(name)", "\(folder)/\(name)")
        // A crash in the middle must leave the earlier draft.
        guard Disk.write(draft.bytes, to: new), rename(new, path) == 0 else { return false }
        names[draft.path] = name
        return true
    }

    /// Deletes the draft of a file, if there is one.
    package func remove(of path: String) {
        guard let own, let name = names.removeValue(forKey: path) else { return }
        unlink("\(own.path)/\(name)")
    }

    /// Takes over the drafts that windows have left behind, of the files for which `isWanted` returns true. Returns
    /// them, the oldest first. The last one of each file is stored as this window's.
    package func takeAbandoned(where isWanted: (String) -> Bool) -> [Draft] {
        var found: [(draft: Draft, path: String, time: Int)] = []
        var folders: [(path: String, lock: Int32)] = []
        for name in Folder.visibleNames(in: all) where "\(all)/\(name)" != own?.path {
            let folder = "\(all)/\(name)"
            guard let lock = Self.lock(folder) else { continue }
            folders.append((folder, lock))
            for file in Folder.visibleNames(in: folder) where file != Self.lockName {
                let path = "\(folder)/\(file)"
                guard let bytes = contents(ofFile: path, limit: Self.maxBytes), let draft = Draft(bytes: bytes),
                    isWanted(draft.path)
                else { continue }
                found.append((draft, path, FileStatus(of: path)?.modificationTime ?? 0))
            }
        }
        found.sort { $0.time < $1.time }
        for (draft, path, _) in found where write(draft) { unlink(path) }
        for (folder, lock) in folders {
            if Folder.visibleNames(in: folder) == [Self.lockName] { Disk.remove(folder) }
            Self.unlock(lock)
        }
        return found.map(\.draft)
    }

    private func nextName() -> String {
        count += 1
        return "\(count)"
    }

    private func openFolder() -> String? {
        if let own { return own.path }
        Folder.make(all, mode: 0o700)
        guard let path = Folder.makeUnique("\(all)/"), let lock = Self.lock(path) else { return nil }
        own = (path, lock)
        return path
    }

    /// Locks a folder. Returns `nil` if a window holds the lock.
    private static func lock(_ folder: String) -> Int32? {
        let file = open("\(folder)/\(lockName)", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return nil }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
        close(file)
        return nil
    }

    /// Releases a lock, even if a child process that is just being started has a copy of its descriptor.
    private static func unlock(_ lock: Int32) {
        flock(lock, LOCK_UN)
        close(lock)
    }
}
