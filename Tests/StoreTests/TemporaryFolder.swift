import Glibc

/// A folder for one test, gone with all that is in it when it is let go.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("/tmp/peekaboard-store-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no folder for a test") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// A folder that a process that was started by a test finds by the same name, from `shared`.
    init(sharedAs name: String) {
        path = Self.shared(as: name, by: getpid())
        mkdir(path, 0o700)
    }

    deinit { remove(path) }

    /// The path of a folder that the parent of this process has made.
    static func shared(as name: String) -> String { shared(as: name, by: getppid()) }

    private static func shared(as name: String, by process: pid_t) -> String {
        "/tmp/peekaboard-store-\(process)-\(name)"
    }

    /// The path of the database in it, of one of its companions, or of another file.
    func file(_ name: String = "peekaboard.db") -> String { path + "/" + name }

    /// The names of all that is in it, sorted.
    var names: [String] { entries(of: path).sorted() }

    /// The names of what is beside the database and what SQLite keeps there while it is in use.
    var namesAside: [String] {
        names.filter { !["peekaboard.db", "peekaboard.db-wal", "peekaboard.db-shm"].contains($0) }
    }

    private func entries(of path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private func remove(_ path: String) {
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            chmod(path, 0o700)
            for name in entries(of: path) { remove(path + "/" + name) }
        }
        Glibc.remove(path)
    }
}
