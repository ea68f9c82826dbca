// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Decks
import Localization

/// The command-line options of the program.
package struct Options {
    /// An invalid command line.
    package struct ParseError: Error, Equatable {
        /// The error message, in one line for the user.
        package let message: String
    }

    /// The description of an option.
    package struct Option {
        /// The value of an option.
        package enum Argument {
            case none
            /// A required value, and its placeholder in the help.
            case required(String)
            /// An optional value, and its placeholder in the help.
            case optional(String)
        }

        /// The name, without dashes.
        package let name: String
        /// Whether the option takes a value.
        package let value: Argument
        /// The description in `--help`; `nil` for a hidden option.
        package let help: String?
    }

    /// The option with which the session bus starts a GApplication service.
    private static let service = "gapplication-service"

    /// All options, in the order of the help.
    package static var all: [Option] {
        let boards = BoardKinds.all.map { $0.name }.joined(separator: "|")
        // Translators: A placeholder in the command-line help.
        let (file, name) = (translated("FILE"), translated("NAME"))
        return [
            Option(name: "board", value: .required(boards), help: translated("The board to start with")),
            Option(
                name: "seed", value: .required("N"),
                help: translated("Seed for the random number generator; the same seed deals the same game")
            ),
            Option(name: "mute", value: .none, help: translated("Turn off sounds")),
            Option(name: "demo", value: .none, help: translated("Play the board automatically and exit")),
            Option(
                name: "screenshot", value: .required(file),
                help: translated("Save a PNG screenshot of the window and exit")),
            Option(
                name: "benchmark", value: .optional(name),
                help: translated("Run the benchmark of one board, or of all boards, and exit")),
            Option(
                name: "export-results", value: .required(file),
                help: translated("Save all results as CSV or JSON and exit; - prints them as CSV")),
            Option(name: "version", value: .none, help: translated("Print the version and exit")),
            Option(name: service, value: .none, help: nil),
        ]
    }

    /// The summary of the program in the help.
    package static var summary: String { translated("Puzzles you can reshape as you play.") }

    /// The placeholder of the file in the help.
    package static var operand: String { "[\(translated("FILE"))]" }

    /// The deck to open, by its path or URI.
    package var file: String?
    /// The name of the board to show first; `nil` for the one that was shown last.
    package var board: String?
    /// The seed of the first game; `nil` for a random one.
    package var seed: UInt64?
    /// Whether sounds are off, regardless of the setting.
    package var isMuted = false
    /// Whether to play a demo and exit.
    package var isDemo = false
    /// The file to write a screenshot to.
    package var screenshot: String?
    /// The names of the boards to measure; `nil` if there is nothing to measure.
    package var benchmark: [String]?
    /// The file to save all results in, or `-` for standard output.
    package var exportFile: String?
    /// Whether to print the version and exit.
    package var printsVersion = false
    /// Whether the session bus started the program, which then waits to be activated before it shows its window.
    package var isService = false

    /// Whether this run is not for playing, so that it saves nothing.
    package var isAutomatedRun: Bool { isDemo || screenshot != nil || benchmark != nil }

    /// Whether this run needs its own process, even if the program is already running.
    package var needsOwnProcess: Bool { seed != nil || isAutomatedRun }

    /// Parses the values of options by name; the value of an option without one is empty.
    package init(_ values: [String: String]) throws(ParseError) {
        if let name = values["board"] { board = try Self.boardName(name) }
        if let text = values["seed"] {
            guard let number = UInt64(text) else {
                throw Self.problem(translated("Invalid seed {text}: use a whole number, 0 or greater"), text)
            }
            seed = number
        }
        isMuted = values["mute"] != nil
        isDemo = values["demo"] != nil
        screenshot = values["screenshot"]
        if let name = values["benchmark"] { try choose(benchmark: name) }
        if let file = values["export-results"] {
            guard file == "-" || ResultsTable.Format(fileName: file) != nil else {
                throw ParseError(message: ResultsTable.unknownFormat(file))
            }
            exportFile = file
        }
        printsVersion = values["version"] != nil
        isService = values[Self.service] != nil
        if isService, values.count > 1 {
            // Translators: {text} is a command-line option, such as --screenshot.
            throw Self.problem(translated("{text} can’t be combined with other options"), "--\(Self.service)")
        }
    }

    /// Sets the deck to open, given its path or URI.
    package mutating func open(_ name: String) throws(ParseError) {
        guard name.hasSuffix(DeckFileFormat.ending) else {
            throw Self.problem(translated("Unexpected argument: {text}"), name)
        }
        file = name
    }

    /// Selects one board or all for the benchmark. Also shows one of them, so that the results do not depend on the
    /// board that was shown last.
    private mutating func choose(benchmark name: String) throws(ParseError) {
        let boards = name.isEmpty || name == "all" ? BoardKinds.all.map { $0.name } : [try Self.boardName(name)]
        board = board ?? boards.first
        benchmark = boards
    }

    private static func boardName(_ text: String) throws(ParseError) -> String {
        guard let kind = BoardKinds.named(text) else {
            throw problem(translated("Unknown board: {text}"), text)
        }
        return kind.name
    }

    private static func problem(_ message: String, _ text: String) -> ParseError {
        ParseError(message: filled(message, ["text": text]))
    }
}
