// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import GtkKit

/// The command-line options of a program.
package protocol ProgramOptions {
    /// Parses the command line; the first argument is the program's name.
    init(_ arguments: [String]) throws(OptionParser.ParseError)
    /// Whether to print the version and exit.
    var printsVersion: Bool { get }
}

extension ProgramOptions {
    /// Parses the command line of this process, with messages in the user's language. If it is invalid, prints an error
    /// and exits; with `--version`, prints the version and exits.
    package static func ofThisProcess(_ installation: Installation) -> Self {
        setUpTranslation(domain: "peekaboard", folder: installation.translations)
        do throws(OptionParser.ParseError) {
            let options = try Self(CommandLine.arguments)
            guard options.printsVersion else { return options }
            print("Peekaboard \(Installation.version)")
            exit(0)
        } catch {
            printError(error.message)
            exit(2)
        }
    }
}
