// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource

/// How a toolchain compiles and links a page, and what is added to it later.
struct BuildCommands: Equatable, Sendable {
    /// The options that limit how long the compiler tries to find the types in one expression. It says then that it is
    /// unable to type-check this expression in reasonable time.
    private static let limits = ["-solver-scope-threshold=200000", "-solver-expression-time-threshold=5"]

    /// The options of each source. The names of a page are visible to what is added to it (`-enable-testing`), which costs
    /// the compiler one percent.
    let settings: [String]
    /// Whether the compiler and the linker are called directly.
    let isDirect: Bool

    private let toolchain: Toolchain
    /// The libraries of modules that are libraries of their own. The linker keeps those that are used.
    private let ownLibraries: [String]
    private let products: PackageProducts?

    init(
        _ toolchain: Toolchain, language: [String], modules: [String], products: PackageProducts? = nil, cache: String
    ) {
        self.toolchain = toolchain
        self.products = products
        isDirect = toolchain.parts != nil
        settings =
            language + ["-enable-testing", "-Onone", "-g", "-diagnostic-style", "llvm", "-module-cache-path", cache]
            + modules.flatMap { ["-I", $0] } + (products?.options ?? [])
        ownLibraries = modules.flatMap(Self.libraries)
    }

    /// Returns the command that runs the compiler with arguments, which writes its messages to files if it is called
    /// directly.
    func compile(
        _ arguments: [String], messages: [String], needsPrevious: Bool = false, isDirect: Bool = true
    ) -> Build.Command {
        guard isDirect, let parts = toolchain.parts else {
            return Build.Command(program: toolchain.driver, arguments: arguments)
        }
        var all = ["-frontend"] + arguments.prefix(1)
        all += ["-target", parts.target, "-plugin-path", parts.plugins]
        all += messages.flatMap { ["-serialize-diagnostics-path", $0] }
        all += ["-typo-correction-limit", "10"] + Self.limits + arguments.dropFirst()
        return Build.Command(
            program: parts.compiler, arguments: all, messages: messages, needsPrevious: needsPrevious)
    }

    /// Returns the command that links the objects of a page, those of the package around it, and libraries that they use, as
    /// a library.
    func linkPage(_ objects: [String], as library: String, isDirect: Bool = true) -> Build.Command {
        link(objects, products?.linked ?? [], as: library, isDirect: isDirect)
    }

    /// Returns the command that links objects, and libraries that they use, as a library.
    func link(
        _ objects: [String], _ others: [String] = [], as library: String, isDirect: Bool = true
    ) -> Build.Command {
        guard isDirect, let parts = toolchain.parts else {
            let linking = (others + ["--as-needed"] + ownLibraries).flatMap { ["-Xlinker", $0] } + ["-o", library]
            return Build.Command(program: toolchain.driver, arguments: ["-emit-library"] + objects + linking)
        }
        let libraries = Self.libraries(in: toolchain.libraries) + ownLibraries
        // The unwinder needs the frame header to find a crash in the page.
        return Build.Command(
            program: parts.linker,
            arguments: ["-shared", "--build-id=none", "--eh-frame-hdr"] + objects + others
                + [parts.start, "--as-needed"] + libraries + ["-o", library])
    }

    /// Returns the libraries in a folder, apart from those for tests.
    private static func libraries(in folder: String) -> [String] {
        Folder.visibleNames(in: folder).filter { name in
            name.hasSuffix(".so") && !["Testing", "XCTest", "Mirror"].contains { name.contains($0) }
        }.map { "\(folder)/\($0)" }
    }
}
