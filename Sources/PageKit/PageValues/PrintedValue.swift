// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Runs an expression of the user, and prints its value as it is shown beside a line, or the error that it has thrown.
/// Prints nothing for a statement.
@MainActor public func __printValue<Value>(_ body: @MainActor () throws -> Value) {
    do {
        let text = lineOfText(try body())
        if !text.isEmpty { print(text) }
    } catch {
        let line = "\(lineOfText(error))\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
    }
}

/// Returns what is shown of a value, in one line.
@MainActor private func lineOfText(_ value: Any) -> String {
    ValueDescription(value, callsPage: true, isOnMainThread: true).text
        .split(whereSeparator: \.isNewline).joined(separator: " ")
}
