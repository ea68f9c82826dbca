// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import TestStages
import Testing

/// The names of the looks of each board.
private let looks = ["wood", "felt", "paper", "night", "candy", "article"]

@MainActor struct LookTests {
    @Test func contrastMatchesTheGuidelines() {
        #expect(abs(contrast(.black, .white) - 21) < 1e-9)
        #expect(contrast(MemoryConstants.background, MemoryConstants.background) == 1)
    }

    @Test(arguments: [false, true], looks)
    func bothSidesOfACardStandOutFromTheTable(isDark: Bool, look: String) throws {
        let board = MemoryBoard(seed: 7)
        board.isDark = isDark
        for back in [PictureChoice.plain, .shipped, .custom(uri: "file:///a.png")] {
            board.apply(try #require(MemoryBoard.looks.first { $0.id == look }))
            board.backImage = back
            for plate in board.scene.plates {
                #expect(contrast(plate.edge ?? plate.fill, board.scene.background) >= 3)
            }
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

    @Test(arguments: [false, true], looks)
    func circlesBasesAndCardsStandOutFromTheTableAndItsHeader(isDark: Bool, look id: String) throws {
        let play = PasscodePlay()
        let look = try #require(PasscodeBoard.looks.first { $0.id == id })
        play.board.apply(look)
        play.board.isDark = isDark
        let scene = play.board.scene
        func color(_ name: String) throws -> Color {
            isDark ? try #require(look.dark[name]) : try #require(look.light[name])
        }
        let fills = Set(scene.plates.filter { !$0.isGround }.map(\.fill))
        let hues = play.board.circleStyle == "ball" ? PasscodeConstants.ballHues : PasscodeConstants.hues
        #expect(fills.isSuperset(of: hues), "the plates must include circles of each hue")
        // The arena is a hollow in the shelf, or the shelf of a plain table lies on it.
        let isPlain = id == "article"
        let arena = Size(width: play.layout.arena.width, height: play.layout.arena.height)
        let other = isPlain ? Size(width: play.area.width, height: 150) : arena
        let band = try #require(scene.plates.first { $0.isGround && $0.size == other })
        #expect((band.hollow == nil) == isPlain)
        let (table, shelf) = (try color("background"), try color("shelfColor"))
        #expect((scene.background, band.fill) == (isPlain ? (table, shelf) : (shelf, table)))
        for plate in scene.plates where !plate.isGround {
            for ground in [table, shelf] {
                let color = plate.dome?.disc ?? plate.edge ?? plate.fill
                #expect(contrast(color, ground) >= 3, "\(color.hex) on \(ground.hex)")
            }
        }
    }

    /// The ring shows the progress of a circle in flight, and whether it was the right one.
    @Test func ringOfABaseStandsOutFromItsDisc() {
        let bases = PasscodePlay().board.scene.plates.filter { $0.ring != nil }
        #expect(Set(bases.map(\.fill)) == [.white])
        // As a key path, this makes the address sanitizer complain about Swift's library.
        let colors = Set(bases.compactMap { $0.ring?.color })
        #expect(colors.count == 2)
        for color in colors { #expect(contrast(color, .white) >= 3, "\(color.hex)") }
    }

    @Test(arguments: [false, true], looks)
    func tilesStandOutFromTableAndBoardAndTheirLettersAreReadable(isDark: Bool, look: String) throws {
        let play = PentominoPlay()
        play.board.apply(try #require(PentominoBoard.looks.first { $0.id == look }))
        play.board.isDark = isDark
        let scene = play.board.scene
        let surface = scene.plates.first { $0.cells?.finish == .wells }
        let fills = Set(scene.plates.filter { $0.cells?.finish == .solid }.map(\.fill))
        #expect(fills.isSuperset(of: Pentomino.allCases.map(PentominoConstants.color)), "all twelve must be there")
        for plate in scene.plates {
            guard let finish = plate.cells?.finish, let surface else { continue }
            switch finish {
            case .solid, .flat, .inlaid:
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
        for plate in scene.plates where plate.cells == nil && !plate.isGround {
            #expect(contrast(plate.fill, scene.background) >= 3)
        }
    }
}

/// What looks are: values of properties.
@MainActor struct LooksOfBoardsTests {
    private static let boards: [any GameBoard] = [MemoryBoard(seed: 1), PentominoPlay().board, PasscodePlay().board]

    @Test func pagesBeginWithTheLookOfTheArticleAndGamesWithAnother() {
        for board in Self.boards {
            #expect(board.look?.id == "article")
            expectGamesBeginDifferently(board)
        }
    }

    private func expectGamesBeginDifferently(_ board: some GameBoard) {
        #expect(type(of: board).initialLook.id != "article")
        board.apply(type(of: board).initialLook)
        #expect(board.propertiesOfGames.allSatisfy { $0.read() == $0.defaultValue })
    }

    @Test(arguments: [false, true]) func eachLookSetsTheSamePropertiesAndIsRecognized(isDark: Bool) {
        for board in Self.boards { expectLooks(of: board, isDark) }
    }

    private func expectLooks(of board: some GameBoard, _ isDark: Bool) {
        let all = type(of: board).looks
        #expect(all.map(\.id) == looks, "all boards list them in the same order")
        #expect(Set(all.map { Set($0.values.keys) }).count == 1)
        board.isDark = isDark
        var scenes: [Scene] = []
        for look in all {
            board.apply(look)
            #expect(board.look?.id == look.id, "all values must be valid, and no other look may have them")
            // The table of Passcode is a hollow in its shelf.
            let table = isDark ? look.dark["background"] : look.light["background"]
            #expect(board.scene.background == table || board.scene.plates.contains { $0.isGround && $0.fill == table })
            scenes.append(board.scene)
        }
        for scene in scenes { #expect(scenes.count { $0 == scene } == 1) }
    }

    /// A changed look is no look, but its table stays dark in dark style.
    @Test func changedLookIsNone() {
        let board = MemoryBoard(seed: 1)
        board.isDark = true
        board.apply(MemoryBoard.initialLook)
        let background = board.scene.background
        board.padding += 1
        #expect(board.look == nil)
        #expect(board.scene.background == background)
        board.background = Color(rgb: 0xABCDEF)
        #expect(board.scene.background == Color(rgb: 0xABCDEF))
    }

    /// The shelf and the circles of Passcode follow the table until they are set, and again when they are like it.
    @Test func shelfAndCirclesFollowTheTable() {
        let board = PasscodePlay().board
        let plain = (board.shelfColor, board.circleStyle)
        board.table = "felt"
        #expect(board.circleStyle == "marble" && board.shelfColor != plain.0)
        board.background = Color(rgb: 0x204060)
        let felt = board.shelfColor
        (board.shelfColor, board.circleStyle) = (.white, "flat")
        board.table = "wood"
        #expect(board.shelfColor == .white && board.circleStyle == "flat")
        board.table = "felt"
        (board.shelfColor, board.circleStyle) = (felt, "marble")
        board.apply(PasscodeBoard.initialLook)
        #expect(board.look?.id == "wood")
        (board.table, board.background) = ("plain", PasscodeConstants.background)
        #expect((board.shelfColor, board.circleStyle) == plain)
    }

    @Test func unknownTablesAndPatternsAreRefused() {
        let board = MemoryBoard(seed: 1)
        (board.table, board.backPattern) = ("wood", "waves")
        (board.table, board.backPattern) = ("lava", "lava")
        #expect((board.table, board.backPattern) == ("wood", "waves"))
        for property in board.liveProperties where ["table", "backPattern"].contains(property.name) {
            #expect(property.refusal(.choice("lava")) != nil)
        }
    }

    /// The pattern of the deck is that of its pictures, and a deck with a back of its own keeps it.
    @Test func patternOfTheDeckFollowsIt() {
        let board = MemoryBoard(seed: 1)
        board.backPattern = "theme"
        #expect(board.back(of: .animals).picture == .shipped("cards/backs/animals.svg"))
        board.faces = .letters
        #expect(board.scene.plates[board.scene.pieces[0].back].picture == .shipped("cards/backs/letters.svg"))
        for (theme, drawing) in [("flags", "flags"), ("lava", "diamonds"), ("../x", "diamonds"), (nil, "diamonds")] {
            board.faces = Deck(folder: "file:///own/", groups: Deck.letters.groups, back: nil, theme: theme)
            #expect(
                board.scene.plates[board.scene.pieces[0].back].picture == .shipped("cards/backs/\(drawing).svg"))
        }
        board.faces = Deck(
            folder: "file:///own/", groups: Deck.letters.groups, back: .custom(uri: "file:///b.png"))
        #expect(board.scene.plates[board.scene.pieces[0].back].picture == .custom(uri: "file:///b.png"))
        board.backImage = .shipped
        #expect(board.scene.plates[board.scene.pieces[0].back].picture == .shipped("cards/b.svg"))
    }
}

extension Look {
    /// The colors in light style.
    fileprivate var light: [String: Color] {
        values.compactMapValues { if case .color(let color) = $0 { color } else { nil } }
    }
}
