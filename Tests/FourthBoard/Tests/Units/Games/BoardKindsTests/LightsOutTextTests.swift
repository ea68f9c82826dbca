// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import LightsOutRules
import Testing

@MainActor struct LightsOutTextTests {
    private let board = LightsOutBoard(setup: LightsOutSetup(level: .easy), seed: 7)
    private var text: LightsOutText { LightsOutText(board: board) }

    @Test func squareIsNamedByItsPositionAndItsLight() {
        for square in Lights.squares {
            let light = board.game.lights.contains(square) ? "on" : "off"
            #expect(text.name(of: square) == "Row \(square / 5 + 1), column \(square % 5 + 1), \(light)")
        }
        #expect(text.name(of: 25) == nil && text.name(of: 50) == nil)
    }

    @Test func hintIsAnnouncedAndIsPartOfTheName() throws {
        board.showHint(at: 0)
        let square = try #require(board.game.hinted)
        let place = "row \(square / 5 + 1), column \(square % 5 + 1)"
        #expect(text.announcement(of: .hinted(square))?.text == "Press \(place)")
        #expect(text.name(of: square)?.hasSuffix(", hint") == true)
    }

    @Test func stateIsOnePhrase() {
        let count = board.game.lights.count
        #expect(text.state == "\(count) lights on, 0 presses")
        board.receive(.activate(12), at: 0)
        board.showHint(at: 0)
        #expect(text.state == "\(board.game.lights.count) lights on, 1 press, 1 hint")
    }

    @Test func eachEventHasItsSound() {
        let sounds = [LightsOutGame.Event.pressed(0), .undone(0), .redone(0), .hinted(0), .finished]
            .map(LightsOutKind.sound)
        #expect(sounds == ["turn", "glide", "turn", "peek", "won"])
    }

    @Test func categoriesHaveTitles() {
        let results = LightsOutKind.results
        #expect(results.category("5x5 easy") == "Easy")
        #expect(results.category("7x7") == "7x7")
    }
}
