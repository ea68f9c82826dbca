import Glibc

/// A Swift toolchain on this machine, as its compiler describes itself.
public struct Toolchain: Equatable, Sendable {
    /// The compiler proper, without the driver before it: that saves a process and a tenth of a second a build.
    public let compiler: String
    /// The linker that comes with it.
    public let linker: String
    /// What names places in a library by file and line.
    public let symbolizer: String
    /// The folder of Swift's own libraries, which pages are linked with and find when they run.
    public let libraries: String
    /// The folder of what expands Swift's own macros.
    public let plugins: String
    /// What every Swift library is linked with, so that the runtime learns of its types.
    public let start: String
    /// What it compiles for.
    public let target: String
    /// What it calls itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    public let version: String

    /// The `swiftc` that is first in a list of folders as `PATH` has it; nil where there is none.
    public static func driver(on path: String) -> String? {
        path.split(separator: ":").map { "\($0)/swiftc" }.first { access($0, X_OK) == 0 }
    }

    /// What to ask a driver, so that it describes its toolchain.
    public static let question = ["-print-target-info"]

    /// The toolchain of a description, or nil where it is none, or parts of the toolchain are missing.
    public init?(description: String) {
        func value(_ key: String) -> String? {
            guard let start = description.firstRange(of: "\"\(key)\": \"") else { return nil }
            return description[start.upperBound...].split(separator: "\"", maxSplits: 1).first.map(String.init)
        }
        guard let version = value("compilerVersion"), let target = value("unversionedTriple"),
            let resources = value("runtimeResourcePath"), let machine = value("arch")
        else { return nil }
        let programs = Playground.folder(of: Playground.folder(of: resources)) + "/bin"
        compiler = programs + "/swift-frontend"
        linker = programs + "/ld.lld"
        symbolizer = programs + "/llvm-symbolizer"
        libraries = resources + "/linux"
        plugins = resources + "/host/plugins"
        start = "\(libraries)/\(machine)/swiftrt.o"
        self.target = target
        self.version = version
        let parts: [String] = [compiler, linker, start]
        guard parts.allSatisfy({ access($0, R_OK) == 0 }) else { return nil }
    }
}
