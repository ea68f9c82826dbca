// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import PageBuild
import PageSource
import TemporaryFolders

/// A page that the compiler has read in the same way as for the window. The folder is removed with it.
package final class CompiledPage {
    /// The folder of the page and of the build.
    package let folder = TemporaryFolder()
    /// The path of the page's source.
    package let file: String
    /// The build after the compiler has exited.
    package private(set) var run: BuildProgress
    /// What the compiler has printed.
    package let output: String
    /// The path of the file that the compiler has written its messages to.
    package let messages: String

    /// Compiles a page with sources next to it. `change` can change the files before the compiler reads them.
    package init(
        _ text: String, named name: String = "Page.swift", sources: [String: String] = [:],
        change: (TemporaryFolder) -> Void = { _ in }
    ) throws {
        file = folder.write(name, text)
        for (name, text) in sources { folder.write("Sources/\(name)", text) }
        folder.write("build/cache/empty")
        guard let toolchain = Self.toolchain else { throw Failure.noToolchain }
        let page = try Playground(path: file).pages[0]
        let build = try Build(
            of: page, with: toolchain, modules: [], cache: folder.file("build/cache"), in: folder.file("build"),
            showsValues: false)
        change(folder)
        run = BuildProgress(build)
        guard let command = run.next, let messages = command.messages.first else { throw Failure.noToolchain }
        self.messages = messages
        let status: Int32
        (status, output) = try Self.run(command.program, command.arguments)
        run.ended(isDone: status == 0, printed: output)
    }

    /// The messages of the compiler.
    package var diagnostics: [Diagnostic] { run.diagnostics }

    private enum Failure: Error { case noToolchain }

    /// The toolchain that runs these tests.
    private static let toolchain: Toolchain? = {
        guard let driver = Toolchain.driver(on: ProcessInfo.processInfo.environment["PATH"] ?? ""),
            let answer = try? run(driver, Toolchain.question)
        else { return nil }
        return Toolchain(driver: driver, description: answer.output)
    }()

    private static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
