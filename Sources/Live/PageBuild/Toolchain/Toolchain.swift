// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import PageSource

/// A Swift toolchain, as described by its driver.
package struct Toolchain: Equatable, Sendable {
    /// The programs and files that the driver uses to build a library.
    package struct Parts: Equatable, Sendable {
        /// The path of the compiler.
        package let compiler: String
        /// The path of the bundled linker.
        package let linker: String
        /// The folder of the plug-ins that expand Swift's own macros.
        package let plugins: String
        /// An object that every Swift library is linked with. It registers the library's types with the runtime.
        package let start: String
        /// The target triple.
        package let target: String
    }

    /// The path of the driver, `swiftc`.
    package let driver: String
    /// The folder with all files of the toolchain.
    package let folder: String
    /// The parts for a build without the driver, which saves a process and about 0.1 s; `nil` if the toolchain has a
    /// different layout.
    package let parts: Parts?
    /// The folder of the Swift libraries that pages are linked with and load at run time.
    package let libraries: String
    /// The path of `llvm-symbolizer`, which resolves addresses to file and line.
    package let symbolizer: String
    /// The path of `sourcekit-lsp`, which completes and explains code; `nil` if the toolchain does not have it.
    package let languageServer: String?
    /// The path of `swift-build`, which builds packages.
    package let packageBuilder: String
    /// The path of `swift-format`; `nil` if the toolchain does not have it.
    package let formatter: String?
    /// The version, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package let version: String

    /// Returns the first `swiftc` on a search path in the format of `PATH`, or `nil` if there is none.
    package static func driver(on path: String) -> String? {
        path.split(separator: ":").map { "\($0)/swiftc" }.first { access($0, X_OK) == 0 }
    }

    /// The arguments with which the driver describes its toolchain.
    package static let question = ["-print-target-info"]

    /// Creates a toolchain from the driver's description. Missing values are derived from the driver's path.
    package init(driver: String, description: String) {
        func value(_ key: String) -> String? {
            guard let start = description.firstRange(of: "\"\(key)\": \"") else { return nil }
            return description[start.upperBound...].split(separator: "\"", maxSplits: 1).first.map(String.init)
        }
        let beside = FilePath.folder(of: FilePath.folder(of: FilePath.real(driver) ?? driver)) + "/lib/swift"
        let resources = value("runtimeResourcePath") ?? beside
        let programs = FilePath.folder(of: FilePath.folder(of: resources)) + "/bin"
        // What was found on the search path may only be a launcher that chooses a toolchain.
        self.driver = access(programs + "/swiftc", X_OK) == 0 ? programs + "/swiftc" : driver
        folder = FilePath.folder(of: programs)
        libraries = resources + "/linux"
        packageBuilder = programs + "/swift-build"
        symbolizer = programs + "/llvm-symbolizer"
        languageServer = [programs + "/sourcekit-lsp"].first { access($0, X_OK) == 0 }
        formatter = [programs + "/swift-format"].first { access($0, X_OK) == 0 }
        version = value("compilerVersion") ?? "Swift"
        let parts = value("unversionedTriple").flatMap { [libraries] target in
            value("arch").map { machine in
                Parts(
                    compiler: programs + "/swift-frontend", linker: programs + "/ld.lld",
                    plugins: resources + "/host/plugins", start: "\(libraries)/\(machine)/swiftrt.o", target: target)
            }
        }
        self.parts = parts.flatMap { $0.exists ? $0 : nil }
    }
}

extension Toolchain.Parts {
    fileprivate var exists: Bool {
        access(compiler, X_OK) == 0 && access(linker, X_OK) == 0 && access(start, R_OK) == 0
    }
}
