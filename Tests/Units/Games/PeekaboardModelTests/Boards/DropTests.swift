// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Testing

@testable import PeekaboardModel

/// Dropping files on a board.
struct DropTests {
    private let picture = "file:///pictures/garden.png"

    @Test func droppedPictureAppearsOnTheBacks() throws {
        let play = try play("memory")
        play.anyModel.useDroppedFile(at: picture)
        #expect(play.value("back") == .picture(.custom(uri: picture)))
        #expect(play.world.settings(of: "memory").text("back") == picture)
        #expect(play.offers.map(\.message) == ["Picture changed"])
        #expect(play.lines.last?.text == "gc.backImage = Image(contentsOf: \"file:///pictures/garden.png\")!")
    }

    @Test func offerRestoresThePreviousPicture() throws {
        let play = try play("memory")
        play.set("back", .picture(.shipped))
        play.anyModel.useDroppedFile(at: picture)
        try play.acceptUndo()
        #expect(play.value("back") == .picture(.shipped))
        #expect(play.world.settings(of: "memory").text("back") == "shipped")
    }

    @Test func anotherChangeWithdrawsTheOffer() throws {
        let play = try play("memory")
        var withdrawn = 0
        play.anyModel.happened = { if case .undoOffered(let offer) = $0 { offer.withdrawn = { withdrawn += 1 } } }
        play.anyModel.useDroppedFile(at: picture)
        #expect(withdrawn == 0)
        play.set("padding", .number(30))
        #expect(withdrawn == 1)
    }

    @Test func droppingTheCurrentPictureChangesNothing() throws {
        let play = try play("memory")
        play.anyModel.useDroppedFile(at: picture)
        play.anyModel.useDroppedFile(at: picture)
        #expect(play.offers.count == 1 && play.refusals.isEmpty)
    }

    @Test func fileThatCannotBeShownIsRefused() throws {
        let play = try play("memory")
        play.world.files.badPictures[picture] = "garden.png is no picture"
        play.anyModel.useDroppedFile(at: picture)
        #expect(play.refusals == ["garden.png is no picture"])
        #expect(play.value("back") == .picture(.plain) && play.offers.isEmpty)
    }

    @Test func pentominoesAcceptsNoPicture() throws {
        let play = try play("pentominoes")
        play.anyModel.useDroppedFile(at: picture)
        #expect(play.refusals == ["garden.png can’t be used here"])
        #expect(play.world.files.asked.isEmpty && play.offers.isEmpty)
    }

    @Test func pictureAppearsOnTheShownCardOrTheFirstOne() throws {
        let play = try play("passcode")
        play.anyModel.useDroppedFile(at: picture)
        #expect(play.value("card-1-picture") == .picture(.custom(uri: picture)))
        #expect(play.value("card-2-picture") == .picture(.shipped))
        let board = try #require(play.anyBoard as? PasscodeBoard)
        for _ in 0..<2 {
            for _ in 0..<4 { play.move() }
            play.pass(2)
            if board.game.round == 1 { play.rest() }
        }
        #expect(board.shownCard == 1)
        play.anyModel.useDroppedFile(at: "file:///pictures/sea.png")
        #expect(play.value("card-2-picture") == .picture(.custom(uri: "file:///pictures/sea.png")))
    }

    @Test func gameContinues() throws {
        for name in ["memory", "passcode"] {
            let play = try play(name)
            play.move()
            let before = play.gameState
            play.anyModel.useDroppedFile(at: picture)
            #expect(play.gameState == before)
        }
    }
}
