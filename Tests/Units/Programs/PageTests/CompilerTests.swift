// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import RecordingHosts
import Testing

@testable import HostInterface
@testable import PageBuild
@testable import PageSource

/// The compiler within its limits.
@Suite(.enabled(if: !isSanitized)) struct CompilerTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var cache: URL { root.appending(path: "cache") }

    /// A save cancels the compiler at any time. It may have locked the module cache, which the next one must notice.
    @Test func compilerThatWasKilledDoesNotHoldUpTheNext() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let launch = try launch("import Glibc\nprint(getpid())\n")
        let first = Process()
        first.executableURL = URL(filePath: launch.program)
        first.arguments = launch.arguments
        first.environment = launch.environment
        try first.run()
        while first.isRunning, !hasLock { usleep(1000) }
        kill(first.processIdentifier, SIGKILL)
        first.waitUntilExit()
        try #require(hasLock, "the compiler was done before it was killed")
        let start = ContinuousClock.now
        let (status, _) = try BuiltPage.run(launch)
        // A lock whose owner seems to exist is respected for at least 90 seconds.
        #expect(status == 0 && ContinuousClock.now - start < .seconds(60))
    }

    /// A module map can name headers anywhere.
    @Test func headerOfAnotherFolderCannotBeIncluded() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let secret = root.appending(path: "private/secret.h")
        try FileManager.default.createDirectory(
            at: secret.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "enum { confidential = 1234567 };\n".write(to: secret, atomically: true, encoding: .utf8)
        let text = "import Secret\nprint(confidential)\n"
        let own = root.appending(path: "own")
        let launch = try launch(text, options: ["-I", own.path])
        let map = own.appending(path: "module.modulemap")
        try "module Secret { header \"\(secret.path)\" }\n".write(to: map, atomically: true, encoding: .utf8)
        #expect(try BuiltPage.run(launch, withErrors: true).status != 0)
        // Without limits, it can.
        let free = try Self.unlimited(launch)
        #expect(try BuiltPage.run(free).status == 0)
    }

    /// The first build of each playground compiles no module again, and cannot change those of others.
    @Test func modulesOfTheProgramAreUsedAndStayAsTheyAre() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let toolchain = try #require(BuiltPage.toolchain)
        let folder = try #require(BuildFolder(caches: root.path))
        let host = RecordingHost(isConfined: true)
        let modules = SharedModules(BuiltPage.programs, folder: folder, host: host)
        modules.start(with: toolchain)
        try #require(host.run { FileManager.default.fileExists(atPath: folder.cache.shared) })
        let shared = try Self.modules(in: folder.cache.shared)
        #expect(!shared.isEmpty)
        for line in ["", "// swift-version: 6\n"] {
            let builds = folder.child()
            let file = URL(filePath: builds.next()).appending(path: "Page.swift")
            try "import Foundation\n\(line)print(Date())\n".write(to: file, atomically: true, encoding: .utf8)
            let page = try Playground(path: file.path).pages[0]
            let place = builds.next()
            let build = try Build(
                of: page, with: toolchain, modules: BuiltPage.programs.modules, cache: ModuleCache.option, in: place,
                showsValues: false)
            let launch = BuiltPage.sandbox.launch(
                build.commands[0], of: toolchain, reading: ReadableFiles([page.folder]), writing: [place],
                cache: builds.cache)
            #expect(try BuiltPage.run(launch).status == 0)
            #expect(try Self.modules(in: builds.cache.path).isEmpty, "there are only links")
        }
        // The compiler writes where its options say.
        let module = try #require(shared.keys.first)
        let builds = folder.child()
        let command = Build.Command(
            program: try #require(toolchain.parts).compiler,
            arguments: ["-frontend", "-emit-module", "-module-name", "A", "/dev/null", "-o", module])
        let launch = BuiltPage.sandbox.launch(
            command, of: toolchain, reading: ReadableFiles([]), writing: [builds.next()], cache: builds.cache)
        #expect(try BuiltPage.run(launch, withErrors: true).status != 0)
        #expect(try Self.modules(in: folder.cache.shared) == shared)
    }

    /// Returns the modules in a cache by path, apart from links.
    private static func modules(in cache: String) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: cache)?.compactMap { $0 as? String } ?? []
        let paths = names.filter { $0.hasSuffix(".pcm") }.map { "\(cache)/\($0)" }
        return Dictionary(
            uniqueKeysWithValues: try paths.filter { path in
                try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == .typeRegular
            }.map { ($0, try Data(contentsOf: URL(filePath: $0))) })
    }

    private var hasLock: Bool {
        let names = FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String } ?? []
        return names.contains { $0.contains(".lock") }
    }

    /// Returns how to compile a page.
    private func launch(_ text: String, options: [String] = []) throws -> ProcessLaunch {
        let toolchain = try #require(BuiltPage.toolchain)
        let parts = try #require(toolchain.parts)
        let (own, build) = (root.appending(path: "own"), root.appending(path: "build"))
        for folder in [own, build, cache] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let page = own.appending(path: "main.swift")
        try text.write(to: page, atomically: true, encoding: .utf8)
        let command = Build.Command(
            program: parts.compiler,
            arguments: [
                "-frontend", "-c", "-target", parts.target, "-plugin-path", parts.plugins, "-module-cache-path",
                cache.path, page.path, "-o", build.appending(path: "page.o").path,
            ] + options)
        let launch = BuiltPage.sandbox.launch(
            command, of: toolchain, reading: ReadableFiles([own.path]), writing: [build.path, cache.path])
        return launch.confined(by: builtProducts.appending(path: "peekaboard-sandbox").path)
    }

    private static func unlimited(_ launch: ProcessLaunch) throws -> ProcessLaunch {
        let end = try #require(launch.arguments.firstIndex(of: "--"))
        return ProcessLaunch(
            program: launch.arguments[end + 1], arguments: Array(launch.arguments[(end + 2)...]),
            environment: launch.environment)
    }
}
