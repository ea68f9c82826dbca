// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Files
import TemporaryFolders
import Testing

@testable import PageBuild
@testable import PageRuns
@testable import PageSource

/// Sources of pages with changes, and sources that repeat something, read as by the window while the user types.
@MainActor struct SourceFuzzTests {
    private let folder = TemporaryFolder()

    /// What the parsers look for, alone or before something else.
    private static let parts = [
        "(", "{", "[", "<", "\"\\(", "\"\"\"\n", "#\"", "`", "/*", "*/", "/", "//: ", "//: * a\n", "//: |a|b|\n",
        "/*:\n", "//: [a](b) ", "//: **", "//: > ", "//: ```\n", "#if canImport(A)\n", "#if a\n", "#else\n",
        "#endif\n", "import UIKit\n", "import ", "@", "@a(", "@objc func a() {}\n", "@objc class A {\n",
        "#selector(a)\n", "#selector(", "#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)\n",
        "#imageLiteral(resourceName: \"a\")\n", ".red ", "a.b", "1.5 ", "0x", "-", "let a = 1\n",
        "@Clamped var a: Double = 1\n", "class A: B {\n", "func a(", "_ ", ": ", ", ", "?", "!", "&", "é", "🦊",
        "\u{301}", "\r", "\n", " ", "\t", ";", "}", ")", "]", "\"", "\\", "a",
    ]

    /// Sources that once took long, and one that is refused.
    private static let first = [
        String(repeating: "/\\", count: 25_000),
        String(repeating: "\u{301}", count: 25_000) + String(repeating: "let a = 1\n", count: 5000),
        "import SwiftUI\n",
    ]

    @Test func sourceIsReadInAShortTime() throws {
        let toolchain = Toolchain(driver: folder.file("usr/bin/swiftc"), description: folder.writeToolchain())
        let sources = try samples()
        var mutator = Mutator(seed: 49)
        var run = FuzzRun("sources", within: .ofWindow)
        for number in 0..<FuzzRun.count("FUZZ_SOURCES", short: 150) {
            var bytes = sources[number % sources.count]
            if number < Self.first.count {
                bytes = Array(Self.first[number].utf8)
            } else if mutator.number(below: 3) == 0 {
                mutator.mutateText(&bytes)
            } else {
                bytes = repeating(&mutator)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let page = try Playground(path: folder.write("Page.swift", text)).pages[0]
            folder.write("build/none")
            let (line, column) = (1 + mutator.number(below: 30), 1 + mutator.number(below: 9))
            run.read(bytes, kind: String(String(decoding: bytes.prefix(24), as: UTF8.self).debugDescription)) {
                _ = SourceDocument.isShowable(bytes)
                _ = (CodeLiteral.all(in: text), RichComment.all(in: text), RichText(commentsOf: text))
                _ = LiveDeclaration(in: bytes, line: line, column: column)
                _ = LineMovement(from: text, to: text + "\n" + text)
                _ = RunValues(of: text)
                do throws(Build.PreparationError) {
                    _ = try Build(of: page, with: toolchain, modules: [], cache: "", in: folder.file("build"))
                    return nil
                } catch {
                    return "it needs a framework"
                }
            }
        }
        run.finish()
    }

    /// Returns the pages of the examples.
    private func samples() throws -> [[UInt8]] {
        try Examples.all(in: "\(dataFolder.path)/pages").flatMap { example in
            try Playground(path: example.path).pages.compactMap { $0.text.map { Array($0.utf8) } }
        }
    }

    /// Returns a source of up to 100,000 bytes that repeats one part, and then another one.
    private func repeating(_ mutator: inout Mutator) -> [UInt8] {
        (0..<2).flatMap { _ in
            let second = mutator.number(below: 2) == 0 ? "" : Self.parts[mutator.number(below: Self.parts.count)]
            let part = Self.parts[mutator.number(below: Self.parts.count)] + second
            let length = [1, 100, 10_000, 50_000][mutator.number(below: 4)]
            return Array(String(repeating: part, count: max(1, length / part.utf8.count)).utf8)
        }
    }
}
