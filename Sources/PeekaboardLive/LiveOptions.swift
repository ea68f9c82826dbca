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
        parser.addFlag("mute", help: translated("Play no sounds"))
        parser.addValue("screenshot", file, help: translated("Write the window as a PNG picture, then end"))
        parser.addFlag("benchmark", help: translated("Measure how soon a save is seen, then end"))
        parser.addFlag("version", help: translated("Print the version, then end"))
        let values = try parser.parse(
            arguments, summary: translated("Swift pages, live: each save of the file is shown at once."))
        path = parser.named
        isMute = values["mute"] != nil
        screenshot = values["screenshot"]
        isBenchmark = values["benchmark"] != nil
        wantsVersion = values["version"] != nil
        if screenshot != nil, path == nil {
            throw OptionParser.Problem(message: filled(translated("{text} needs a page"), ["text": "--screenshot"]))
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
            case .missing: translated("{file} cannot be read")
            case .unknownKind: translated("{file} is no Swift file and no playground")
            case .empty: translated("{file} has no page")
            }
        return filled(text, ["file": path])
    }
}
