// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Runs an expression of the user, and prints it with its value, or the error that it has thrown. Prints nothing for a
/// statement. Numbers are not rounded: the user has asked for them.
@MainActor public func __printValue<Value>(_ expression: String, _ body: @MainActor () throws -> Value) {
    do {
        let text = lineOfText(try body())
        if !text.isEmpty { print("\(inOneLine(expression)) → \(text)") }
    } catch {
        let line = "\(lineOfText(error))\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
    }
}

@MainActor private func lineOfText(_ value: Any) -> String {
    inOneLine(ValueDescription(value, callsPage: true, isOnMainThread: true, isExact: true).text)
}

private func inOneLine(_ text: String) -> String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }
