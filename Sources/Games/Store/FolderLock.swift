// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

enum FolderLock {
    /// The number of attempts to get a lock, a hundredth of a second apart.
    private static let tries = 200

    /// Calls `body` while holding a lock on the folder, which excludes all other callers in any process. The kernel
    /// releases the lock when the process ends.
    static func whileLocked<Made>(
        _ path: String, _ body: () throws(StoreError) -> Made
    ) throws(StoreError) -> Made {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(errno: errno) }
        defer { close(descriptor) }
        var triesLeft = tries
        // Any other error means that the file system does not support locks; continue without one.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            triesLeft -= 1
            guard triesLeft > 0 else { throw .busy }
            usleep(10_000)
        }
        return try body()
    }
}
