import Glibc

/// A folder for one run, gone with its files when it is let go.
final class ScratchFolder {
    let path: String

    init() {
        var template = Array("/tmp/peekaboard-fuzz-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no folder for a test") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        removeFiles()
        rmdir(path)
    }

    /// The path of a file in it.
    func file(_ name: String) -> String { path + "/" + name }

    /// Writes a file, and returns its path.
    @discardableResult func write(_ bytes: [UInt8], to name: String) -> String {
        guard let stream = fopen(file(name), "w") else { fatalError("cannot write \(name)") }
        defer { fclose(stream) }
        guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else { fatalError("cannot write \(name)") }
        return file(name)
    }

    /// Reads a file.
    static func bytes(of path: String) -> [UInt8] {
        guard let stream = fopen(path, "r") else { fatalError("cannot read \(path)") }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk[..<count] }
        return bytes
    }

    /// Removes all files in it.
    func removeFiles() {
        guard let folder = opendir(path) else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { unlink(file(name)) }
        }
    }
}
