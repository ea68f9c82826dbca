import GtkKit
import Program

/// What the command line asks for.
struct Options: ProgramOptions {
    /// The boards there are, by the names that `--board` takes.
    enum BoardName: String, CaseIterable {
        case memory, pentominoes, passcode
    }

    /// The option by which a session bus starts a program; the desktop's own, and not for people.
    private static let service = "gapplication-service"

    /// The board to begin with; nil for the one that was shown last.
    var board: BoardName?
    /// What everything random comes from; nil for another game each time.
    var seed: UInt64?
    /// Whether sounds are off, whatever the setting says.
    var isMute = false
    /// Whether the board is to be played by the program.
    var isDemo = false
    /// The file to write a picture of the window to.
    var screenshot: String?
    /// The boards to measure; nil where nothing is to be measured.
    var benchmark: [BoardName]?
    /// Whether only the version is asked for.
    var wantsVersion = false
    /// Whether the desktop started the program, and will ask for the window itself.
    var isService = false

    /// Whether this run is not for playing, so that nothing of it is kept.
    var isErrand: Bool { isDemo || screenshot != nil || benchmark != nil }

    /// Whether this run is for itself, and not a further click on the program that may be running.
    var standsAlone: Bool { seed != nil || isErrand }

    /// Reads the command line, the program's name first.
    init(_ arguments: [String]) throws(OptionParser.Problem) {
        let parser = OptionParser()
        let boards = BoardName.allCases.map(\.rawValue).joined(separator: "|")
        parser.addValue("board", boards, help: translated("The board to begin with"))
        parser.addValue("seed", "N", help: translated("Deal from this number: the same cards each time"))
        parser.addFlag("mute", help: translated("Play no sounds"))
        parser.addFlag("demo", help: translated("Let the program play the board, then end"))
        // Translators: Placeholders in the help on the command line.
        let (file, name) = (translated("FILE"), translated("NAME"))
        parser.addValue("screenshot", file, help: translated("Write the window as a PNG picture, then end"))
        parser.addOptionalValue("benchmark", name, help: translated("Measure a board, or all, then end"))
        parser.addFlag("version", help: translated("Print the version, then end"))
        parser.addHiddenFlag(Self.service)
        let values = try parser.parse(arguments, summary: translated("Puzzle games, played live."))

        if let name = values["board"] { board = try Self.boardName(name) }
        if let text = values["seed"] {
            guard let number = UInt64(text) else {
                throw Self.problem(translated("{text} is no seed: a whole number from 0 is needed"), text)
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
            throw Self.problem(translated("{text} goes with no other option"), "--\(Self.service)")
        }
    }

    /// Measures one board, or all, and shows one of those, so that what is measured does not depend on the one that was
    /// shown last.
    private mutating func choose(benchmark name: String) throws(OptionParser.Problem) {
        let boards = name.isEmpty || name == "all" ? BoardName.allCases : [try Self.boardName(name)]
        board = board ?? boards.first
        benchmark = boards
    }

    private static func boardName(_ text: String) throws(OptionParser.Problem) -> BoardName {
        guard let name = BoardName(rawValue: text) else {
            throw problem(translated("There is no board called {text}"), text)
        }
        return name
    }

    private static func problem(_ words: String, _ text: String) -> OptionParser.Problem {
        OptionParser.Problem(message: filled(words, ["text": text]))
    }
}
