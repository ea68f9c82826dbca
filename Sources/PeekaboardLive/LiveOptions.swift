import GtkKit
import Pages
import Program

/// What the command line asks for.
struct LiveOptions: ProgramOptions {
    /// The page or playground; nil to choose one.
    var path: String?
    /// Whether sounds are off.
    var isMute = false
    /// The file to write a picture of the window to.
    var screenshot: String?
    /// Whether it is to be measured how soon a save is seen.
    var isBenchmark = false
    /// Whether only the version is asked for.
    var wantsVersion = false

    /// Reads the command line, the program's name first.
    init(_ arguments: [String]) throws(OptionParser.Problem) {
        // Translators: Placeholders in the help on the command line.
        let file = translated("FILE")
        let parser = OptionParser(operand: "[Page.swift|Name.playground]")
        parser.addFlag("mute", help: translated("Turn off sounds"))
        parser.addValue("screenshot", file, help: translated("Save a PNG screenshot of the window and exit"))
        parser.addFlag("benchmark", help: translated("Measure save-to-display time and exit"))
        parser.addFlag("version", help: translated("Print the version and exit"))
        let values = try parser.parse(
            arguments, summary: translated("Shows a Swift page and updates it every time you save."))
        path = parser.named
        isMute = values["mute"] != nil
        screenshot = values["screenshot"]
        isBenchmark = values["benchmark"] != nil
        wantsVersion = values["version"] != nil
        if screenshot != nil, path == nil {
            throw OptionParser.Problem(message: filled(translated("{text} requires a page"), ["text": "--screenshot"]))
        }
    }

    /// Why the page cannot be shown, in words; nil where there is none, or it can.
    var refusal: String? {
        guard let path else { return nil }
        do throws(Playground.Problem) {
            _ = try Playground(path: path)
            return nil
        } catch {
            return error.words(path: path)
        }
    }
}

extension Playground.Problem {
    /// The reason in one line for the user.
    @MainActor func words(path: String) -> String {
        let text =
            switch self {
            case .missing: translated("Could not read {file}")
            case .unknownKind: translated("{file} is not a Swift file or a playground")
            case .empty: translated("{file} contains no pages")
            }
        return filled(text, ["file": path])
    }
}
