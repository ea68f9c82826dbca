// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc

/// Where the compilers of one playground keep the modules of C headers that they compile. They can change what is in the
/// cache, so no other playground uses it. It begins with links to modules that the program itself has compiled
/// (`SharedModules`), which compilers of pages can only read. If one of these has become invalid, the compiler replaces the
/// link.
package struct ModuleCache: Equatable, Sendable {
    /// The path of the cache for the compiler, whose working folder is the cache: a compiled module is valid only at the
    /// path that it was compiled for, and this one is the same for all caches.
    package static let option = "/proc/self/cwd"

    /// The folder of the cache.
    package let path: String
    /// The folder of the modules that all playgrounds share.
    package let shared: String

    /// Creates the folder of a cache.
    init(path: String, shared: String) {
        (self.path, self.shared) = (path, shared)
        mkdir(path, 0o700)
        // The compiler has a folder for each set of options that matter.
        for folder in Folder.visibleNames(in: shared) where FileKind(of: "\(shared)/\(folder)") == .folder {
            mkdir("\(path)/\(folder)", 0o700)
            for name in Folder.visibleNames(in: "\(shared)/\(folder)") {
                symlink("\(shared)/\(folder)/\(name)", "\(path)/\(folder)/\(name)")
            }
        }
    }
}
