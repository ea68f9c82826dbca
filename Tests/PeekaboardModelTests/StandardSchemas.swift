import Foundation

/// The schemas of the settings, compiled into a folder of their own, which goes with this.
final class StandardSchemas {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let data = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../data").standardized
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["glib-compile-schemas", "--strict", "--targetdir", folder.path, data.path]
        try compiler.run()
        compiler.waitUntilExit()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
