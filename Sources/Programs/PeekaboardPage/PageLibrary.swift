// SPDX-License-Identifier: GPL-3.0-or-later
import CPageFaults
import Glibc

/// The shared library of a page. It stays loaded until the process exits.
struct PageLibrary {
    /// The reason why a library cannot be loaded, as reported by the system.
    struct LoadError: Error {
        let reason: String
    }

    private typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

    private let main: Main

    /// Loads the library at the given path.
    init(path: String) throws(LoadError) {
        // `RTLD_NOW` reports missing symbols before any code of the page runs.
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(library, "main") else {
            throw LoadError(reason: dlerror().map { String(cString: $0) } ?? path)
        }
        page_faults_set_library(symbol)
        main = unsafeBitCast(symbol, to: Main.self)
    }

    /// Runs the page's top-level code.
    func run() { _ = main(CommandLine.argc, CommandLine.unsafeArgv) }
}
