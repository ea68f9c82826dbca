// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import PageSource

/// The private build folder of a window, in the user's cache folder. Each build gets a new subfolder, because a loaded
/// library must not be overwritten. A window deletes its folder when it closes, and those of killed processes when it
/// starts.
package final class BuildFolder {
    /// The compiler's module cache, shared by all windows.
    package let cache: String

    /// The path of the folder.
    package let path: String
    private var count = 0

    /// Creates the folder of this process in the user's cache folder. `isTrusted` is whether pages are compiled without
    /// restrictions; those do not use what the compiler of a stranger's page has written. Returns `nil` on failure.
    package init?(caches: String, isTrusted: Bool = false) {
        let all = "\(caches)/peekaboard/live"
        cache = "\(all)/\(isTrusted ? "trusted-modules" : "modules")"
        path = "\(all)/\(getpid())"
        Folder.make(cache, mode: 0o700)
        for name in Disk.names(in: all) {
            if let process = pid_t(name), process == getpid() || kill(process, 0) != 0 && errno == ESRCH {
                Disk.remove("\(all)/\(name)")
            }
        }
        guard mkdir(path, 0o700) == 0 else { return nil }
    }

    private init(path: String, cache: String) {
        self.path = path
        self.cache = cache
    }

    /// Creates a folder inside of this one for the builds of one playground.
    package func child() -> BuildFolder { BuildFolder(path: next(), cache: cache) }

    /// Creates a new folder for a build.
    package func next() -> String {
        count += 1
        let folder = "\(path)/\(count)"
        mkdir(folder, 0o700)
        return folder
    }

    /// Deletes the folder of a build.
    package func remove(_ folder: String) { Disk.remove(folder) }

    /// Deletes all builds. Called when the playground is closed, and when the program quits.
    package func removeAll() { Disk.remove(path) }
}
