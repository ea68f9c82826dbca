import BoardKinds
import Boards
import LightsOutRules
import Testing

@MainActor struct LightsOutWordsTests {
    private let board = LightsOutBoard(setup: LightsOutSetup(level: .easy), seed: 7)
    private var words: LightsOutWords { LightsOutWords(board: board) }

    @Test func aSquareIsNamedByItsPlaceAndItsLight() {
        for square in Lights.squares {
            let light = board.game.lights.contains(square) ? "on" : "off"
            #expect(words.name(of: square) == "Row \(square / 5 + 1), column \(square % 5 + 1), \(light)")
        }
        #expect(words.name(of: 25) == nil && words.name(of: 50) == nil)
    }

    @Test func aHintIsAnnouncedAndIsPartOfTheName() throws {
        board.showHint(at: 0)
        let square = try #require(board.game.hinted)
        let place = "row \(square / 5 + 1), column \(square % 5 + 1)"
        #expect(words.announcement(of: .hinted(square))?.text == "Press \(place)")
        #expect(words.name(of: square)?.hasSuffix(", hint") == true)
    }

    @Test func theStateIsOnePhrase() {
        let count = board.game.lights.count
        #expect(words.state == "\(count) lights on, 0 presses")
        board.handle(.activate(12), at: 0)
        board.showHint(at: 0)
        #expect(words.state == "\(board.game.lights.count) lights on, 1 press, 1 hint")
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
