// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PasscodeRules
import Scene
import Testing

/// The descriptions of the pieces of Passcode.
@MainActor struct PasscodeAccessibilityTests {
    private let play = PasscodePlay()
    private var board: PasscodeBoard { play.board }
    private var targets: [Int] { play.game.targets[play.game.round] }

    @Test func driftingAndFlyingCirclesAreDescribedByTheirNumbers() {
        for number in 1...12 {
            #expect(board.description(of: number - 1) == .circle(number))
            play.activate(number)
            #expect(board.description(of: number - 1) == .circle(number))
        }
    }

    @Test func circleOnItsBaseIsDescribedAsSuchAndARemovedOneIsNot() {
        let round = targets
        for (base, number) in round.prefix(3).enumerated() {
            play.tapTarget()
            play.pass(1.3)
            #expect(board.description(of: number - 1) == .circleOnBase(number, base: base))
            #expect(board.description(of: play.base(base)) == .baseFilled(base))
        }
        play.tapTarget()
        play.pass(1.3)
        for number in round { #expect(board.description(of: number - 1) == nil) }
    }

    @Test func basesAreDescribedByTheNumberTheyNeed() {
        for round in 0..<3 {
            for (base, number) in targets.enumerated() {
                #expect(board.description(of: play.base(base)) == .base(base, target: number))
            }
            play.tapTarget()
            #expect(board.description(of: play.base(0)) == .base(0, target: targets[0]), "the base is not filled yet")
            play.winRound()
            play.pass(2)
            #expect(play.game.round == round + 1)
            play.waitForCard()
        }
        for base in 0..<4 { #expect(board.description(of: play.base(base)) == nil, "it must have none at the end") }
    }

    @Test func laterTargetsAreHiddenUntilTheirTurn() {
        board.showsNext = false
        for aim in 0..<4 {
            for base in 0..<4 {
                let description = board.description(of: play.base(base))
                #expect(description == (base <= aim ? .base(base, target: targets[base]) : .baseInactive(base)))
                let plate = board.scene.plates[play.pieces[play.base(base)].front]
                #expect(plate.picture == .text(base <= aim ? "\(targets[base])" : "?"))
            }
            // A wrong tap reveals nothing.
            play.activate(play.wrongNumber)
            if aim < 3 { #expect(board.description(of: play.base(3)) == .baseInactive(3)) }
            play.tapTarget()
        }
        board.showsNext = true
        play.pass(1.3)
        #expect(board.description(of: play.base(3)) == .base(3, target: targets[3]))
    }

    @Test func cardsAreDescribedAsTurnedOverAndShown() {
        for card in 0..<3 { #expect(board.description(of: play.card(card)) == .cardFaceDown(card)) }
        play.winRound()
        #expect(board.description(of: play.card(0)) == .cardFaceUp(0, isShown: true))
        #expect(board.description(of: play.card(1)) == .cardFaceDown(1))
        play.key(.escape)
        #expect(board.description(of: play.card(0)) == .cardFaceUp(0, isShown: false))
    }

    @Test func decorativePiecesHaveNoDescription() {
        for piece in play.pieces.indices where piece >= 19 { #expect(board.description(of: piece) == nil) }
        for piece in [-1, play.pieces.count, 1000] { #expect(board.description(of: piece) == nil) }
        #expect(play.pieces.count > 19)
    }

    @Test func captionsOfShippedCardsAreTranslatedAndCustomOnesAreNot() {
        board.translate = { "<\($0)>" }
        #expect(board.captions[0].title == "<Lighthouse>")
        #expect(board.captions[1].text.hasPrefix("<The first passengers"))
        board.card1Title = "Ours"
        #expect(board.captions[0].title == "Ours")
        #expect(board.captions[0].text.hasPrefix("<Neighboring"))
        // With more rounds than cards, the captions start over.
        board.chosenSetup = PasscodeSetup(circleCount: 24)
        board.deal(seed: 1, at: play.now)
        #expect(board.captions[3].title == "Ours" && board.captions[5].title == "<Tree house>")
    }

    @Test func accessibilityStateChangesWithEachDescription() {
        let changes: [(String, (PasscodePlay) -> Void)] = [
            ("tap", { $0.tapTarget() }), ("landing", { $0.pass(1.3) }), ("next", { $0.board.showsNext = false }),
            ("next", { $0.board.showsNext = true }), ("title", { $0.board.card1Title = "Ours" }),
            ("words", { $0.board.card3Text = "Our words" }), ("language", { $0.board.translate = { "<\($0)>" } }),
            ("won", { $0.winRound() }), ("back", { $0.key(.escape) }), ("again", { $0.receive(.activate($0.card(0))) }),
            ("deal", { $0.board.deal(seed: 3, at: $0.now) }),
        ]
        for (name, change) in changes {
            let (accessibilityState, before) = (board.accessibilityState, names)
            change(play)
            #expect(names == before || board.accessibilityState != accessibilityState, "\(name)")
        }
    }

    /// Everything that descriptions depend on.
    private var names: [String] {
        play.pieces.indices.map { "\(String(describing: board.description(of: $0)))" }
            + board.captions.map { "\($0)" }
    }
}
