// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import HostInterface
import PageBuild
import PageLink
import PageSource
import RecordingHosts
import Testing

/// A page built in a temporary folder, in the same way as by the window. The folder is removed with it.
final class BuiltPage: Sendable {
    /// The files of the page.
    let files: PageFiles
    /// What expressions are compiled against.
    let module: PageModule
    /// The folder of the build.
    let folder: URL
    /// What the page can read.
    let readableFiles: ReadableFiles

    /// The path of the page's source.
    let path: String

    /// The programs that are built together with these tests. A sanitizer needs more than the limits of pages allow.
    static let programs = PagePrograms(
        page: builtProducts.appending(path: "peekaboard-page").path,
        modules: [builtProducts.appending(path: "Modules").path], searchPath: "", data: [dataFolder.path],
        environment: ProcessInfo.processInfo.environment, areTrusted: isSanitized)
    /// Limits pages and the compiler as the window does.
    static let sandbox = Sandbox(programs)

    /// Builds a page. `sources` and `resources` are files next to it.
    convenience init(
        _ text: String, sources: [String: String] = [:], resources: [String: String] = [:], showsValues: Bool = true,
        readsCells: Bool = false
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).playground")
        try Self.write(["Contents.swift": text], to: folder)
        try Self.write(sources, to: folder.appending(path: "Sources"))
        try Self.write(resources, to: folder.appending(path: "Resources"))
        try self.init(
            Playground(path: folder.path).pages[0], in: folder, showsValues: showsValues && !readsCells,
            readsCells: readsCells)
    }

    /// Builds a page in a folder.
    init(
        _ page: Playground.Page, in folder: URL, with toolchain: Toolchain? = toolchain, showsValues: Bool = true,
        readsCells: Bool = false
    ) throws {
        self.folder = folder
        path = page.file
        let toolchain = try #require(toolchain)
        let cache = builtProducts.appending(path: "PageCache").path
        let modules = builtProducts.appending(path: "Modules").path
        for path in [folder.path, cache] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let build = try Build(
            of: page, with: toolchain, modules: [modules], cache: cache, in: folder.path, showsValues: showsValues)
        module = build.module
        files = PageFiles(
            library: build.library, resources: page.resources, showsValues: showsValues, readsCells: readsCells)
        readableFiles = ReadableFiles([page.folder])
        for command in build.commands {
            let launch = Self.sandbox.launch(
                command, of: toolchain, reading: readableFiles, writing: [folder.path, cache])
            let (status, output) = try Self.run(launch)
            try #require(status == 0, "\(output)")
        }
    }

    /// The number of libraries of expressions, apart from those that a test has numbered itself.
    var libraryCount: Int {
        (0...).first { !FileManager.default.fileExists(atPath: folder.path + "/\(PageExpression.library($0)).so") } ?? 0
    }

    /// Compiles expressions as a library with a number, as the window does. Returns the errors in them.
    func add(_ texts: [String], number: Int = 0) throws -> [String] {
        let expressions = try texts.map { text in
            PageModule.Expression(name: try #require(PageExpression(text)).name, text: text)
        }
        var run = BuildProgress(try module.build(of: expressions, as: PageExpression.library(number)))
        while let command = run.next {
            let launch = Self.sandbox.launch(
                command, of: try #require(Self.toolchain), reading: readableFiles,
                writing: [folder.path, builtProducts.appending(path: "PageCache").path])
            let (status, output) = try Self.run(launch, withErrors: true)
            run.ended(isDone: status == 0, printed: output)
        }
        switch run.outcome {
        case .built: return []
        case .failed(let diagnostics): return expressions.compactMap { module.error(in: $0, of: diagnostics) }
        default: throw NotCompiled(outcome: run.outcome)
        }
    }

    /// Thrown if the compiler has said nothing about an expression.
    struct NotCompiled: Error { let outcome: BuildProgress.Outcome? }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The toolchain that runs these tests.
    static let toolchain: Toolchain? = {
        guard let driver = Toolchain.driver(on: ProcessInfo.processInfo.environment["PATH"] ?? ""),
            let answer = try? run(ProcessLaunch(program: driver, arguments: Toolchain.question))
        else { return nil }
        return Toolchain(driver: driver, description: answer.output)
    }()

    /// Returns the lines of the page that a report refers to, the innermost first.
    func locations(in report: FaultReport) throws -> [FaultReport.SourceLocation] {
        let toolchain = try #require(Self.toolchain)
        let launch = Self.sandbox.symbolizer(
            arguments: report.question(library: files.library), of: toolchain, reading: folder.path)
        return FaultReport.locations(in: try Self.run(launch).output)
    }

    /// Runs a program with its limits. Returns its output, and optionally its errors.
    static func run(_ launch: ProcessLaunch, withErrors: Bool = false) throws -> (status: Int32, output: String) {
        let launch = launch.confined(by: builtProducts.appending(path: "peekaboard-sandbox").path)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: launch.program)
        process.arguments = launch.arguments
        if !launch.inheritsEnvironment { process.environment = launch.environment }
        if let folder = launch.folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.standardOutput = pipe
        if withErrors { process.standardError = pipe }
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private static func write(_ files: [String: String], to folder: URL) throws {
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}

/// Whether these tests are built with a sanitizer.
nonisolated let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

/// The folder that contains the products built together with these tests.
let builtProducts = URL(filePath: RecordingHost.builtProducts)
