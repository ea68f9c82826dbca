import Files

/// The steps that compile a page into a shared library. Creating a build writes the main source file; the commands run
/// in order.
public struct Build: Equatable, Sendable {
    /// A program and its arguments.
    public struct Command: Equatable, Sendable {
        /// The path of the program.
        public let program: String
        /// The arguments, without the program name.
        public let arguments: [String]
    }

    /// An error that prevents a build from starting.
    public enum PreparationError: Error, Equatable, Sendable {
        /// The file of the page at this path cannot be read.
        case unreadable(String)
        /// A source at this path is a link to a file outside of the playground.
        case outside(String)
        /// The folder cannot be written to.
        case unwritable(String)
    }

    /// The path of the resulting library.
    public let library: String
    /// The commands that build it.
    public let commands: [Command]
    /// The commands to use if `commands` fail for a reason other than an error in the page. Empty if there is no other
    /// way.
    public let fallback: [Command]

    /// Creates a build of a page in its own, existing folder. The page's source is copied now, so later changes to the
    /// file have no effect. `modules` are the search paths of modules that the page may import; `cache` is the
    /// compiler's module cache.
    public init(
        of page: Playground.Page, with toolchain: Toolchain, modules: [String], cache: String, in folder: String
    ) throws(PreparationError) {
        // A playground can come from a stranger, and its page could show what it contains.
        let readable = ReadableFiles([page.folder])
        for file in [page.file] + page.sources where FileKind(of: file) != nil && !readable.contains(path: file) {
            throw .outside(file)
        }
        guard let text = Disk.text(of: page.file) else { throw .unreadable(page.file) }
        // Of several files, only main.swift can have top-level code. `#sourceLocation` makes diagnostics refer to the
        // page's own file.
        let main = "\(folder)/main.swift"
        let origin = "#sourceLocation(file: \(Self.literal(page.file)), line: 1)\n"
        // A `#!` line is valid only at the start of a file.
        let source = text.hasPrefix("#!") ? "//" + text : text
        guard Disk.write(origin + source, to: main) else { throw .unwritable(folder) }
        for source in page.sources where Disk.text(of: source) == nil { throw .unreadable(source) }
        library = "\(folder)/page.so"
        let object = "\(folder)/page.o"
        let settings =
            [main] + page.sources
            + ["-module-name", "Page", "-swift-version", "6", "-default-isolation", "MainActor", "-Onone", "-g"]
            + ["-whole-module-optimization", "-diagnostic-style", "llvm", "-module-cache-path", cache]
            + modules.flatMap { ["-I", $0] }
            + ["-o", object]
        // Two steps, because with `-emit-library` the driver parses sources as a library, without top-level code.
        let driving = [["-c"] + settings, ["-emit-library", object, "-o", library]].map {
            Command(program: toolchain.driver, arguments: $0)
        }
        guard let parts = toolchain.parts else {
            (commands, fallback) = (driving, [])
            return
        }
        commands = [
            Command(
                program: parts.compiler,
                arguments: ["-frontend", "-c", "-target", parts.target, "-plugin-path", parts.plugins] + settings),
            // The unwinder needs the frame header to find a crash in the page.
            Command(
                program: parts.linker,
                arguments: ["-shared", "--build-id=none", "--eh-frame-hdr", object, parts.start, "--as-needed"]
                    + Self.libraries(in: toolchain.libraries) + ["-o", library]),
        ]
        fallback = driving
    }

    /// Returns the Swift libraries. The linker keeps those that the page imports. Test libraries are excluded.
    private static func libraries(in folder: String) -> [String] {
        Disk.names(in: folder).filter { name in
            name.hasSuffix(".so") && !["Testing", "XCTest", "Mirror"].contains { name.contains($0) }
        }.map { "\(folder)/\($0)" }
    }

    /// Returns the text as a Swift string literal.
    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
