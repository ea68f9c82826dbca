import BoardKinds
import Boards
import Testing

@testable import PeekaboardModel

/// Dropping files on a board.
struct DropTests {
    private let picture = "file:///pictures/garden.png"

    @Test func aDroppedPictureAppearsOnTheBacks() throws {
        let play = try play("memory")
        play.anyModel.take(fileOf: picture)
        #expect(play.value("back") == .picture(.own(picture)))
        #expect(play.world.settings(of: "memory").text("back") == picture)
        #expect(play.offers.map(\.words) == ["Picture changed"])
        #expect(play.lines.last?.text == "gc.backImage = Image(contentsOf: \"file:///pictures/garden.png\")!")
    }

    @Test func theOfferRestoresThePreviousPicture() throws {
        let play = try play("memory")
        play.set("back", .picture(.shipped))
        play.anyModel.take(fileOf: picture)
        try play.acceptUndo()
        #expect(play.value("back") == .picture(.shipped))
        #expect(play.world.settings(of: "memory").text("back") == "shipped")
    }

    @Test func anotherChangeWithdrawsTheOffer() throws {
        let play = try play("memory")
        var withdrawn = 0
        play.anyModel.properties.undoOffered = { $0.withdrawn = { withdrawn += 1 } }
        play.anyModel.take(fileOf: picture)
        #expect(withdrawn == 0)
        play.set("padding", .number(30))
        #expect(withdrawn == 1)
    }

    @Test func theCurrentPictureIsNoChange() throws {
        let play = try play("memory")
        play.anyModel.take(fileOf: picture)
        play.anyModel.take(fileOf: picture)
        #expect(play.offers.count == 1 && play.refusals.isEmpty)
    }

    @Test func aFileThatCannotBeShownIsRefused() throws {
        let play = try play("memory")
        play.world.files.badPictures[picture] = "garden.png is no picture"
        play.anyModel.take(fileOf: picture)
        #expect(play.refusals == ["garden.png is no picture"])
        #expect(play.value("back") == .picture(.plain) && play.offers.isEmpty)
    }

    @Test func pentominoesAcceptsNoPicture() throws {
        let play = try play("pentominoes")
        play.anyModel.take(fileOf: picture)
        #expect(play.refusals == ["garden.png can’t be used here"])
        #expect(play.world.files.asked.isEmpty && play.offers.isEmpty)
    }

    @Test func aPictureAppearsOnTheShownCardOrTheFirstOne() throws {
        let play = try play("passcode")
        play.anyModel.take(fileOf: picture)
        #expect(play.value("card-1-picture") == .picture(.own(picture)))
        #expect(play.value("card-2-picture") == .picture(.shipped))
        let board = try #require(play.anyBoard as? PasscodeBoard)
        for _ in 0..<2 {
            for _ in 0..<4 { play.move() }
            play.pass(2)
            if board.game.round == 1 { play.rest() }
        }
        #expect(board.shownCard == 1)
        play.anyModel.take(fileOf: "file:///pictures/sea.png")
        #expect(play.value("card-2-picture") == .picture(.own("file:///pictures/sea.png")))
    }

    @Test func theGameContinues() throws {
        for name in ["memory", "passcode"] {
            let play = try play(name)
            play.move()
            let before = play.gameState
            play.anyModel.take(fileOf: picture)
            #expect(play.gameState == before)
        }
    }
}
