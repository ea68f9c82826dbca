// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import GtkKit
import PageRuns
import PageSource

/// The options on the command line.
struct LiveOptions: ProgramOptions {
    /// The page or playground to open; `nil` to show the start page.
    var path: String?
    /// Whether to make a playground for the package in the working folder.
    var makesPlayground = false
    /// Whether the page may do all that the user may.
    var isTrusted = false
    /// Whether only the board and the live properties are shown.
    var isPresenting = false
    /// The saved session to play without a window.
    var replay: String?
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
        let parser = OptionParser(operand: "[Page.swift|Name.playground|peekaboard-page:…|init]")
        parser.addFlag("present", help: translated("Show the page without code, notes, and console"))
        parser.addFlag("trusted", help: translated("Let the page and the compiler do everything that you can do"))
        parser.addFlag("mute", help: translated("Turn off sounds"))
        parser.addValue(
            "replay", file, help: translated("Play a saved session without a window and print what happens"))
        parser.addValue("screenshot", file, help: translated("Save a PNG screenshot of the window and exit"))
        parser.addFlag("benchmark", help: translated("Measure save-to-display time and exit"))
        parser.addFlag("version", help: translated("Print the version and exit"))
        let values = try parser.parse(
            arguments, summary: translated("Shows a Swift page and updates it every time you save."))
        makesPlayground = parser.named == "init"
        path = makesPlayground ? nil : parser.named.map { $0.hasPrefix("file:") ? GtkKit.path(ofURI: $0) ?? $0 : $0 }
        isPresenting = values["present"] != nil
        isTrusted = values["trusted"] != nil
        replay = values["replay"]
        isMuted = values["mute"] != nil
        screenshot = values["screenshot"]
        isBenchmark = values["benchmark"] != nil
        printsVersion = values["version"] != nil
        if path == nil, let option = screenshot != nil ? "--screenshot" : isPresenting ? "--present" : nil {
            // Translators: {text} is a command-line option, such as --screenshot.
            throw OptionParser.ParseError(message: filled(translated("{text} requires a page"), ["text": option]))
        }
    }

    /// Whether the file is a saved session.
    var isSession: Bool { path?.hasSuffix(".\(SavedSession.fileExtension)") == true }

    /// Whether the page is in a link.
    var isLink: Bool { path.map(PageAddress.isAddress) ?? false }

    /// The message if the page cannot be opened; `nil` if it can, or if none was given.
    var refusal: String? {
        guard let path, !isSession else { return nil }
        if isLink { return (try? PageAddress(path)) == nil ? PageAddress.Problem.damaged.message : nil }
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
