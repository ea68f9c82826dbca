// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TemporaryFolders

extension TemporaryFolder {
    /// Creates a folder that a child process can find by the same name, with `shared`.
    convenience init(sharedAs name: String) { self.init(path: Self.shared(as: name, by: getpid())) }

    /// Returns the path of a folder created by the parent process.
    static func shared(as name: String) -> String { shared(as: name, by: getppid()) }

    private static func shared(as name: String, by process: pid_t) -> String {
        "/tmp/peekaboard-store-\(process)-\(name)"
    }

    /// Returns the path of the database in the folder.
    func file() -> String { file("peekaboard.db") }

    /// The names of all entries except the database and SQLite's auxiliary files.
    var otherNames: [String] {
        names.filter { !["peekaboard.db", "peekaboard.db-wal", "peekaboard.db-shm"].contains($0) }
    }
}
