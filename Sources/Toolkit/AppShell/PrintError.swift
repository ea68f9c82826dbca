// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
import GtkKit

/// Prints an error message in one line on standard error, after the name of the program.
package func printError(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let program = FilePath.name(of: CommandLine.arguments.first ?? "peekaboard")
    peekaboard_print_error("\(program): \(line.printable)\n")
}
