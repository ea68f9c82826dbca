import Boards
import Scene
import Testing

@MainActor struct LookTests {
    @Test func theMeasureOfContrastIsThatOfTheGuidelines() {
        #expect(abs(contrast(.black, .white) - 21) < 1e-9)
        #expect(contrast(MemoryFigures.background, MemoryFigures.background) == 1)
    }

    @Test(arguments: [false, true], [PictureChoice.plain, .shipped, .own("file:///a.png")])
    func eachSideOfACardIsSetOffFromTheBoard(isDark: Bool, back: PictureChoice) {
        let board = MemoryBoard(seed: 7)
        board.isDark = isDark
        board.backImage = back
        for plate in board.scene.plates {
            #expect(contrast(plate.edge ?? plate.fill, board.scene.background) >= 3)
        }
    }
}
