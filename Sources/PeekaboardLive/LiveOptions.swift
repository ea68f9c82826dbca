import GtkKit
import Pages
import Program

/// The options on the command line.
struct LiveOptions: ProgramOptions {
    /// The page or playground to open; `nil` to show the start page.
    var path: String?
    /// Whether the page may do all that the user may.
    var isTrusted = false
    /// Whether sounds are off.
    var isMuted = false
    /// The file to write a screenshot of the window to.
    var screenshot: String?
    /// Whether to run the benchmark.
    var isBenchmark = false
    /// Whether to print the version.
    var printsVersion = false

    /// Parses the command line, which starts with the program name.
    init(_ arguments: [String]) throws(OptionParser.ParseError) {
        // Translators: A placeholder in the command-line help.
        let file = translated("FILE")
        let parser = OptionParser(operand: "[Page.swift|Name.playground]")
        parser.addFlag("trusted", help: translated("Let the page and the compiler do everything that you can do"))
        parser.addFlag("mute", help: translated("Turn off sounds"))
        parser.addValue("screenshot", file, help: translated("Save a PNG screenshot of the window and exit"))
        parser.addFlag("benchmark", help: translated("Measure save-to-display time and exit"))
        parser.addFlag("version", help: translated("Print the version and exit"))
        let values = try parser.parse(
            arguments, summary: translated("Shows a Swift page and updates it every time you save."))
        path = parser.named
        isTrusted = values["trusted"] != nil
        isMuted = values["mute"] != nil
        screenshot = values["screenshot"]
        isBenchmark = values["benchmark"] != nil
        printsVersion = values["version"] != nil
        if screenshot != nil, path == nil {
            // Translators: {text} is a command-line option, such as --screenshot.
            let message = filled(translated("{text} requires a page"), ["text": "--screenshot"])
            throw OptionParser.ParseError(message: message)
        }
    }

    /// The message if the page cannot be opened; `nil` if it can, or if none was given.
    var refusal: String? {
        guard let path else { return nil }
        do throws(Playground.ReadError) {
            _ = try Playground(path: path)
            return nil
        } catch {
            return error.message(path: path)
        }
    }
}

extension Playground.ReadError {
    /// Returns the message for the user.
    @MainActor func message(path: String) -> String {
        let text =
            switch self {
            case .missing: translated("Could not read {file}")
            case .unknownKind: translated("{file} is not a Swift file or a playground")
            case .empty: translated("{file} contains no pages")
            }
        return filled(text, ["file": path])
    }
}
