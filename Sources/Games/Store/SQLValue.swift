// SPDX-License-Identifier: GPL-3.0-or-later
import CSQLite

/// A value to bind to a parameter of a statement.
enum SQLValue {
    case text(String), number(Int), real(Double), null

    init(_ text: String?) { self = text.map { .text($0) } ?? .null }
    init(_ number: Int?) { self = number.map { .number($0) } ?? .null }
    init(_ real: Double?) { self = real.map { .real($0) } ?? .null }

    /// Binds the value to a parameter of a statement, and returns SQLite's result code.
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .text(let text): peekaboard_bind_text(statement, index, text, Int32(clamping: text.utf8.count))
        case .number(let number): sqlite3_bind_int64(statement, index, Int64(number))
        // SQLite would store NaN as NULL.
        case .real(let real): sqlite3_bind_double(statement, index, real.isNaN ? 0 : real)
        case .null: sqlite3_bind_null(statement, index)
        }
    }
}

/// A row of a result set, valid until the statement is stepped again. Columns count from 0.
struct SQLRow {
    let statement: OpaquePointer

    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func number(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
}
