// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Testing

@testable import PeekaboardModel

/// The command-line options.
struct OptionsTests {
    private func problem(_ values: [String: String]) -> String? {
        do throws(Options.ParseError) {
            _ = try Options(values)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func deckIsRecognizedByItsExtension() throws {
        var options = try Options([:])
        for name in ["a b.peekdeck", "/decks/a.peekdeck", "file:///decks/a.peekdeck"] {
            try options.open(name)
            #expect(options.file == name)
        }
        for name in ["surplus", "a.zip", ""] {
            #expect(throws: Options.ParseError.self) { try options.open(name) }
        }
    }

    @Test func thereAreNoOptionsByDefault() throws {
        let options = try Options([:])
        #expect(options.board == nil && options.seed == nil && options.screenshot == nil && options.benchmark == nil)
        #expect(!options.isMuted && !options.isDemo && !options.printsVersion && !options.isService)
        #expect(!options.isAutomatedRun && !options.needsOwnProcess)
    }

    @Test(arguments: allBoards) func boardIsChosenByItsName(_ name: String) throws {
        let options = try Options(["board": name])
        #expect(options.board == name && !options.needsOwnProcess)
    }

    @Test(arguments: ["chess", "", "Memory", "memory ", "pentomino"]) func unknownBoardIsRefused(_ name: String) {
        #expect(problem(["board": name]) == "Unknown board: \(name)")
        if !name.isEmpty { #expect(problem(["benchmark": name]) == "Unknown board: \(name)") }
    }

    @Test(arguments: [("0", 0), ("7", 7), ("18446744073709551615", .max)] as [(String, UInt64)])
    func seedIsAWholeNumber(text: String, seed: UInt64) throws {
        let options = try Options(["seed": text])
        #expect(options.seed == seed && options.needsOwnProcess && !options.isAutomatedRun)
    }

    @Test(arguments: ["x", "-1", "", "1.5", "0x7", " 7", "18446744073709551616", "7 "])
    func anythingElseIsRefusedAsASeed(_ text: String) {
        #expect(problem(["seed": text]) == "Invalid seed \(text): use a whole number, 0 or greater")
    }

    @Test func switchesAreParsed() throws {
        #expect(try Options(["mute": ""]).isMuted)
        #expect(try Options(["version": ""]).printsVersion)
        #expect(try !Options(["mute": ""]).needsOwnProcess)
    }

    @Test(arguments: [["demo": ""], ["screenshot": "a.png"], ["benchmark": ""], ["demo": "", "screenshot": "a.png"]])
    func demosScreenshotsAndBenchmarksStandAlone(values: [String: String]) throws {
        let options = try Options(values)
        #expect(options.isAutomatedRun && options.needsOwnProcess)
    }

    @Test(arguments: ["a.csv", "/b c/D.JSON", "-"]) func resultsAreExportedToAFileOrStandardOutput(_ file: String)
        throws
    {
        #expect(try Options(["export-results": file]).exportFile == file)
    }

    @Test(arguments: ["", "a.txt", "csv", "a.csv "]) func exportNeedsAFormat(_ file: String) {
        #expect(
            problem(["export-results": file]) == "Could not save \(file): the name must end with .csv or .json")
    }

    @Test func screenshotHasAFile() throws {
        #expect(try Options(["screenshot": "a b.png"]).screenshot == "a b.png")
    }

    @Test(arguments: ["", "all"]) func benchmarkMeasuresAllBoards(_ name: String) throws {
        let options = try Options(["benchmark": name])
        #expect(options.benchmark == allBoards && options.board == "memory")
    }

    @Test(arguments: allBoards) func benchmarkOfOneBoardShowsIt(_ name: String) throws {
        let options = try Options(["benchmark": name])
        #expect(options.benchmark == [name] && options.board == name)
    }

    @Test func requestedBoardIsShownWhileAnotherIsMeasured() throws {
        let options = try Options(["benchmark": "passcode", "board": "memory"])
        #expect(options.benchmark == ["passcode"] && options.board == "memory")
    }

    @Test func serviceHasNoOtherOptions() throws {
        #expect(try Options(["gapplication-service": ""]).isService)
        let values = ["seed": "7", "export-results": "-"]
        for other in Options.all where other.help != nil {
            #expect(
                problem(["gapplication-service": "", other.name: values[other.name, default: "memory"]])
                    == "--gapplication-service can’t be combined with other options")
        }
    }

    @Test func eachOptionIsListedOnceWithADescription() {
        let names = Options.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Options.all.filter { $0.help == nil }.map(\.name) == ["gapplication-service"])
        #expect(Options.all.allSatisfy { $0.help?.isEmpty != true })
        guard case .required(let boards) = Options.all[0].value else {
            Issue.record("the option lists no boards")
            return
        }
        #expect(boards == allBoards.joined(separator: "|"))
    }

    @Test func summaryIsOneLine() { #expect(Options.summary == "Puzzles you can reshape as you play.") }
}
