import Foundation
import PageLink

/// A page that has been compiled, in a folder of its own, which goes with it.
final class BuiltPage {
    /// What belongs to it.
    let files: PageFiles
    private let folder: URL

    /// Compiles a page against the modules beside the tests, as `peekaboard-live` does. `resources` are files of its own.
    init(_ text: String, resources: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "peekaboard-page-\(UUID().uuidString)")
        let pictures = folder.appending(path: "Resources")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        for (name, text) in resources {
            try text.write(to: pictures.appending(path: name), atomically: true, encoding: .utf8)
        }
        let page = folder.appending(path: "Page.swift")
        try text.write(to: page, atomically: true, encoding: .utf8)
        let library = folder.appending(path: "page.so").path
        files = PageFiles(library: library, resources: [pictures.path])
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-emit-library", "-module-name", "Page", "-swift-version", "6", "-default-isolation", "MainActor",
            "-g", "-I", builtProducts.appending(path: "Modules").path, page.path, "-o", library,
        ]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw CompilerError() }
    }

    /// The compiler has refused the page; it has said why on standard error.
    struct CompilerError: Error {}

    deinit { try? FileManager.default.removeItem(at: folder) }
}

/// The folder of what has been built together with these tests.
let builtProducts = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
