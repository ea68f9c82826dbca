import Glibc

/// A Swift toolchain on this machine, as far as its compiler describes itself.
public struct Toolchain: Equatable, Sendable {
    /// The programs and files that the driver would use to build a library.
    public struct Parts: Equatable, Sendable {
        /// The compiler proper.
        public let compiler: String
        /// The linker that comes with it.
        public let linker: String
        /// The folder of what expands Swift's own macros.
        public let plugins: String
        /// What every Swift library is linked with, so that the runtime learns of its types.
        public let start: String
        /// What it compiles for.
        public let target: String
    }

    /// The driver, `swiftc`.
    public let driver: String
    /// What a build can use without the driver, which saves a process and a tenth of a second; nil if the toolchain is laid out
    /// in another way.
    public let parts: Parts?
    /// The folder of Swift's own libraries, which pages are linked with and find when they run.
    public let libraries: String
    /// What names places in a library by file and line.
    public let symbolizer: String
    /// What it calls itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    public let version: String

    /// The `swiftc` that is first in a list of folders as `PATH` has it; nil where there is none.
    public static func driver(on path: String) -> String? {
        path.split(separator: ":").map { "\($0)/swiftc" }.first { access($0, X_OK) == 0 }
    }

    /// What to ask a driver, so that it describes its toolchain.
    public static let question = ["-print-target-info"]

    /// The toolchain of a driver with its description. What the description leaves out is where the driver's own path suggests.
    public init(driver: String, description: String) {
        func value(_ key: String) -> String? {
            guard let start = description.firstRange(of: "\"\(key)\": \"") else { return nil }
            return description[start.upperBound...].split(separator: "\"", maxSplits: 1).first.map(String.init)
        }
        let beside = Playground.folder(of: Playground.folder(of: Disk.absolute(driver))) + "/lib/swift"
        let resources = value("runtimeResourcePath") ?? beside
        let programs = Playground.folder(of: Playground.folder(of: resources)) + "/bin"
        self.driver = driver
        libraries = resources + "/linux"
        symbolizer = programs + "/llvm-symbolizer"
        version = value("compilerVersion") ?? "Swift"
        let parts = value("unversionedTriple").flatMap { [libraries] target in
            value("arch").map { machine in
                Parts(
                    compiler: programs + "/swift-frontend", linker: programs + "/ld.lld",
                    plugins: resources + "/host/plugins", start: "\(libraries)/\(machine)/swiftrt.o", target: target)
            }
        }
        self.parts = parts.flatMap { $0.isThere ? $0 : nil }
    }
}

extension Toolchain.Parts {
    fileprivate var isThere: Bool {
        access(compiler, X_OK) == 0 && access(linker, X_OK) == 0 && access(start, R_OK) == 0
    }
}
