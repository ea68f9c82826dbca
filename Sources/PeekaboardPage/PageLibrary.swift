import CPageFaults
import Glibc

/// The shared library that a page was compiled into. It stays loaded until the process ends.
struct PageLibrary {
    /// Why a library cannot be run, as the system says it.
    struct Problem: Error {
        let reason: String
    }

    private typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32

    private let main: Main

    /// Loads the library at a path.
    init(path: String) throws(Problem) {
        // Everything is looked up now, so that what is missing is told before anything has run.
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(library, "main") else {
            throw Problem(reason: dlerror().map { String(cString: $0) } ?? path)
        }
        page_faults_watch(symbol)
        main = unsafeBitCast(symbol, to: Main.self)
    }

    /// Runs the page's own code to its end.
    func run() { _ = main(CommandLine.argc, CommandLine.unsafeArgv) }
}
