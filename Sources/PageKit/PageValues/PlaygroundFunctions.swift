// SPDX-License-Identifier: GPL-3.0-or-later
// The compiler calls these functions after the statements of a page (`-playground`). It finds them by their names, in a
// module that the page imports implicitly.

/// Records the value of an expression or a variable. Lines and columns begin at 1; columns are bytes.
public func __builtin_log_with_id<Value>(
    _ value: Value, _ name: String, _ id: Int, _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
    _ module: Int, _ file: Int
) {
    ValueLog.shared.record(
        value, name, SourcePlace(line: startLine, column: startColumn, endLine: endLine, endColumn: endColumn))
}

/// Ignores a value that cannot be copied.
public func __builtin_log_with_id<Value: ~Copyable & ~Escapable>(
    _ value: borrowing Value, _ name: String, _ id: Int, _ startLine: Int, _ endLine: Int, _ startColumn: Int,
    _ endColumn: Int, _ module: Int, _ file: Int
) {}

/// Records what a call of `print` has printed.
public func __builtin_postPrint(
    _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
) {
    ValueLog.shared.recordPrinted(
        SourcePlace(line: startLine, column: startColumn, endLine: endLine, endColumn: endColumn))
}

/// Ignores that a scope begins.
public func __builtin_log_scope_entry(
    _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
) {}

/// Ignores that a scope ends.
public func __builtin_log_scope_exit(
    _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
) {}

/// Takes the result of the other functions, which is nothing.
public func __builtin_send_data(_ nothing: Void) {}
