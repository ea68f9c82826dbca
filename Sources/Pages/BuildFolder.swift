import Glibc

/// The private folder in which a window builds its pages, below the user's caches. Each build has a folder of its own in it, for a
/// library that is loaded must not change. A window takes its folder away; those of windows that were killed are taken away
/// by the next one.
public final class BuildFolder {
    /// What the compiler keeps between builds, for all windows.
    public let cache: String

    private let path: String
    private var count = 0

    /// A folder for this process below that of the user's caches; nil where none can be made.
    public init?(caches: String) {
        let all = "\(caches)/peekaboard/live"
        cache = "\(all)/modules"
        path = "\(all)/\(getpid())"
        for way in [caches, "\(caches)/peekaboard", all, cache] { mkdir(way, 0o700) }
        for name in Disk.names(in: all) {
            if let process = pid_t(name), process == getpid() || kill(process, 0) != 0 && errno == ESRCH {
                Disk.remove("\(all)/\(name)")
            }
        }
        guard mkdir(path, 0o700) == 0 else { return nil }
    }

    /// A fresh folder for a build.
    public func next() -> String {
        count += 1
        let folder = "\(path)/\(count)"
        mkdir(folder, 0o700)
        return folder
    }

    /// Takes away the folder of a build.
    public func remove(_ folder: String) { Disk.remove(folder) }

    /// Takes all away, at the end of the program.
    public func removeAll() { Disk.remove(path) }
}
