// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene
import Testing

@testable import Boards

/// The choices for the current and the next game, and the values that are refused.
@MainActor struct ChoicesTests {
    private let played = PlayedBoard()

    @Test func sizesAndPeekLimitsOnOfferAreFixed() {
        #expect(choices(of: "size") == ["2x2", "3x3", "4x3", "4x4", "6x3", "6x4", "6x6", "9x6", "8x8", "10x10"])
        #expect(choices(of: "groupSize") == ["2", "3"])
        #expect(choices(of: "players").count == 7)
        #expect(choices(of: "deck") == Deck.shipped.map(\.id))
        #expect(choices(of: "peeksAllowed").starts(with: ["any", "0", "1"]))
    }

    @Test func choicesHaveUniqueTitlesAndIncludeTheDefault() {
        for property in played.board.liveProperties {
            guard case .choice(let choices, _) = property.kind else { continue }
            #expect(Set(choices.map(\.id)).count == choices.count, "\(property.name)")
            #expect(Set(choices.map(\.title)).count == choices.count, "\(property.name)")
            #expect(choices.contains { .choice($0.id) == property.defaultValue }, "\(property.name)")
        }
    }

    @Test func withEnoughFacesEachChoiceIsPossible() {
        played.board.faces = .numbers
        // A deck with too few faces for the next size reduces it, so the deck comes first.
        for name in ["deck", "groupSize", "size", "players", "peeksAllowed"] {
            for choice in choices(of: name) {
                #expect(property(name).refusal(.choice(choice)) == nil)
                property(name).write(.choice(choice))
                #expect(property(name).read() == .choice(choice))
                if name == "deck" { #expect(played.board.deck == choice) }
            }
        }
        #expect(played.board.nextSetup == MemorySetup(columns: 10, rows: 10, players: .computer(.hard)))
        #expect(played.board.peekLimit == 5)
    }

    @Test func onlyTheSetupWaitsForTheNextGame() {
        let waiting = played.board.liveProperties.filter(\.waitsForNextGame).map(\.name)
        #expect(Set(waiting) == ["groupSize", "size", "players"])
    }

    @Test(arguments: Moment.allCases)
    func newSetupTakesEffectWithTheNextDeal(moment: Moment) {
        let (played, untouched) = (moment.board(), moment.board())
        let next = MemorySetup(columns: 6, rows: 6, players: .computer(.easy))
        played.board.nextSetup = next
        for pause in [0, 0.1, 0.5, 2, 20] {
            for board in [played, untouched] { board.pass(pause) }
            #expect(played.board.setup == MemorySetup())
            #expect(played.game == untouched.game)
            #expect(played.pieces == untouched.pieces)
            #expect(played.board.scene.size == untouched.board.scene.size)
            #expect(played.board.activity == untouched.board.activity)
        }
        played.deal(seed: 3)
        #expect(played.board.setup == next)
        #expect(played.pieces.count == 36)
        #expect(played.game.groupsWon == [0, 0])
        #expect(played.game.deal == Deal(columns: 6, rows: 6, seed: 3))
        played.deal(seed: 4)
        #expect(played.board.setup == next, "all later deals must have it too")
    }

    @Test func sizeThatIsNotOnOfferCanBeSetToo() {
        property("size").write(.choice("5x4"))
        #expect(played.board.nextSetup == MemorySetup(columns: 5, rows: 4))
    }

    @Test(arguments: [("8x8", 32), ("10x10", 50), ("19x2", 19)])
    func sizeThatNeedsMoreFacesThanTheDeckHasIsRefused(size: String, needs: Int) {
        let refusal = BoardProperty.Refusal.tooFewFaces(has: Deck.animals.groups.count, needs: needs)
        expectRefusal(of: size, as: refusal, by: "size")
    }

    @Test func deckWithTooFewFacesForTheBoardIsRefused() {
        let played = PlayedBoard(setup: MemorySetup(columns: 8, rows: 8), deck: .numbers)
        let property = played.board.liveProperties.first { $0.name == "deck" }
        #expect(property?.refusal(.choice("animals")) == .tooFewFaces(has: Deck.animals.groups.count, needs: 32))
        #expect(property?.refusal(.choice("letters")) == .tooFewFaces(has: 26, needs: 32))
        let before = (played.changes, played.board.scene.plates)
        property?.write(.choice("letters"))
        #expect(played.board.faces == .numbers)
        #expect(played.changes == before.0)
        #expect(played.board.scene.plates == before.1)
        property?.write(.choice("shapes"))
        #expect(played.board.faces == .shapes)
    }

    @Test(arguments: [
        ("groupSize", "1"), ("groupSize", "4"), ("groupSize", "03"), ("groupSize", "three"), ("groupSize", ""),
        ("size", "5x5"), ("size", "1x2"), ("size", "11x10"), ("size", "large"), ("size", ""), ("players", "people 0"),
        ("players", "people 5"), ("players", "computer"), ("players", ""), ("deck", "dogs"), ("deck", ""),
        ("deck", "file:///decks/none"), ("peeksAllowed", "-1"), ("peeksAllowed", "many"), ("peeksAllowed", ""),
    ])
    func unknownChoicesAreRefused(name: String, choice: String) {
        expectRefusal(of: choice, as: .unknown(choice), by: name)
    }

    @Test func valueOfTheWrongKindIsRefused() {
        for name in ["groupSize", "size", "players", "deck", "peeksAllowed"] {
            #expect(property(name).refusal(.number(4)) == .unknown(""))
            #expect(property(name).refusal(.picture(.plain)) == .unknown(""))
        }
    }

    @Test func knownFolderCanBeChosenIfItHasEnoughFaces() {
        let faces = (1...9).map { Deck.Group(Deck.Face(name: "\($0)", picture: .custom(uri: "file:///d/\($0).png"))) }
        let deck = Deck(folder: "file:///d", groups: faces, back: nil)
        let small = Deck(folder: "file:///s", groups: Array(faces.prefix(7)), back: nil)
        played.board.userDecks = [deck.id: deck, small.id: small]
        expectRefusal(of: small.id, as: .tooFewFaces(has: 7, needs: 8), by: "deck")
        property("deck").write(.choice(deck.id))
        #expect(played.board.faces == deck)
        #expect(property("deck").read() == .choice(deck.id))
        expectRefusal(of: "6x6", as: .tooFewFaces(has: 9, needs: 18), by: "size")
    }

    /// Two numbers with the same face would be indistinguishable.
    @Test func withAnyChoicesEachNumberOfTheNextGameHasItsOwnFace() {
        for seed in 0..<2000 as Range<UInt64> {
            var actions = RandomActions(seed: seed, switchesMotion: false, meetsComputer: true)
            let played = PlayedBoard()
            for _ in 0..<6 {
                let name = ["deck", "size", "groupSize"][actions.number(below: 3)]
                guard let property = played.board.liveProperties.first(where: { $0.name == name }) else { return }
                guard case .choice(let choices, _) = property.kind else { return }
                property.write(.choice(choices[actions.number(below: choices.count)].id))
                if actions.number(below: 3) == 0 { played.deal(seed: seed) }
            }
            played.deal(seed: seed)
            guard played.board.faces.groups.count >= played.game.deal.groups else {
                let (deck, size) = (played.board.deck, played.board.setup.sizeNotation)
                Issue.record("seed \(seed): \(size) was dealt with \(deck)")
                return
            }
        }
    }

    /// The player's choice for the next game survives games that are shown in between.
    @Test func restoredGameKeepsTheChoiceForTheNextGame() throws {
        property("size").write(.choice("6x6"))
        property("players").write(.choice("people 2"))
        try played.board.restore(MemorySetup(), seed: 3, record: [.turn(0)], at: played.now)
        #expect(property("size").read() == .choice("6x6"))
        #expect(property("players").read() == .choice("people 2"))
    }

    @Test func replayKeepsTheChoiceForTheNextGame() {
        property("size").write(.choice("6x6"))
        played.board.replay(MemorySetup(columns: 2, rows: 2), seed: 3, record: [.turn(0)], at: played.now)
        #expect(property("size").read() == .choice("6x6"))
    }

    private func property(_ name: String) -> BoardProperty {
        let properties = played.board.liveProperties
        return properties[properties.firstIndex { $0.name == name } ?? 0]
    }

    private func choices(of name: String) -> [String] {
        guard case .choice(let choices, _) = property(name).kind else { return [] }
        return choices.map(\.id)
    }

    /// Expects that a choice is refused, and that writing it changes nothing.
    private func expectRefusal(of choice: String, as refusal: BoardProperty.Refusal, by name: String) {
        #expect(property(name).refusal(.choice(choice)) == refusal)
        let board = played.board
        let before = (board.liveProperties.map { $0.read() }, board.scene.plates, played.changes, board.nextSetup)
        property(name).write(.choice(choice))
        #expect(board.liveProperties.map { $0.read() } == before.0)
        #expect(board.scene.plates == before.1)
        #expect(played.changes == before.2)
        #expect(board.nextSetup == before.3)
    }
}
