import Boards
import PentominoRules
import Scene
import TestStages
import Testing

@MainActor struct LookTests {
    @Test func contrastMatchesTheGuidelines() {
        #expect(abs(contrast(.black, .white) - 21) < 1e-9)
        #expect(contrast(MemoryConstants.background, MemoryConstants.background) == 1)
    }

    @Test(arguments: [false, true], [PictureChoice.plain, .shipped, .custom(uri: "file:///a.png")])
    func bothSidesOfACardStandOutFromTheBoard(isDark: Bool, back: PictureChoice) {
        let board = MemoryBoard(seed: 7)
        board.isDark = isDark
        board.backImage = back
        for plate in board.scene.plates {
            #expect(contrast(plate.edge ?? plate.fill, board.scene.background) >= 3)
        }
    }

    /// All text on boards, against its background. Small text needs a contrast of 4.5 to 1.
    @Test func textOnCardsIsReadable() {
        let plates =
            Deck.shipped.flatMap { MemoryBoard(seed: 7, deck: $0).scene.plates } + PasscodePlay().board.scene.plates
        var count = 0
        for plate in plates {
            guard case .text = plate.picture else { continue }
            #expect(contrast(Plate.ink, plate.fill) >= 4.5)
            count += 1
        }
        #expect(count > 12 + 4, "the texts must include the numbers on circles and bases")
        for plate in plates where plate.caption != nil { #expect(contrast(Plate.ink, plate.fill) >= 4.5) }
    }

    @Test(arguments: [false, true])
    func circlesBasesAndCardsStandOutFromTheBoardAndItsHeader(isDark: Bool) {
        let play = PasscodePlay()
        play.board.isDark = isDark
        let scene = play.board.scene
        #expect(scene.background == (isDark ? PasscodeConstants.darkBackground : PasscodeConstants.background))
        let fills = Set(scene.plates.filter { !$0.isGround }.map(\.fill))
        #expect(fills.isSuperset(of: PasscodeConstants.hues), "the plates must include circles of each hue")
        let header = scene.plates.filter { $0.isGround && $0.size == Size(width: play.area.width, height: 150) }
        #expect(header.count == 1)
        for plate in scene.plates where !plate.isGround {
            for ground in header.map(\.fill) + [scene.background] {
                #expect(contrast(plate.edge ?? plate.fill, ground) >= 3, "\(plate.fill.hex) on \(ground.hex)")
            }
        }
    }

    /// The ring shows the progress of a circle in flight, and whether it was the right one.
    @Test func ringOfABaseStandsOutFromItsDisc() {
        let bases = PasscodePlay().board.scene.plates.filter { $0.ring != nil }
        #expect(Set(bases.map(\.fill)) == [.white])
        let colors = Set(bases.compactMap(\.ring?.color))
        #expect(colors.count == 2)
        for color in colors { #expect(contrast(color, .white) >= 3, "\(color.hex)") }
    }

    @Test(arguments: [false, true])
    func tilesStandOutFromTableAndBoardAndTheirLettersAreReadable(isDark: Bool) {
        let play = PentominoPlay()
        play.board.isDark = isDark
        let scene = play.board.scene
        let surface = scene.plates.first { $0.cells?.finish == .wells }
        let fills = Set(scene.plates.filter { $0.cells?.finish == .solid }.map(\.fill))
        #expect(fills.isSuperset(of: Pentomino.allCases.map(PentominoConstants.color)), "all twelve must be there")
        for plate in scene.plates {
            guard let finish = plate.cells?.finish, let surface else { continue }
            switch finish {
            case .solid, .inlaid:
                // Inlaid tiles appear only on the board, and are drawn a little darker.
                let fill = finish == .solid ? plate.fill : plate.fill.mixed(with: .black, share: 0.12)
                #expect(contrast(plate.rim ?? .black, fill) >= 4.5, "a letter on \(fill.hex)")
                for ground in finish == .solid ? [surface.fill, scene.background] : [surface.fill] {
                    #expect(contrast(fill, ground) >= 3, "\(fill.hex) on \(ground.hex)")
                }
            case .outlined, .hatched, .dashed, .crossed:
                #expect(contrast(plate.fill, surface.fill) >= 4.5, "a mark, \(plate.fill.hex), on the board")
            case .wells: break
            }
        }
        // The buttons next to a held tile.
        for plate in scene.plates where plate.cells == nil { #expect(contrast(plate.fill, scene.background) >= 3) }
    }
}
