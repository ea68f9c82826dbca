// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import GtkKit
import TemporaryFolders
import Testing

@testable import PeekaboardLive

/// The command line of Peekaboard Live.
struct LiveOptionsTests {
    private let folder = TemporaryFolder()

    private func options(_ arguments: String...) throws(OptionParser.ParseError) -> LiveOptions {
        try LiveOptions(["peekaboard-live"] + arguments)
    }

    @Test func withoutArgumentsThePageIsChosenInTheWindow() throws {
        let options = try options()
        #expect(options.path == nil && options.screenshot == nil && options.refusal == nil)
        #expect(!options.isPresenting)
        #expect(!options.isMuted && !options.isTrusted && !options.isBenchmark && !options.printsVersion)
    }

    @Test func eachOptionIsParsed() throws {
        #expect(try options("--mute").isMuted)
        #expect(try options("--trusted").isTrusted)
        #expect(try options("--benchmark").isBenchmark)
        #expect(try options("--version").printsVersion)
        #expect(try options("--present", "Page.swift").isPresenting)
        #expect(try options("Page.swift").path == "Page.swift")
        #expect(try options("--screenshot", "x.png", "Page.swift").screenshot == "x.png")
    }

    @Test func linkIsOpenedIfItContainsAPage() throws {
        let link = try PageAddress(name: "Ball", text: "print(1)\n").address
        #expect(try options(link).isLink && options(link).refusal == nil)
        #expect(try options(String(link.dropLast(8))).refusal == "This link to a page is damaged")
        #expect(try !options("Page.swift").isLink)
    }

    @Test func pageFileIsOpenedIfItContainsAPage() throws {
        let file = folder.write("a.peekpage", "PK no page")
        #expect(try options(file).isPageFile)
        #expect(
            try options(file).refusal == "\(file) can’t be opened as a page: the file is damaged or incomplete")
    }

    @Test func commandsAboutProgramsAreParsed() throws {
        let export = try options("export", "Page.swift", "Out", "--name", "A", "--id", "a.b.c", "--license=MIT")
        #expect(export.command == .export(page: "Page.swift", folder: "Out") && export.path == nil)
        #expect(export.name == "A" && export.id == "a.b.c" && export.license == "MIT")
        #expect(try options("build", "Out", "-o", "a.so").command == .build("Out", module: "a.so"))
        #expect(try options("build", "--output=a.so", "Out").command == .build("Out", module: "a.so"))
        #expect(try options("play", "a.so", "--screenshot", "x.png").command == .play(module: "a.so"))
        #expect(try options("init").command == .initialize)
    }

    @Test(arguments: [
        ["export"], ["export", "Page.swift"], ["build", "Out"], ["build", "-o", "a.so"], ["play"], ["play", "a", "b"],
        ["init", "a"], ["Page.swift", "--name", "A"], ["play", "a.so", "--id", "a.b.c"], ["Page.swift", "-o", "a.so"],
        ["export", "a", "b", "c"],
    ])
    func incompleteCommandIsRefusedInOneLine(arguments: [String]) {
        let problem = #expect(throws: OptionParser.ParseError.self) { try LiveOptions(["peekaboard-live"] + arguments) }
        #expect(problem?.message.contains("\n") == false)
    }

    @Test func addressOfAFileIsItsPath() throws {
        #expect(try options("file:///tmp/My%20Page.swift").path == "/tmp/My Page.swift")
    }

    @Test func unknownOptionIsRefused() {
        #expect(throws: OptionParser.ParseError.self) { try options("--frobnicate") }
    }

    @Test func onlyOnePageIsAccepted() {
        #expect(throws: OptionParser.ParseError.self) { try options("a.swift", "b.swift") }
    }

    @Test(arguments: [["--screenshot", "x.png"], ["--present"]])
    func optionAboutAPageNeedsOne(arguments: [String]) {
        let problem = #expect(throws: OptionParser.ParseError.self) { try LiveOptions(["peekaboard-live"] + arguments) }
        #expect(problem?.message.hasPrefix(arguments[0] + " ") == true)
    }

    @Test func filesThatCannotBeShownAreRefusedByName() throws {
        let text = folder.file("words.txt")
        #expect(try options(folder.file("none.swift")).refusal == "Could not read \(folder.file("none.swift"))")
        #expect(fileIsMade(at: text))
        #expect(try options(text).refusal == "\(text) is not a Swift file or a playground")
        let bundle = TemporaryFolder(path: folder.file("Empty.playground"))
        #expect(try options(bundle.path).refusal == "\(bundle.path) contains no pages")
    }
}

/// Creates an empty file. Returns whether that succeeded.
private func fileIsMade(at path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    return fclose(file) == 0
}
