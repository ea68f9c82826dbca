import BoardKinds
import Words

/// What the command line asks for.
public struct Options {
    /// A command line that cannot be understood, in one line for the user.
    public struct Problem: Error, Equatable {
        /// What is wrong with it.
        public let message: String
    }

    /// An option of the command line.
    public struct Option {
        /// What follows the option.
        public enum Value {
            case none
            /// A value, called so in the help.
            case required(String)
            /// Perhaps a value, called so in the help.
            case optional(String)
        }

        /// Its name, without dashes.
        public let name: String
        /// What follows it.
        public let value: Value
        /// What `--help` says of it; nil for an option that is not for people.
        public let help: String?
    }

    /// The option by which a session bus starts a program; the desktop's own.
    private static let service = "gapplication-service"

    /// All options, in the order of the help.
    public static var all: [Option] {
        let boards = BoardKinds.all.map { $0.name }.joined(separator: "|")
        // Translators: Placeholders in the help on the command line.
        let (file, name) = (translated("FILE"), translated("NAME"))
        return [
            Option(name: "board", value: .required(boards), help: translated("The board to start with")),
            Option(
                name: "seed", value: .required("N"),
                help: translated("Seed for the random generator; the same seed deals the same game")
            ),
            Option(name: "mute", value: .none, help: translated("Turn off sounds")),
            Option(name: "demo", value: .none, help: translated("Play the board automatically and exit")),
            Option(
                name: "screenshot", value: .required(file),
                help: translated("Save a PNG screenshot of the window and exit")),
            Option(
                name: "benchmark", value: .optional(name),
                help: translated("Run the benchmark of one board, or of all boards, and exit")),
            Option(name: "version", value: .none, help: translated("Print the version and exit")),
            Option(name: service, value: .none, help: nil),
        ]
    }

    /// What the program is, for the help.
    public static var summary: String { translated("Puzzles you can reshape as you play.") }

    /// The name of the board to begin with; nil for the one that was shown last.
    public var board: String?
    /// What everything random comes from; nil for another game each time.
    public var seed: UInt64?
    /// Whether sounds are off, whatever the setting says.
    public var isMute = false
    /// Whether the board is to be played by the program.
    public var isDemo = false
    /// The file to write a picture of the window to.
    public var screenshot: String?
    /// The names of the boards to measure; nil if nothing is to be measured.
    public var benchmark: [String]?
    /// Whether only the version is asked for.
    public var wantsVersion = false
    /// Whether the desktop started the program, and will ask for the window itself.
    public var isService = false

    /// Whether this run is not for playing, so that nothing of it is kept.
    public var isErrand: Bool { isDemo || screenshot != nil || benchmark != nil }

    /// Whether this run is for itself, and not a further click on the program that may be running.
    public var standsAlone: Bool { seed != nil || isErrand }

    /// Reads the values of options by their names, empty for those without one.
    public init(_ values: [String: String]) throws(Problem) {
        if let name = values["board"] { board = try Self.boardName(name) }
        if let text = values["seed"] {
            guard let number = UInt64(text) else {
                throw Self.problem(translated("Invalid seed {text}: use a whole number, 0 or greater"), text)
            }
            seed = number
        }
        isMute = values["mute"] != nil
        isDemo = values["demo"] != nil
        screenshot = values["screenshot"]
        if let name = values["benchmark"] { try choose(benchmark: name) }
        wantsVersion = values["version"] != nil
        isService = values[Self.service] != nil
        if isService, values.count > 1 {
            throw Self.problem(translated("{text} can’t be combined with other options"), "--\(Self.service)")
        }
    }

    /// Measures one board, or all, and shows one of those, so that what is measured does not depend on the one that was
    /// shown last.
    private mutating func choose(benchmark name: String) throws(Problem) {
        let boards = name.isEmpty || name == "all" ? BoardKinds.all.map { $0.name } : [try Self.boardName(name)]
        board = board ?? boards.first
        benchmark = boards
    }

    private static func boardName(_ text: String) throws(Problem) -> String {
        guard let kind = BoardKinds.named(text) else {
            throw problem(translated("Unknown board: {text}"), text)
        }
        return kind.name
    }

    private static func problem(_ words: String, _ text: String) -> Problem {
        Problem(message: filled(words, ["text": text]))
    }
}
