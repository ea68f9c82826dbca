// SPDX-License-Identifier: GPL-3.0-or-later
import CDecoderLink
import Files
import Foundation
import GtkKit
import PageLink
import PaintedTrees
import TestTiers
import Testing

@testable import HostInterface
@testable import PageBuild
@testable import PageSource

/// A page, and a library that the compiler loads, that try what they must not be able to do.
@Suite(.enabled(if: !isSanitized)) struct AttemptTests {
    /// What the restrictions of the oldest supported version of Landlock do not cover is left to seccomp.
    nonisolated private static let versions = someCases(of: [2, 3, 4, 5, 6, 99], oneIn: 5)
    /// What a process without restrictions may not be able to do either, depending on the system.
    private static let mayFail = [
        "read an attribute", "set an attribute", "remove an attribute", "trace another process", "change a scheduler",
    ]

    @Test(arguments: versions) func pageGetsNothing(version: Int) throws {
        let targets = try Targets(run: "page")
        let output = try targets.run(options: ["--landlock=\(version)"])
        if version == Self.versions.first { print("What a page got:\n\(output)") }
        let attempts = try Self.attempts(in: output)
        #expect(attempts.count > 250)
        #expect(attempts.filter { !$0.contains(": refused (") } == [])
        #expect(targets.areUnchanged)
    }

    /// The process that shows the past of a page may fork itself, and nothing more.
    @Test(arguments: versions) func pageThatForksGetsNothingElse(version: Int) throws {
        let targets = try Targets(run: "page")
        let output = try targets.run(options: ["--forks", "--landlock=\(version)"])
        let attempts = try Self.attempts(in: output)
        #expect(attempts.count > 250)
        let successful = attempts.filter { !$0.contains(": refused (") }
        // A child process that it cannot start is none that it could wait for.
        #expect(successful == ["fork: GOT IT", "fork by clone: GOT IT"])
        #expect(targets.areUnchanged)
    }

    /// A test that cannot fail would prove nothing.
    @Test func pageThatIsTrustedGetsAlmostEverything() throws {
        let attempts = try Self.attempts(in: Targets(run: "free").run(options: ["--trusted"]))
        #expect(attempts.count > 120)
        let failed = attempts.filter { !$0.hasSuffix(": GOT IT") }
        #expect(failed.filter { line in !Self.mayFail.contains { line.hasPrefix($0) } } == [])
    }

    @Test(arguments: versions) func codeInsideOfTheCompilerGetsNothing(version: Int) throws {
        let targets = try Targets(run: "compiler")
        let output = try targets.compile(options: ["--landlock=\(version)"])
        if version == Self.versions.first { print("What code in the compiler got:\n\(output)") }
        let attempts = try Self.attempts(in: output)
        #expect(attempts.count > 250)
        #expect(attempts.filter { !$0.contains(": refused (") } == [])
        #expect(targets.areUnchanged)
    }

    @Test(arguments: versions) func libraryThatDecodesPicturesGetsNothing(version: Int) throws {
        let targets = try Targets(run: "compiler")
        let attempts = try Self.attempts(in: targets.decode(options: ["--landlock=\(version)"]))
        #expect(attempts.count > 250)
        #expect(attempts.filter { !$0.contains(": refused (") } == [])
        #expect(targets.areUnchanged)
    }

    /// Returns the lines of the attempts, all of which have been made.
    private static func attempts(in output: String) throws -> [String] {
        let lines = output.split(separator: "\n").map(String.init)
        let end = try #require(lines.firstIndex(of: "done"), "\(output)")
        return Array(lines[..<end])
    }
}

/// A page with the library that makes the attempts, and what it makes them on. The files are removed with it.
private final class Targets {
    private static let source = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Attempts/attempts.c")

    private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let own, outside: URL
    private let sibling = Process()
    private var sockets: [Int32] = []

    init(run kind: String) throws {
        (own, outside) = (root.appending(path: "own"), root.appending(path: "outside"))
        for folder in [own, outside] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "folder"), withIntermediateDirectories: true)
            try "contents".write(to: folder.appending(path: "file"), atomically: true, encoding: .utf8)
        }
        try "secret".write(to: outside.appending(path: "secret"), atomically: true, encoding: .utf8)
        for (name, target) in [("link-to-secret", "../outside/secret"), ("link-to-outside", "../outside")] {
            try FileManager.default.createSymbolicLink(
                atPath: own.appending(path: name).path, withDestinationPath: target)
        }
        for (name, contents) in [("script", Data("#!/bin/sh\n".utf8)), ("program", try Data(contentsOf: Self.program))]
        {
            let file = own.appending(path: name)
            try contents.write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        sibling.executableURL = URL(filePath: "/bin/sleep")
        sibling.arguments = ["1000"]
        try sibling.run()
        try listen()
        try "own \(own.path)\noutside \(outside.path)\nsibling \(sibling.processIdentifier)\nrun \(kind)\n"
            .write(to: own.appending(path: "targets"), atomically: true, encoding: .utf8)
        let compiler = try #require(BuiltPage.toolchain?.folder) + "/bin/clang"
        let (status, output) = try BuiltPage.run(
            ProcessLaunch(
                program: compiler,
                arguments: ["-shared", "-fPIC", "-o", own.appending(path: "libAttempts.so").path, Self.source.path]))
        try #require(status == 0, "\(output)")
    }

    deinit {
        // It may have inherited a mask that blocks other signals.
        kill(sibling.processIdentifier, SIGKILL)
        sibling.waitUntilExit()
        for socket in sockets { close(socket) }
        try? FileManager.default.removeItem(at: root)
    }

    /// Whether nothing has been changed, and the other process runs.
    var areUnchanged: Bool {
        sibling.isRunning
            && [own, outside].allSatisfy { folder in
                (try? String(contentsOf: folder.appending(path: "file"), encoding: .utf8)) == "contents"
                    && FileManager.default.fileExists(atPath: folder.appending(path: "folder").path)
                    && !FileManager.default.fileExists(atPath: folder.appending(path: "new").path)
            }
    }

    /// Returns the output of a page that makes the attempts.
    func run(options: [String]) throws -> String {
        let library = own.appending(path: "libAttempts.so").path
        let page = try BuiltPage(
            """
            import Glibc
            guard let library = dlopen("\(library)", RTLD_NOW), let attempts = dlsym(library, "attempt_all") else {
                fatalError(String(cString: dlerror()))
            }
            unsafeBitCast(attempts, to: (@convention(c) () -> Void).self)()
            """)
        let running = try RunningPage(page, options: options, reading: [own.path])
        if options.contains("--forks") { try running.send(.replay([], until: 0, isLast: true)) }
        try running.wait { running.output.hasSuffix("done\n") }
        return running.output
    }

    /// Returns the output of a compiler that loads the library to expand a macro.
    func compile(options: [String]) throws -> String {
        let toolchain = try #require(BuiltPage.toolchain)
        let parts = try #require(toolchain.parts)
        let build = root.appending(path: "build")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        let page = build.appending(path: "main.swift")
        try """
        @freestanding(expression) macro attempt() -> Int = #externalMacro(module: "Attempts", type: "Attempt")
        print(#attempt)
        """.write(to: page, atomically: true, encoding: .utf8)
        let command = Build.Command(
            program: parts.compiler,
            arguments: [
                "-frontend", "-c", "-target", parts.target, "-load-plugin-library",
                own.appending(path: "libAttempts.so").path, "-module-cache-path", build.path, page.path, "-o",
                build.appending(path: "page.o").path,
            ])
        let launch = BuiltPage.sandbox.launch(
            command, of: toolchain, reading: ReadableFiles([own.path]), writing: [build.path])
        let confined = launch.confined(by: builtProducts.appending(path: "peekaboard-sandbox").path)
        var limited = ProcessLaunch(
            program: confined.program, arguments: options + confined.arguments, environment: confined.environment)
        limited.inheritsEnvironment = false
        return try BuiltPage.run(limited).output
    }

    /// Returns what the library prints when gdk-pixbuf loads it to decode a picture.
    func decode(options: [String]) throws -> String {
        let loaders = own.appending(path: "loaders")
        try """
        "\(own.path)/libAttempts.so"
        "attempt" 5 "" "" ""
        "application/octet-stream" ""
        "attempt" ""
        "\\1\\2\\3" "" 100


        """.write(to: loaders, atomically: true, encoding: .utf8)
        let readable = (SystemPaths.libraries + [own.path]).map { "--read=\($0)" }
        var link: Int32 = -1
        setenv("GDK_PIXBUF_MODULE_FILE", loaders.path, 1)
        let process = ([PictureDecoder.builtProgram] + readable + options).withCStrings { decoder_start($0, &link) }
        unsetenv("GDK_PIXBUF_MODULE_FILE")
        try #require(process > 0)
        defer {
            close(link)
            waitpid(process, nil, 0)
        }
        let socket = FileHandle(fileDescriptor: decoder_open(link, decoder_pictures), closeOnDealloc: true)
        var request = decoder_request(count: 3, longest_side: 1, most_pixels: 1, enlarges_drawings: 0)
        try socket.write(contentsOf: Data(bytes: &request, count: MemoryLayout.size(ofValue: request)) + [1, 2, 3])
        // The decoder ends instead of waiting for another picture.
        shutdown(socket.fileDescriptor, Int32(SHUT_WR))
        return String(decoding: socket.readDataToEndOfFile(), as: UTF8.self)
    }

    /// A program of the system.
    private static var program: URL { URL(filePath: "/bin/true").resolvingSymlinksInPath() }

    /// Listens on a socket in a folder, and on an abstract one.
    private func listen() throws {
        let abstract = "peekaboard-\(sibling.processIdentifier)"
        for (path, isAbstract) in [(outside.appending(path: "socket").path, false), (abstract, true)] {
            let end = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            sockets.append(end)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let length = MemoryLayout<sa_family_t>.size + (isAbstract ? 1 : 0) + path.utf8.count
            withUnsafeMutableBytes(of: &address.sun_path) { bytes in
                bytes[(isAbstract ? 1 : 0)...].copyBytes(from: path.utf8)
            }
            _ = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(end, $0, socklen_t(length)) }
            }
            try #require(Glibc.listen(end, 8) == 0)
        }
    }
}
