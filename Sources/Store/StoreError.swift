import CSQLite
import Glibc

/// Why something could not be stored or read.
public enum StoreError: Error, Equatable, Sendable {
    /// What is in the file cannot be used.
    case unusable(Fault)
    /// The file, or the folder it is to be in, cannot be made or written.
    case notWritable
    /// There is no room left.
    case diskFull
    /// Another process has kept the file to itself for too long.
    case busy
    /// Another process has begun a game on this board since, or has played on in the same one.
    case overtaken
    /// There is no game under way on this board.
    case noGame
    /// Anything else, as SQLite or the system puts it.
    case failed(String)
}

extension StoreError {
    /// What a result code of SQLite comes to.
    init(code: Int32, message: String) {
        self =
            switch code {
            // All statements are known and right, so if one makes no sense it is for what is in the file.
            case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_MISMATCH: .unusable(.damaged)
            case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .notWritable
            case SQLITE_FULL: .diskFull
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
            // The only constraints that can be broken are those on a move: its game is there, and its number is free.
            case SQLITE_CONSTRAINT: .overtaken
            default: .failed(message)
            }
    }

    /// What the number of a system call's error comes to.
    init(errno number: Int32) {
        self =
            switch number {
            case ENOSPC, EDQUOT: .diskFull
            case EACCES, EPERM, EROFS, ENOTDIR, ENOENT, ELOOP, ENAMETOOLONG: .notWritable
            default: .failed(String(cString: strerror(number)))
            }
    }
}
