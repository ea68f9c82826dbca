// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Testing

/// The layout of board and tray, for each board in windows from phones to the largest screens.
struct TileLayoutTests {
    private static let areas = [
        (360, 500), (344, 480), (360, 560), (800, 600), (960, 690), (1280, 690), (1920, 1000), (3840, 2040),
    ].map { Size(width: $0.0, height: $0.1) }

    private struct Case {
        let board: TileBoard
        let area: Size
        let scale: Double
        let layout: TileLayout

        var boardRect: Rect {
            let size = Size(width: Double(board.columns) * layout.unit, height: Double(board.rows) * layout.unit)
            return Rect(
                center: Point(x: layout.origin.x + size.width / 2, y: layout.origin.y + size.height / 2), size: size)
        }

        /// The space for each tile in any orientation: a square of five by five squares.
        var rooms: [Rect] {
            layout.slots.map { Rect(center: $0, size: Size(width: 5 * layout.trayUnit, height: 5 * layout.trayUnit)) }
        }
    }

    private static let cases = areas.flatMap { area in
        (TileBoard.full + TileBoard.ladder).flatMap { board in
            [30.0, 50, 70].map { scale in
                Case(
                    board: board, area: area, scale: scale,
                    layout: TileLayout(board: board, tiles: board.tileCount, in: area, trayScale: scale))
            }
        }
    }

    @Test func eachTileHasAPlace() {
        for each in Self.cases { #expect(each.layout.slots.count == each.board.tileCount) }
    }

    @Test func boardAndTilesAreInsideTheWindow() {
        for each in Self.cases {
            for rect in [each.boardRect] + each.rooms {
                let isInside =
                    rect.origin.x >= 0 && rect.origin.y >= 0 && rect.origin.x + rect.size.width <= each.area.width
                    && rect.origin.y + rect.size.height <= each.area.height
                #expect(isInside, "\(each.board.name) at \(each.scale) in \(each.area): \(rect)")
            }
        }
    }

    @Test func tilesDoNotOverlapEachOtherOrTheBoardInAnyOrientation() {
        for each in Self.cases {
            let rects = [each.boardRect] + each.rooms
            for (place, a) in rects.enumerated() {
                for b in rects.dropFirst(place + 1) where Self.overlap(a, b) {
                    Issue.record("\(each.board.name) at \(each.scale) in \(each.area): \(a), \(b)")
                }
            }
        }
    }

    @Test func inAWideWindowTheTilesAreOnSeveralSides() {
        for each in Self.cases where each.area.width > each.area.height {
            let board = each.boardRect
            let sides = Set(
                each.layout.slots.map { slot in
                    slot.y < board.origin.y
                        ? "above"
                        : slot.y > board.origin.y + board.size.height
                            ? "below" : slot.x < board.origin.x ? "left" : "right"
                })
            #expect(sides.count >= 2, "\(each.board.name) at \(each.scale) in \(each.area): \(sides)")
        }
    }

    @Test func inANarrowWindowAllTilesAreBelowTheBoard() {
        for each in Self.cases where each.area.width <= each.area.height {
            let bottom = each.boardRect.origin.y + each.boardRect.size.height
            #expect(each.layout.slots.allSatisfy { $0.y > bottom })
        }
    }

    /// The default board is 330 points wide on a phone that is 360 points wide.
    @Test(arguments: [(360, 500, 33), (344, 480, 31), (360, 560, 33), (800, 600, 49), (960, 690, 57), (1280, 690, 57)])
    func boardIsAsLargeAsTheSpaceAllows(width: Int, height: Int, unit: Double) {
        let layout = TileLayout(
            board: TileBoard.full[0], tiles: 12, in: Size(width: Double(width), height: Double(height)), trayScale: 50)
        #expect(layout.unit >= unit)
    }

    @Test func squaresAreWholePointsAndTheTrayIsToScale() {
        for each in Self.cases {
            #expect(each.layout.unit == each.layout.unit.rounded() && each.layout.unit >= 1)
            #expect(each.layout.origin.x == each.layout.origin.x.rounded())
            #expect(abs(each.layout.trayUnit - each.layout.unit * each.scale / 100) < 1e-9)
        }
    }

    @Test func cornerIsTheInverseOfTheCenter() {
        let layout = TileLayout(
            board: TileBoard.full[0], tiles: 12, in: Size(width: 800, height: 600), trayScale: 50)
        for tile in Pentomino.allCases {
            for orientation in tile.distinctOrientations {
                let center = layout.center(of: tile, orientation, column: 3.25, row: -1.5)
                let corner = layout.corner(of: tile, orientation, centeredAt: center)
                #expect(isClose(corner.column, 3.25) && isClose(corner.row, -1.5))
            }
        }
    }

    @Test func areaWithoutSpaceDoesNotTrap() {
        for side in [0.0, 1, 40] {
            let layout = TileLayout(
                board: TileBoard.full[3], tiles: 12, in: Size(width: side, height: side), trayScale: 50)
            #expect(layout.unit >= 1 && layout.slots.count == 12)
        }
    }

    private static func overlap(_ a: Rect, _ b: Rect) -> Bool {
        a.origin.x < b.origin.x + b.size.width && b.origin.x < a.origin.x + a.size.width
            && a.origin.y < b.origin.y + b.size.height && b.origin.y < a.origin.y + a.size.height
    }
}
