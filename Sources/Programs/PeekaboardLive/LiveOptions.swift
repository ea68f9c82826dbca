// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import GtkKit
import PageRuns
import PageSource

/// The options on the command line.
struct LiveOptions: ProgramOptions {
    /// What to do instead of showing a page.
    enum Command: Equatable {
        /// Makes a playground for the package in the working folder.
        case initialize
        /// Exports a page as a program, in a folder.
        case export(page: String, folder: String)
        /// Builds the module of a program in a folder, or of a page, as a file.
        case build(String, module: String)
        /// Runs the module of a program.
        case play(module: String)
    }

    /// The page or playground to open; `nil` to show the start page.
    var path: String?
    /// What to do instead of showing a page.
    var command: Command?
    /// The name, the application ID, and the license of a program that is exported, as far as they are given.
    var name: String?
    var id: String?
    var license: String?
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
        let parser = OptionParser(
            operand: "[Page.swift|Name.playground|Name.peekpage|peekaboard-page:…|init|export|build|play]",
            maxOperands: 3)
        parser.addFlag("present", help: translated("Show the page without code, notes, and console"))
        parser.addFlag("trusted", help: translated("Let the page and the compiler do everything that you can do"))
        parser.addFlag("mute", help: translated("Turn off sounds"))
        parser.addValue(
            "replay", file, help: translated("Play a saved session without a window and print what happens"))
        parser.addValue("screenshot", file, help: translated("Save a PNG screenshot of the window and exit"))
        parser.addFlag("benchmark", help: translated("Measure save-to-display time and exit"))
        // Translators: A placeholder in the command-line help.
        parser.addValue("name", translated("NAME"), help: translated("The name of the exported program"))
        // Translators: A placeholder in the command-line help.
        parser.addValue("id", translated("ID"), help: translated("Its application ID, such as org.example.Pairs"))
        // Translators: A placeholder in the command-line help.
        parser.addValue("license", translated("LICENSE"), help: translated("Its license, such as MIT"))
        parser.addValue("output", file, letter: "o", help: translated("The file of the module that is built"))
        parser.addFlag("version", help: translated("Print the version and exit"))
        let values = try parser.parse(
            arguments, summary: translated("Shows a Swift page and updates it every time you save."))
        (name, id, license) = (values["name"], values["id"], values["license"])
        command = try Self.command(parser.operands, output: values["output"])
        path =
            command != nil ? nil : parser.named.map { $0.hasPrefix("file:") ? GtkKit.path(ofURI: $0) ?? $0 : $0 }
        isPresenting = values["present"] != nil
        isTrusted = values["trusted"] != nil
        replay = values["replay"]
        isMuted = values["mute"] != nil
        screenshot = values["screenshot"]
        isBenchmark = values["benchmark"] != nil
        printsVersion = values["version"] != nil
        for option in ["name", "id", "license"] where values[option] != nil {
            if case .export = command { break }
            throw .unexpected("--\(option)")
        }
        if case .play = command { return }
        if path == nil, let option = screenshot != nil ? "--screenshot" : isPresenting ? "--present" : nil {
            // Translators: {text} is a command-line option, such as --screenshot.
            throw OptionParser.ParseError(message: filled(translated("{text} requires a page"), ["text": option]))
        }
    }

    private static func command(
        _ operands: [String], output: String?
    ) throws(OptionParser.ParseError) -> Command? {
        var command: Command?
        switch operands.first {
        case "init": command = .initialize
        case "export":
            guard operands.count == 3 else {
                // Translators: Keep “peekaboard-live export”. PAGE and FOLDER are placeholders.
                throw OptionParser.ParseError(message: translated("Usage: peekaboard-live export PAGE FOLDER"))
            }
            command = .export(page: operands[1], folder: operands[2])
        case "build":
            guard operands.count == 2, let output else {
                // Translators: Keep “peekaboard-live build” and “--output”. FOLDER and MODULE are placeholders.
                let usage = translated("Usage: peekaboard-live build --output MODULE FOLDER")
                throw OptionParser.ParseError(message: usage)
            }
            return .build(operands[1], module: output)
        case "play":
            guard operands.count == 2 else {
                // Translators: Keep “peekaboard-live play”. MODULE is a placeholder.
                throw OptionParser.ParseError(message: translated("Usage: peekaboard-live play MODULE"))
            }
            command = .play(module: operands[1])
        default: break
        }
        if output != nil { throw .unexpected("--output") }
        if operands.count > 1, command == nil || command == .initialize { throw .unexpected(operands[1]) }
        return command
    }

    /// Whether the file is a saved session.
    var isSession: Bool { path?.hasSuffix(".\(SavedSession.fileExtension)") == true }

    /// Whether the page is in a link.
    var isLink: Bool { path.map(PageAddress.isAddress) ?? false }

    /// Whether the file contains a page that somebody has sent.
    var isPageFile: Bool { path?.hasSuffix(PageFile.ending) == true }

    /// The message if the page cannot be opened; `nil` if it can, or if none was given.
    var refusal: String? {
        guard let path, !isSession else { return nil }
        if isLink { return (try? PageAddress(path)) == nil ? PageAddress.Problem.damaged.message : nil }
        if isPageFile {
            do throws(PageFile.Problem) {
                _ = try PageFile.page(at: path)
                return nil
            } catch {
                return error.message(file: path)
            }
        }
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
