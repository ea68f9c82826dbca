// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageLink
import PageSource
import Scene
import Testing

/// The pages that come with the program.
struct ShippedPageTests {
    @Test(arguments: [
        ("Memory", "Pairs board"), ("Pentominoes", "Pentomino board"), ("Passcode", "Passcode board"),
        ("Jump", "Live View"),
    ])
    func eachPageIsBuiltAndShowsItsBoard(name: String, board: String) throws {
        let playground = try Playground(path: dataFolder.appending(path: "pages/\(name).swift").path)
        let running = try run(playground.pages[0])
        #expect(try running.loaded().name == board)
        #expect(running.output == "" && running.errors == "")
    }

    @Test func playgroundHasTwoPagesThatShareSourcesAndResources() throws {
        let playground = try Playground(path: dataFolder.appending(path: "pages/Garden.playground").path)
        #expect(playground.pages.map(\.name) == ["Leaves", "Pond"])
        let leaves = try run(playground.pages[0])
        #expect(try leaves.loaded().name == "Pairs board")
        let uri = dataFolder.appending(path: "pages/Garden.playground/Resources/leaf.svg").absoluteString
        #expect(leaves.scene?.plates[0].picture == .custom(uri: uri))
        #expect(leaves.scene?.pieces.count == 12)
        let pond = try run(playground.pages[1])
        #expect(try pond.loaded().name == "Passcode board")
        #expect(pond.scene?.background == Color(rgb: 0x2A6F77))
        for running in [leaves, pond] { #expect(running.output == "" && running.errors == "") }
    }

    private func run(_ page: Playground.Page) throws -> RunningPage {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let built = try BuiltPage(page, in: folder)
        return try RunningPage(built, data: dataFolder.path)
    }
}
