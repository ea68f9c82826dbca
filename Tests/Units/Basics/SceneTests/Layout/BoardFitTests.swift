// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

struct BoardFitTests {
    private let board = Size(width: 580, height: 664)

    @Test func boardThatJustFitsKeepsItsSize() {
        let fit = BoardFit(board: board, in: board)
        #expect(fit.scale == 1)
        #expect(fit.origin == Point(x: 0, y: 0))
    }

    @Test(arguments: [(580.0, 664.0), (600, 664), (725, 830), (2000, 830), (725, 3000), (700, 700)])
    func boardKeepsItsSizeUntilItFillsLessThanFourFifths(width: Double, height: Double) {
        #expect(BoardFit(board: board, in: Size(width: width, height: height)).scale == 1)
    }

    @Test func inALargerAreaABoardGrowsToFourFifthsOfIt() {
        let fit = BoardFit(board: board, in: Size(width: 5800, height: 6640))
        #expect(abs(fit.scale - 8) < 1e-12)
        #expect(abs(fit.origin.x - 580) < 1e-9)
        #expect(abs(fit.origin.y - 664) < 1e-9)
    }

    @Test(arguments: [(290.0, 664.0, 0.5), (580, 166, 0.25), (58, 664, 0.1), (290, 332, 0.5)])
    func inASmallerAreaABoardShrinksToFit(width: Double, height: Double, scale: Double) {
        #expect(abs(BoardFit(board: board, in: Size(width: width, height: height)).scale - scale) < 1e-12)
    }

    @Test func boardIsAlwaysFullyVisibleCenteredAndEvenlyScaled() {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<2000 {
            let area = Size(
                width: Double(generator.number(below: 4000) + 1), height: Double(generator.number(below: 4000) + 1))
            let board = Size(
                width: Double(generator.number(below: 2000) + 1), height: Double(generator.number(below: 2000) + 1))
            let fit = BoardFit(board: board, in: area)
            let whole = Rect(
                center: Point(x: board.width / 2, y: board.height / 2), size: board)
            let seen = fit.inArea(whole)
            let margins = [
                seen.origin.x, seen.origin.y, area.width - seen.origin.x - seen.size.width,
                area.height - seen.origin.y - seen.size.height,
            ]
            let isWhole = margins.allSatisfy { $0 >= -1e-6 }
            let isCentred = abs(margins[0] - margins[2]) < 1e-6 && abs(margins[1] - margins[3]) < 1e-6
            let isEven = abs(seen.size.width / board.width - seen.size.height / board.height) < 1e-9
            let isNoSmallerThanNeeded = fit.scale >= min(area.width / board.width, area.height / board.height, 1)
            guard isWhole, isCentred, isEven, isNoSmallerThanNeeded else {
                Issue.record("\(board) in \(area): \(fit)")
                return
            }
        }
    }

    @Test(arguments: [(300.0, 900.0), (580, 664), (1920, 1080), (50, 50)])
    func pointOnTheBoardSurvivesARoundTripThroughTheArea(width: Double, height: Double) {
        let fit = BoardFit(board: board, in: Size(width: width, height: height))
        for place in [Point(x: 0, y: 0), Point(x: 80, y: 90.5), Point(x: 580, y: 664), Point(x: -40, y: 700)] {
            let dot = fit.inArea(Rect(center: place, size: Size(width: 0, height: 0)))
            let back = fit.onBoard(dot.origin)
            #expect(abs(back.x - place.x) < 1e-9)
            #expect(abs(back.y - place.y) < 1e-9)
        }
    }

    @Test func rectangleIsMappedLikeItsCorners() {
        let fit = BoardFit(board: board, in: Size(width: 290, height: 664))
        let seen = fit.inArea(Rect(center: Point(x: 80, y: 90), size: Size(width: 120, height: 140)))
        #expect(seen == Rect(center: Point(x: 40, y: 166 + 45), size: Size(width: 60, height: 70)))
    }
}
