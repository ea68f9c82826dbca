import Foundation
import PageLink
import Pages
import Testing

/// A page built in a temporary folder, in the same way as by the window. The folder is removed with it.
final class BuiltPage: Sendable {
    /// The files of the page.
    let files: PageFiles
    private let folder: URL

    /// The path of the page's source.
    let path: String

    /// Builds a page. `sources` and `resources` are files next to it.
    convenience init(_ text: String, sources: [String: String] = [:], resources: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).playground")
        try Self.write(["Contents.swift": text], to: folder)
        try Self.write(sources, to: folder.appending(path: "Sources"))
        try Self.write(resources, to: folder.appending(path: "Resources"))
        try self.init(Playground(path: folder.path).pages[0], in: folder)
    }

    /// Builds a page in a folder.
    init(_ page: Playground.Page, in folder: URL, with toolchain: Toolchain? = toolchain) throws {
        self.folder = folder
        path = page.file
        let toolchain = try #require(toolchain)
        let cache = builtProducts.appending(path: "PageCache").path
        let modules = builtProducts.appending(path: "Modules").path
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let build = try Build(of: page, with: toolchain, modules: [modules], cache: cache, in: folder.path)
        files = PageFiles(library: build.library, resources: page.resources)
        for command in build.commands { try #require(Self.run(command.program, command.arguments).status == 0) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The toolchain that runs these tests.
    static let toolchain: Toolchain? = {
        guard let driver = Toolchain.driver(on: ProcessInfo.processInfo.environment["PATH"] ?? ""),
            let answer = try? run(driver, Toolchain.question)
        else { return nil }
        return Toolchain(driver: driver, description: answer.output)
    }()

    /// Returns the lines of the page that a report refers to, the innermost first.
    func locations(in report: FaultReport) throws -> [FaultReport.SourceLocation] {
        let toolchain = try #require(Self.toolchain)
        return FaultReport.locations(
            in: try Self.run(toolchain.symbolizer, report.question(library: files.library)).output)
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private static func write(_ files: [String: String], to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
    }
}

/// The folder that contains the products built together with these tests.
let builtProducts = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
