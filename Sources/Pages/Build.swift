/// How a page becomes a library that its process can load: files to be written, and commands one after the other.
public struct Build: Equatable, Sendable {
    /// A program and what it is told, its own name not among that.
    public struct Command: Equatable, Sendable {
        /// Its path.
        public let program: String
        /// What it is told.
        public let arguments: [String]
    }

    /// Why a build cannot begin.
    public enum Problem: Error, Equatable, Sendable {
        /// A file of the page cannot be read.
        case unreadable(String)
        /// What is built cannot be written; the folder.
        case unwritable(String)
    }

    /// The library that comes of it.
    public let library: String
    /// What is to be done for that.
    public let commands: [Command]
    /// What is to be done if the commands fail for another reason than the page's own mistakes; empty if it would be the same.
    public let fallback: [Command]

    /// A build of a page, in a folder of its own, that is there. The page is taken as it is now, whatever becomes of its file.
    /// `modules` are the folders of the modules that it may import, `cache` that of what the compiler keeps between builds.
    public init(
        of page: Playground.Page, with toolchain: Toolchain, modules: [String], cache: String, in folder: String
    ) throws(Problem) {
        guard let text = Disk.text(of: page.file) else { throw .unreadable(page.file) }
        // Only a file of this name may have code that runs, where there are several. Messages name the page's own file.
        let main = "\(folder)/main.swift"
        let origin = "#sourceLocation(file: \(Self.literal(page.file)), line: 1)\n"
        // A page that is a script too begins with what only the very first line may say.
        let words = text.hasPrefix("#!") ? "//" + text : text
        guard Disk.write(origin + words, to: main) else { throw .unwritable(folder) }
        for source in page.sources where Disk.text(of: source) == nil { throw .unreadable(source) }
        library = "\(folder)/page.so"
        let object = "\(folder)/page.o"
        let settings =
            [main] + page.sources
            + ["-module-name", "Page", "-swift-version", "6", "-default-isolation", "MainActor", "-Onone", "-g"]
            + ["-whole-module-optimization", "-diagnostic-style", "llvm", "-module-cache-path", cache]
            + modules.flatMap { ["-I", $0] }
            + ["-o", object]
        // In two steps, for the driver takes the sources of a library for such as have no code that runs.
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
            // The table of frames is what a process that has crashed finds its way back by.
            Command(
                program: parts.linker,
                arguments: ["-shared", "--build-id=none", "--eh-frame-hdr", object, parts.start, "--as-needed"]
                    + Self.libraries(in: toolchain.libraries) + ["-o", library]),
        ]
        fallback = driving
    }

    /// Swift's own libraries, of which the linker takes those that the page imports; what tests import is left out.
    private static func libraries(in folder: String) -> [String] {
        Disk.names(in: folder).filter { name in
            name.hasSuffix(".so") && !["Testing", "XCTest", "Mirror"].contains { name.contains($0) }
        }.map { "\(folder)/\($0)" }
    }

    /// A text as Swift writes it.
    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
