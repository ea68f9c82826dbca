// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

@testable import PeekaboardModel

/// The layout of printed cards.
struct DeckSheetsTests {
    private static let a4 = paper(210, 297), letter = paper(215.9, 279.4)

    private static func paper(_ width: Double, _ height: Double, margin: Double = 6.35) -> DeckSheets.Paper {
        DeckSheets.Paper(size: Size(width: width, height: height), sideMargin: margin, endMargin: margin)
    }

    @Test func commonPapersHaveTheseGrids() throws {
        let grids: [(PrintedCardSize, columns: Int, rows: Int)] = [(.small, 4, 5), (.medium, 3, 3), (.large, 2, 2)]
        for paper in [Self.a4, Self.letter] {
            for (card, columns, rows) in grids {
                let sheets = try #require(DeckSheets(count: 1, card: card.size, hasBacks: true, on: paper))
                #expect(sheets.columns == columns && sheets.rows == rows)
            }
        }
    }

    @Test func paperThatIsTooSmallIsRefused() {
        #expect(DeckSheets(count: 9, card: PrintedCardSize.small.size, hasBacks: true, on: Self.paper(60, 100)) == nil)
        #expect(DeckSheets(count: 9, card: PrintedCardSize.small.size, hasBacks: true, on: Self.paper(100, 60)) == nil)
        #expect(DeckSheets(count: 9, card: PrintedCardSize.small.size, hasBacks: true, on: Self.paper(5, 5)) == nil)
    }

    @Test func everyCardIsPrintedOnceWithItsBackBehindIt() {
        var randomness = SeededGenerator(seed: 1)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &randomness) }
        for _ in 0..<2000 {
            let paper = DeckSheets.Paper(
                size: Size(width: number(60...600), height: number(60...600)), sideMargin: number(0...40),
                endMargin: number(0...40))
            let card = PrintedCardSize.allCases.randomElement(using: &randomness)!.size
            let count = Int.random(in: 1...100, using: &randomness)
            let hasBacks = Bool.random(using: &randomness)
            guard let sheets = DeckSheets(count: count, card: card, hasBacks: hasBacks, on: paper) else {
                let marks = 2 * (DeckSheets.markGap + DeckSheets.markLength)
                #expect(
                    paper.size.width - 2 * paper.sideMargin - marks < card.width
                        || paper.size.height - 2 * paper.endMargin - marks < card.height)
                continue
            }
            let fronts = sheets.pages.filter { !$0.isBack }
            #expect(fronts.flatMap { sheets.cards(on: $0).map(\.index) } == Array(0..<count))
            #expect(sheets.pages.allSatisfy { isRight($0, of: sheets, on: paper) })
            guard hasBacks else {
                #expect(sheets.pages == fronts)
                continue
            }
            for (front, back) in zip(fronts, sheets.pages.filter(\.isBack)) {
                // A page and the one behind it are printed one after the other.
                #expect(sheets.pages.firstIndex(of: back) == sheets.pages.firstIndex(of: front)! + 1)
                let areAligned = zip(sheets.cards(on: front), sheets.cards(on: back)).allSatisfy { card, other in
                    card.index == other.index && isClose(turned(other.frame, paper.size), card.frame)
                }
                #expect(areAligned)
            }
        }
    }

    /// Returns whether cards are in the printable area and do not overlap, and marks are outside of the cards.
    private func isRight(_ page: DeckSheets.PrintedPage, of sheets: DeckSheets, on paper: DeckSheets.Paper) -> Bool {
        let cards = sheets.cards(on: page).map(\.frame)
        let marks = sheets.cutMarks
        let tolerance = 1e-3
        guard marks.allSatisfy({ isInside($0.start, paper) && isInside($0.end, paper) }) else { return false }
        return cards.enumerated().allSatisfy { index, card in
            let end = end(of: card)
            let isApart = cards[..<index].allSatisfy { other in
                let otherEnd = self.end(of: other)
                return end.x <= other.origin.x + tolerance || otherEnd.x <= card.origin.x + tolerance
                    || end.y <= other.origin.y + tolerance || otherEnd.y <= card.origin.y + tolerance
            }
            // Each side of a card lies on a cut.
            let cuts = [card.origin.x, end.x].map { x in
                marks.count { abs($0.start.x - x) < tolerance && abs($0.end.x - x) < tolerance }
            }
            let crossCuts = [card.origin.y, end.y].map { y in
                marks.count { abs($0.start.y - y) < tolerance && abs($0.end.y - y) < tolerance }
            }
            return isApart && isInside(card.origin, paper) && isInside(end, paper) && cuts + crossCuts == [2, 2, 2, 2]
                && marks.allSatisfy { !covers(card, $0.start) && !covers(card, $0.end) }
        }
    }

    private func end(of frame: Rect) -> Point {
        Point(x: frame.origin.x + frame.size.width, y: frame.origin.y + frame.size.height)
    }

    private func isInside(_ point: Point, _ paper: DeckSheets.Paper) -> Bool {
        (paper.sideMargin - 0.001...paper.size.width - paper.sideMargin + 0.001).contains(point.x)
            && (paper.endMargin - 0.001...paper.size.height - paper.endMargin + 0.001).contains(point.y)
    }

    private func covers(_ frame: Rect, _ point: Point) -> Bool {
        (frame.origin.x...end(of: frame).x).contains(point.x) && (frame.origin.y...end(of: frame).y).contains(point.y)
    }

    /// Returns where a frame is seen from the other side of a paper that is turned along its long edge.
    private func turned(_ frame: Rect, _ paper: Size) -> Rect {
        let (far, origin) = (end(of: frame), frame.origin)
        let corner =
            paper.width > paper.height
            ? Point(x: origin.x, y: paper.height - far.y) : Point(x: paper.width - far.x, y: origin.y)
        return Rect(origin: corner, size: frame.size)
    }

    private func isClose(_ one: Rect, _ other: Rect) -> Bool {
        abs(one.origin.x - other.origin.x) < 1e-6 && abs(one.origin.y - other.origin.y) < 1e-6 && one.size == other.size
    }
}
