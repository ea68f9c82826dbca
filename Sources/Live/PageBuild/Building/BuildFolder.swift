// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import PageSource

/// The private build folder of a window, in the user's cache folder. Each build gets a new subfolder, because a loaded
/// library must not be overwritten. A window deletes its folder when it closes, and those of killed processes when it
/// starts.
package final class BuildFolder {
    /// The compiler's module cache.
    package let cache: ModuleCache
    /// The path of the folder.
    package let path: String
    /// The folder of what was built of packages. It is kept, so that only changes have to be built.
    private let packages: String
    private var count = 0

    /// Creates the folder of this process in the user's cache folder. Returns `nil` on failure.
    package init?(caches: String) {
        let (all, shared) = ("\(caches)/peekaboard/live", "shared-modules")
        packages = "\(caches)/peekaboard/packages"
        path = "\(all)/\(getpid())"
        Folder.make(all, mode: 0o700)
        for name in Folder.visibleNames(in: all) where name != shared {
            if let process = pid_t(name), process != getpid(), kill(process, 0) == 0 || errno != ESRCH { continue }
            Disk.remove("\(all)/\(name)")
        }
        guard mkdir(path, 0o700) == 0 else { return nil }
        cache = ModuleCache(path: "\(path)/modules", shared: "\(all)/\(shared)")
    }

    private init(path: String, packages: String, shared: String) {
        self.path = path
        self.packages = packages
        cache = ModuleCache(path: "\(path)/modules", shared: shared)
    }

    /// Creates a folder inside of this one for the builds of one playground.
    package func child() -> BuildFolder { BuildFolder(path: next(), packages: packages, shared: cache.shared) }

    /// Returns the folder for what is built of a package, and creates it.
    package func folder(of package: SwiftPackage) -> String {
        // The folder of another package can be within that of this one.
        let path = "\(packages)\(package.folder)/.build"
        Folder.make(path, mode: 0o700)
        return path
    }

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
