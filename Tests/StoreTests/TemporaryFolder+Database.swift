import Glibc
import TemporaryFolders

extension TemporaryFolder {
    /// Makes a folder that a process started by a test finds with `shared`, by the same name.
    convenience init(sharedAs name: String) { self.init(path: Self.shared(as: name, by: getpid())) }

    /// The path of a folder made by the parent of this process.
    static func shared(as name: String) -> String { shared(as: name, by: getppid()) }

    private static func shared(as name: String, by process: pid_t) -> String {
        "/tmp/peekaboard-store-\(process)-\(name)"
    }

    /// The path of the database in the folder.
    func file() -> String { file("peekaboard.db") }

    /// The names of everything except the database and the files that SQLite keeps beside it while it is in use.
    var namesAside: [String] {
        names.filter { !["peekaboard.db", "peekaboard.db-wal", "peekaboard.db-shm"].contains($0) }
    }
}
