import Glibc

/// The folder of a file. It may not exist yet.
struct Folder {
    let path: String

    /// The number of attempts to get a lock, a hundredth of a second apart.
    private static let tries = 200

    init(of file: String) {
        let slash = file.lastIndex(of: "/")
        path = slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
    }

    /// Creates the folder and its parents, accessible to the user only.
    func make() throws(StoreError) {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let code = mkdir(String(path[..<end]), 0o700)
            // An existing parent can make `mkdir` fail in several ways; only the last folder matters.
            if code != 0, end == path.endIndex, errno != EEXIST { throw StoreError(errno: errno) }
        }
    }

    /// Calls `body` while holding a lock on the folder, which excludes all other callers in any process. The kernel
    /// releases the lock when the process ends.
    func whileLocked<Made>(_ body: () throws(StoreError) -> Made) throws(StoreError) -> Made {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(errno: errno) }
        defer { close(descriptor) }
        var triesLeft = Self.tries
        // Any other error means that the file system does not support locks; continue without one.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            triesLeft -= 1
            guard triesLeft > 0 else { throw .busy }
            usleep(10_000)
        }
        return try body()
    }
}
