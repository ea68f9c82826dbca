// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import Testing

/// Changing the deck during a game.
@MainActor struct LiveDeckTests {
    /// Ten pairs of a picture and its word, and a back.
    private static let words = Deck(
        folder: "file:///decks/words",
        groups: (1...10).map { number in
            Deck.Group([
                Deck.Face(name: "thing \(number)", picture: .custom(uri: "file:///decks/words/\(number).a.png")),
                Deck.Face(name: "word \(number)", picture: .text("word \(number)")),
            ])
        }, back: .custom(uri: "file:///decks/words/b.png"))

    @Test(arguments: Moment.allCases, [true, false])
    func itsFacesAppearImmediatelyAndTheGameIsUnchanged(moment: Moment, motion: Bool) {
        for deck in [Deck.shapes, .letters, .numbers, Self.words] {
            let (played, untouched) = (moment.board(motion: motion), moment.board(motion: motion))
            let (changes, accessibilityState) = (played.changes, played.board.accessibilityState)
            played.board.faces = deck
            #expect(played.changes > changes)
            #expect(played.board.accessibilityState != accessibilityState)
            #expect(showsItsFaces(played, of: deck))
            #expect(isSameButForFaces(played, untouched))
            for pause in [1.0 / 60, 0.1, 0.3, 0.5, 2, 10] {
                for board in [played, untouched] { board.pass(pause) }
                #expect(isSameButForFaces(played, untouched))
                #expect(showsItsFaces(played, of: deck))
            }
        }
    }

    @Test(arguments: Moment.allCases)
    func gameCanBePlayedToItsEndAfterwards(moment: Moment) {
        let played = moment.board()
        played.board.faces = Self.words
        if moment == .laidOut { played.board.open(at: played.now) }
        played.rest()
        played.findAll()
        #expect(played.isOver)
        #expect(played.pieces.allSatisfy { !$0.isPresent })
    }

    @Test func firstCardOfTheDealHasTheFirstFace() {
        for seed in 0..<100 as Range<UInt64> {
            let played = PlayedBoard(setup: MemorySetup(), seed: seed, opened: false, deck: Self.words)
            for number in 1...8 {
                let (first, second) = played.cards(showing: number)
                #expect(played.board.face(of: first) == Self.words.groups[number - 1].faces[0])
                #expect(played.board.face(of: second) == Self.words.groups[number - 1].faces[1])
            }
            #expect(showsItsFaces(played, of: Self.words))
        }
    }

    @Test func gamesUseDifferentCardsOfAMixedDeck() {
        let groups = (1...40).map { Deck.Group(Deck.Face(name: "\($0)", picture: .text("\($0)"))) }
        let deck = Deck(folder: "file:///mixed", groups: groups, back: nil, isMixed: true)
        var seen: Set<String> = []
        for seed in 0..<40 as Range<UInt64> {
            let played = PlayedBoard(setup: MemorySetup(), seed: seed, opened: false, deck: deck)
            let again = PlayedBoard(setup: MemorySetup(), seed: seed, opened: false, deck: deck)
            let names = played.pieces.indices.map { played.board.face(of: $0).name }
            #expect(names == again.pieces.indices.map { again.board.face(of: $0).name })
            #expect(Dictionary(grouping: names) { $0 }.values.allSatisfy { $0.count == 2 } && Set(names).count == 8)
            for card in played.pieces.indices {
                #expect(played.board.scene.plates[played.pieces[card].front].picture == .text(names[card]))
            }
            seen.formUnion(names)
        }
        #expect(seen.count == 40)
    }

    @Test(arguments: [2, 3]) func anyFaceOfAMixedDeckCanComeFirst(groupSize: Int) {
        let groups = (1...8).map { number in
            Deck.Group((0..<groupSize).map { Deck.Face(name: "\(number) \($0)", picture: .text("\(number) \($0)")) })
        }
        let deck = Deck(folder: "file:///mixed", groups: groups, back: nil, isMixed: true)
        let setup = MemorySetup(columns: 4, rows: 3, groupSize: groupSize, players: .people(1))
        var first: [String: Int] = [:]
        for seed in 0..<300 as Range<UInt64> {
            let played = PlayedBoard(setup: setup, seed: seed, opened: false, deck: deck)
            let names = played.pieces.indices.map { played.board.face(of: $0).name }
            #expect(Set(names).count == 12, "each card of a group has another face")
            first[String(names[0].last!), default: 0] += 1
        }
        #expect(first.count == groupSize && first.values.allSatisfy { $0 > 200 / groupSize })
    }

    @Test func differentFacesOfOneNumberAreAPair() {
        let played = PlayedBoard(setup: MemorySetup(), deck: Self.words)
        let (first, second) = played.cards(showing: 4)
        #expect(played.board.face(of: first) != played.board.face(of: second))
        played.tap(second, first)
        #expect(played.game.groupsFound == 1)
    }

    @Test func cardsAreDescribedByTheirNewNames() {
        let played = PlayedBoard()
        let (first, second) = played.cards(showing: 3)
        played.tap(second)
        played.board.faces = Self.words
        #expect(played.board.description(of: second)?.face == "word 3")
        #expect(played.board.description(of: first)?.face == nil)
    }

    @Test func backOfTheDeckIsUsedUnlessAnotherIsChosen() {
        let played = PlayedBoard()
        func back() -> Picture? { played.board.scene.plates[played.pieces[0].back].picture }
        played.board.faces = Self.words
        #expect(back() == Self.words.back)
        played.board.backImage = .shipped
        #expect(back() == .shipped("cards/b.svg"))
        played.board.backImage = .plain
        #expect(back() == Self.words.back)
        played.board.faces = .shapes
        #expect(back() == nil)
    }

    /// When a picture in the folder changes, the deck is read again.
    @Test func changedDeckWithTheSameNameIsShown() {
        let played = PlayedBoard()
        played.board.faces = Self.words
        let changed = Deck(folder: Self.words.id, groups: Self.words.groups.reversed(), back: nil)
        played.board.faces = changed
        #expect(showsItsFaces(played, of: changed))
    }

    @Test func sameDeckAgainChangesNothing() {
        let played = PlayedBoard()
        let (changes, accessibilityState) = (played.changes, played.board.accessibilityState)
        played.board.faces = .animals
        #expect(played.changes == changes)
        #expect(played.board.accessibilityState == accessibilityState)
    }

    @Test func newDealUsesTheDeck() {
        let played = PlayedBoard()
        played.board.faces = Self.words
        played.deal(seed: 5)
        #expect(played.board.faces == Self.words)
        #expect(showsItsFaces(played, of: Self.words))
    }

    /// Returns whether each card has the deck's picture for its number.
    private func showsItsFaces(_ played: PlayedBoard, of deck: Deck) -> Bool {
        played.pieces.indices.allSatisfy { card in
            let number = played.game.deal.numbers[card]
            let faces = deck.groups[number - 1].faces
            let face = played.cards(showing: number).0 == card ? faces[0] : faces[1 % faces.count]
            return played.board.scene.plates[played.pieces[card].front].picture == face.picture
                && played.board.face(of: card) == face
        }
    }

    private func isSameButForFaces(_ a: PlayedBoard, _ b: PlayedBoard) -> Bool {
        let pieces = zip(a.pieces, b.pieces).allSatisfy { one, other in
            var one = one
            one.front = other.front
            return one == other
        }
        return pieces && a.game == b.game && a.reported == b.reported && a.board.activity == b.board.activity
            && a.board.isPeeking == b.board.isPeeking && a.board.isOpening == b.board.isOpening
    }
}
