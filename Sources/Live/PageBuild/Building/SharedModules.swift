// SPDX-License-Identifier: GPL-3.0-or-later
// The compilation owns its builder.

import Files
import Glibc
import HostInterface
import PageSource

/// Compiles the modules of C headers that most pages need, once for each toolchain and installation, so that the first
/// build of a playground doesn't have to. The compiler reads nothing of a page, and what it writes is moved to its place
/// when it is complete. Those of another toolchain are replaced.
@MainActor package final class SharedModules {
    /// What is imported: the modules of the view kit, and those that they, or pages, are likely to need.
    private static let source = [
        "PlaygroundSupport", "UIKit", "AVFoundation", "GameplayKit", "XCPlayground", "PageValues", "Foundation",
        "Dispatch",
        "Glibc",
    ].map { ["#if canImport(\($0))", "import \($0)", "#endif\n"].joined(separator: "\n") }.joined()
    /// A file that says what the modules were compiled with.
    private static let label = "made-with"

    private let programs: PagePrograms
    private let folder: BuildFolder
    private let builder: PageBuilder
    private var hasStarted = false

    /// Creates a compilation that has not started. It uses the folder of a window for the time being.
    package init(_ programs: PagePrograms, folder: BuildFolder, host: any PageHost) {
        self.programs = programs
        self.folder = folder
        builder = PageBuilder(host: host)
    }

    /// Compiles the modules, unless that has been done or tried.
    package func start(with toolchain: Toolchain) {
        guard !hasStarted else { return }
        let (shared, label) = (folder.cache.shared, label(of: toolchain))
        guard Disk.text(of: "\(shared)/\(Self.label)") != label else { return }
        hasStarted = true
        let place = folder.next()
        let main = "\(place)/main.swift"
        guard Disk.write(Self.source, to: main) else { return folder.remove(place) }
        // The result is a cache that begins empty.
        let cache = ModuleCache(path: "\(place)/modules", shared: "")
        // There are no limits on some systems, and none are needed.
        let sandbox = Sandbox(programs, mayBeIncomplete: true)
        let build = Build(sharedModulesOf: main, with: toolchain, modules: programs.modules)
        builder.start(build) { command in
            sandbox.launch(command, of: toolchain, reading: ReadableFiles([place]), writing: [place], cache: cache)
        } then: { [folder] outcome in
            if case .built = outcome, Disk.write(label, to: "\(cache.path)/\(Self.label)") {
                // Another window may do the same. Caches whose links have lost their targets are filled by the compiler.
                Disk.remove(shared)
                rename(cache.path, shared)
            }
            folder.remove(place)
        }
    }

    /// Stops the compiler.
    package func cancel() { builder.cancel() }

    private func label(of toolchain: Toolchain) -> String {
        let files = [toolchain.parts?.compiler ?? toolchain.driver] + programs.modules + SystemPaths.headers
        return "\(toolchain.version)\n" + files.map { "\($0) \(FileStatus(of: $0)?.stamp ?? "")\n" }.joined()
    }
}

extension Build {
    /// Creates a build that makes the compiler read a file with imports, in each version of the language.
    fileprivate init(sharedModulesOf main: String, with toolchain: Toolchain, modules: [String]) {
        let tools = ["", "// swift-version: 6"].map {
            BuildCommands(
                toolchain, language: Self.languageOptions(for: $0), modules: modules, cache: ModuleCache.option)
        }
        self.init(
            commands: tools.map { $0.compile(["-typecheck", main] + $0.settings, messages: []) }, with: toolchain)
    }
}
