// SPDX-License-Identifier: GPL-3.0-or-later
import CSQLite
import Glibc

/// Why something could not be stored or read.
package enum StoreError: Error, Equatable, Sendable {
    /// The contents of the file cannot be used.
    case unusable(Fault)
    /// The file or its folder cannot be created or written.
    case notWritable
    /// There is no space left.
    case diskFull
    /// Another process has locked the file for too long.
    case busy
    /// Another process has since begun a game on this board, or continued the same one.
    case overtaken
    /// There is no game in progress on this board.
    case noGame
    /// Any other error, with the message of SQLite or the system.
    case failed(String)
}

extension StoreError {
    /// The extended result codes of foreign keys and of primary keys.
    private static let missingGame = SQLITE_CONSTRAINT | 3 << 8, usedNumber = SQLITE_CONSTRAINT | 6 << 8

    /// Creates an error from a result code of SQLite, an extended one for constraints.
    init(code: Int32, message: String) {
        self =
            switch code {
            // The statements are constant and correct, so an error in one means that the file is damaged.
            case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_MISMATCH: .unusable(.damaged)
            case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .notWritable
            case SQLITE_FULL: .diskFull
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
            // The constraints on moves: the game must exist, and the number of the move must be free.
            case Self.missingGame, Self.usedNumber: .overtaken
            // No statement violates another one, unless the file is damaged.
            case _ where code & 0xFF == SQLITE_CONSTRAINT: .unusable(.damaged)
            default: .failed(message)
            }
    }

    /// Creates an error from the `errno` of a system call.
    init(errno number: Int32) {
        self =
            switch number {
            case ENOSPC, EDQUOT: .diskFull
            case EACCES, EPERM, EROFS, ENOTDIR, ENOENT, ELOOP, ENAMETOOLONG: .notWritable
            default: .failed(String(cString: strerror(number)))
            }
    }
}
