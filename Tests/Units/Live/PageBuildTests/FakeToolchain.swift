// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Foundation
import PageSource
import TemporaryFolders

@testable import PageBuild

/// A toolchain of shell scripts that log each call.
final class FakeToolchain {
    /// The behavior of a script.
    enum Way {
        /// Writes the file named by its last argument.
        case well
        /// Prints text and writes the file.
        case saying(String)
        /// Prints text and fails, at least if it is given an option.
        case failing(String, ifGiven: String? = nil)
        /// Is killed by a signal.
        case crashing

        fileprivate var script: String {
            switch self {
            case .well: "for last; do :; done; echo made > \"$last\""
            case .saying(let text): "cat <<'END'\n\(text)\nEND\n" + Way.well.script
            case .failing(let text, let option):
                (option.map { "case \"$*\" in *\($0)*) ;; *) \(Way.well.script); exit;; esac\n" } ?? "")
                    + "cat <<'END'\n\(text)\nEND\nexit 1"
            case .crashing: "kill -SEGV $$"
            }
        }
    }

    let folder = TemporaryFolder()
    /// The description that current drivers print.
    let description: String

    init(compiler: Way = .well, linker: Way = .well, driver: Way = .well) {
        description = folder.writeToolchain()
        for (name, way) in ["swift-frontend": compiler, "ld.lld": linker, "swiftc": driver] {
            folder.write("usr/bin/\(name)", "#!/bin/sh\necho \(name) >> '\(calls)'\n\(way.script)\n")
        }
    }

    private var calls: String { folder.file("calls") }
    var driver: String { folder.file("usr/bin/swiftc") }

    /// Builds a page. Returns the outcome, the programs that were called, and whether the library exists.
    func build(
        described description: String? = nil, sources: [String] = []
    ) throws -> (BuildProgress.Outcome?, called: [String], hasLibrary: Bool) {
        for source in sources { folder.write("Sources/\(source)", "let more = 1") }
        let toolchain = Toolchain(driver: driver, description: description ?? self.description)
        let page = try Playground(path: folder.write("Page.swift", "print(1)")).pages[0]
        let build = try Build(of: page, with: toolchain, modules: [], cache: folder.file("cache"), in: folder.path)
        var run = BuildProgress(build)
        while let command = run.next {
            let (process, pipe) = (Process(), Pipe())
            process.executableURL = URL(filePath: command.program)
            process.arguments = command.arguments
            process.standardOutput = pipe
            process.standardError = pipe
            do { try process.run() } catch {
                run.ended(isDone: false, printed: "")
                continue
            }
            let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            run.ended(isDone: process.terminationReason == .exit && process.terminationStatus == 0, printed: text)
        }
        let called = (Disk.text(of: calls) ?? "").split(separator: "\n").map(String.init)
        return (run.outcome, called, FileManager.default.fileExists(atPath: build.library))
    }
}
