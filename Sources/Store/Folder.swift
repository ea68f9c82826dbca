import Glibc

/// The folder that a file is in, or is to be in.
struct Folder {
    let path: String

    /// How often, a hundredth of a second apart, the lock of another process is tried before it is too long.
    private static let tries = 200

    init(of file: String) {
        let slash = file.lastIndex(of: "/")
        path = slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
    }

    /// Makes the folder, and those it is in, for nobody but the user.
    func make() throws(StoreError) {
        var end = path.startIndex
        while end < path.endIndex {
            end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
            let code = mkdir(String(path[..<end]), 0o700)
            // On the way down anything may be said of a folder that is there; the last one decides.
            if code != 0, end == path.endIndex, errno != EEXIST { throw StoreError(errno: errno) }
        }
    }

    /// Does `body` while no other opener, in whatever process, does the like in this folder. The lock ends with the
    /// process, however that ends.
    func whileLocked<Made>(_ body: () throws(StoreError) -> Made) throws(StoreError) -> Made {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError(errno: errno) }
        defer { close(descriptor) }
        var triesLeft = Self.tries
        // Any other error says that this file system has no such locks; we do without.
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            triesLeft -= 1
            guard triesLeft > 0 else { throw .busy }
            usleep(10_000)
        }
        return try body()
    }
}
