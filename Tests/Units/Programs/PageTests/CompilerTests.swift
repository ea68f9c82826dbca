// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
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
