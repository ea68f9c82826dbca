// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Scene
import TestStages
import Testing

/// Changes every live property at each moment of a game: before, during, and after a turn, a fade, a reveal, and a
/// peek. New properties are included automatically.
@MainActor struct LivePropertiesInPlayTests {
    @Test(arguments: Moment.allCases, [true, false])
    func newValueIsAcceptedImmediatelyAndIsHarmless(moment: Moment, motion: Bool) {
        forEachChange(at: moment, motion: motion) { property, value, played, untouched in
            #expect(property.read() == value)
            #expect(played.game == untouched.game)
            #expect(played.board.seed == untouched.board.seed)
            #expect(played.board.isPeeking == untouched.board.isPeeking)
            #expect(isAlike(played, untouched), "pieces must not jump")
        }
    }

    @Test(arguments: Moment.allCases, [true, false])
    func animationsInProgressContinueUnchanged(moment: Moment, motion: Bool) {
        forEachChange(at: moment, motion: motion) { property, _, played, untouched in
            // A pair that is face up now stays for the new time.
            guard property.name != "revealTime" || played.game.open.count < 2 else { return }
            for _ in 0..<12 {
                for board in [played, untouched] { board.pass(1.0 / 60) }
                #expect(isAlike(played, untouched))
            }
        }
    }

    @Test(arguments: Moment.allCases, [true, false])
    func animationsInProgressEndInTheSameState(moment: Moment, motion: Bool) {
        forEachChange(at: moment, motion: motion) { _, _, played, untouched in
            for board in [played, untouched] { board.rest() }
            #expect(played.board.activity == .still)
            #expect(played.game == untouched.game)
            #expect(played.reported == untouched.reported)
            #expect(isAlike(played, untouched))
        }
    }

    @Test(arguments: Moment.allCases)
    func gameCanBePlayedToItsEndAfterwards(moment: Moment) {
        forEachChange(at: moment, motion: true) { _, _, played, _ in
            if moment == .laidOut { played.board.open(at: played.now) }
            played.rest()
            played.findAll()
            #expect(played.isOver)
            #expect(played.reported.count { $0 == .finished } == 1)
            #expect(played.pieces.allSatisfy { !$0.isPresent })
        }
    }

    @Test(arguments: Moment.allCases)
    func newPaddingMovesCardsAndEdgesImmediately(moment: Moment) {
        for padding in [75.0, 0, 200, 20] {
            let played = moment.board()
            played.board.padding = padding
            #expect(played.board.scene.size.width == 4 * 120 + 5 * padding)
            #expect(played.board.scene.size.height == 4 * 141 + 5 * padding)
            for card in 0..<16 {
                let (x, y) = (Double(card / 4), Double(card % 4))
                let center = Point(
                    x: x * (120 + padding) + (120 + padding) / 2 + padding / 2,
                    y: y * (141 + padding) + (141 + padding) / 2 + padding / 2)
                #expect(played.pieces[card].center == center)
            }
        }
    }

    @Test func withAPaddingOf75TheBoardIs855By939Points() {
        let played = PlayedBoard()
        played.board.padding = 75
        #expect(played.board.scene.size == Size(width: 855, height: 939))
    }

    @Test func tapsHitTheCardsAtTheirNewPlaces() {
        let played = PlayedBoard()
        played.board.padding = 75
        played.receive(.tap(Point(x: 3 * 195 + 97.5 + 37.5, y: 3 * 216 + 108 + 37.5)))
        #expect(played.game.open == [15])
        played.receive(.tap(Point(x: 80, y: 50)))
        #expect(played.game.open == [15], "a former card is now a gap")
    }

    @Test func newDealKeepsTheProperties() {
        let played = PlayedBoard()
        for property in played.board.liveProperties { property.write(property.otherValues[0]) }
        let before = played.board.liveProperties.map { $0.read() }
        let plates = played.board.scene.plates
        played.deal(seed: 11)
        #expect(played.board.liveProperties.map { $0.read() } == before)
        #expect(played.board.scene.plates == plates)
        #expect(played.board.setup == MemorySetup(columns: 2, rows: 2, players: .people(2)))
        #expect(played.board.scene.size == Size(width: 240, height: 282))
        #expect(played.board.scene.background == played.board.background)
    }

    @Test(arguments: Moment.allCases)
    func newColorsAndPicturesAppearOnTheBacksImmediately(moment: Moment) {
        let played = moment.board()
        let before = faces(of: played)
        let colour = Color(rgb: 0x123456)
        played.board.backColor = colour
        #expect(back(of: played).fill == colour)
        #expect(back(of: played).picture == nil)
        played.board.backImage = .shipped
        #expect(back(of: played).picture == .shipped("cards/b.svg"))
        played.board.backImage = .custom(uri: "file:///pictures/a.png")
        #expect(back(of: played).picture == .custom(uri: "file:///pictures/a.png"))
        played.board.backImage = .plain
        #expect(back(of: played).picture == nil)
        #expect(back(of: played).fill == colour)
        #expect(faces(of: played) == before, "the faces must not change")
    }

    @Test(arguments: Moment.allCases)
    func newBackgroundIsVisibleImmediately(moment: Moment) {
        let played = moment.board()
        played.board.background = Color(rgb: 0x00AA55)
        #expect(played.board.scene.background == Color(rgb: 0x00AA55))
    }

    @Test(arguments: Moment.allCases)
    func darkStyleAppliesToTheBoardImmediately(moment: Moment) {
        let played = moment.board()
        let light = played.board.scene.background
        played.board.isDark = true
        #expect(luminance(of: played.board.scene.background) < luminance(of: light))
        #expect(played.board.background == light, "the player's choice must not change")
        played.board.isDark = false
        #expect(played.board.scene.background == light)
    }

    @Test func customColorIsTheSameInLightAndDarkStyle() {
        let played = PlayedBoard()
        let own = Color(rgb: 0xFFEEDD)
        played.board.background = own
        played.board.isDark = true
        #expect(played.board.scene.background == own)
        played.board.background = MemoryBoard(seed: 1).background
        #expect(played.board.scene.background != played.board.background)
    }

    @Test func visibleChangesAreReported() {
        let played = PlayedBoard()
        for change in [
            { played.board.padding = 30 }, { played.board.background = .white }, { played.board.backColor = .black },
            { played.board.backImage = .shipped }, { played.board.isDark = true },
        ] {
            let before = played.changes
            change()
            #expect(played.changes > before)
        }
    }

    private func forEachChange(
        at moment: Moment, motion: Bool,
        _ check: (BoardProperty, PropertyValue, _ played: PlayedBoard, _ untouched: PlayedBoard) -> Void
    ) {
        let new = MemoryBoard(seed: 7)
        for (index, property) in new.liveProperties.enumerated() {
            for value in property.otherValues {
                let played = moment.board(motion: motion)
                let property = played.board.liveProperties[index]
                property.write(value)
                check(property, value, played, moment.board(motion: motion))
            }
        }
    }

    /// Returns whether the pieces are the same except for their places.
    private func isAlike(_ a: PlayedBoard, _ b: PlayedBoard) -> Bool {
        zip(a.pieces, b.pieces).allSatisfy { one, other in
            var moved = one
            moved.center = other.center
            return moved == other
        }
    }

    private func back(of played: PlayedBoard) -> Plate { played.board.scene.plates[played.pieces[0].back] }

    private func faces(of played: PlayedBoard) -> [Plate] {
        played.pieces.map { played.board.scene.plates[$0.front] }
    }
}
