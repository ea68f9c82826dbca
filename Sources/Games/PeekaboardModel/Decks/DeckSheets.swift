// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The cards of a deck on sheets of paper, as they are printed and cut. Lengths are in millimeters, from the upper left
/// corner of the paper.
///
/// The cards on a sheet are adjacent and centered, so that the back of each card is behind its front if the paper is
/// turned along its long edge.
package struct DeckSheets: Equatable, Sendable {
    /// The paper, and the margins that stay empty.
    package struct Paper: Equatable, Sendable {
        /// The size of the whole paper.
        package var size: Size
        /// The margins on the left and on the right, of which the wider one counts.
        package var sideMargin: Double
        /// The margins at the top and at the bottom, of which the wider one counts.
        package var endMargin: Double

        /// Creates a paper with its margins.
        package init(size: Size, sideMargin: Double, endMargin: Double) {
            (self.size, self.sideMargin, self.endMargin) = (size, sideMargin, endMargin)
        }
    }

    /// A page to print: the fronts or the backs of the cards on a sheet.
    package struct PrintedPage: Equatable, Sendable {
        /// The index of the sheet.
        package var sheet: Int
        /// Whether the page shows backs.
        package var isBack: Bool
    }

    /// A card on a page.
    package struct PrintedCard: Equatable, Sendable {
        /// The index of the card in the deck.
        package var index: Int
        /// The rectangle that it covers.
        package var frame: Rect
    }

    /// A line that shows where to cut.
    package struct CutMark: Equatable, Sendable {
        /// The ends of the line.
        package var start, end: Point
    }

    /// The distance between the cards and the cut marks, and the length of the marks.
    static let markGap = 1.0, markLength = 4.0

    /// The numbers of columns and rows on a sheet.
    package let columns, rows: Int
    /// The pages in the order in which they are printed: each page with fronts is followed by the one behind it.
    package let pages: [PrintedPage]

    private let count: Int
    private let card: Size
    private let paper: Size

    /// Arranges cards of the given size. Returns `nil` if the paper is too small for a card.
    package init?(count: Int, card: Size, hasBacks: Bool, on paper: Paper) {
        let marks = Self.markGap + Self.markLength
        columns = Self.number(of: card.width, in: paper.size.width - 2 * (paper.sideMargin + marks))
        rows = Self.number(of: card.height, in: paper.size.height - 2 * (paper.endMargin + marks))
        guard columns > 0, rows > 0 else { return nil }
        (self.count, self.card, self.paper) = (count, card, paper.size)
        let sheets = (count + columns * rows - 1) / (columns * rows)
        pages = (0..<sheets).flatMap { sheet in
            (hasBacks ? [false, true] : [false]).map { PrintedPage(sheet: sheet, isBack: $0) }
        }
    }

    package func cards(on page: PrintedPage) -> [PrintedCard] {
        let first = page.sheet * columns * rows
        return (first..<min(first + columns * rows, count)).map { index in
            let (row, column) = (index - first).quotientAndRemainder(dividingBy: columns)
            return PrintedCard(index: index, frame: page.isBack ? behind(frame(column, row)) : frame(column, row))
        }
    }

    /// The marks on each page, at both ends of all cuts.
    package var cutMarks: [CutMark] {
        let (near, far) = (Self.markGap, Self.markGap + Self.markLength)
        let (left, top) = (corner.x, corner.y)
        let (right, bottom) = (paper.width - left, paper.height - top)
        func mark(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) -> CutMark {
            CutMark(start: Point(x: startX, y: startY), end: Point(x: endX, y: endY))
        }
        let vertical = (0...columns).flatMap { column in
            let x = left + Double(column) * card.width
            return [mark(x, top - far, x, top - near), mark(x, bottom + near, x, bottom + far)]
        }
        let horizontal = (0...rows).flatMap { row in
            let y = top + Double(row) * card.height
            return [mark(left - far, y, left - near, y), mark(right + near, y, right + far, y)]
        }
        return vertical + horizontal
    }

    /// The upper left corner of the first card.
    private var corner: Point {
        Point(
            x: (paper.width - Double(columns) * card.width) / 2, y: (paper.height - Double(rows) * card.height) / 2)
    }

    private func frame(_ column: Int, _ row: Int) -> Rect {
        Rect(
            origin: Point(x: corner.x + Double(column) * card.width, y: corner.y + Double(row) * card.height),
            size: card)
    }

    /// Returns the place of a card on the other page of its sheet, which is turned along its long edge.
    private func behind(_ frame: Rect) -> Rect {
        var frame = frame
        if paper.width > paper.height {
            frame.origin.y = paper.height - frame.origin.y - card.height
        } else {
            frame.origin.x = paper.width - frame.origin.x - card.width
        }
        return frame
    }

    /// Returns how many cards fit next to each other.
    private static func number(of side: Double, in length: Double) -> Int {
        // Paper sizes are converted from inches.
        let tolerance = 1e-6
        return max(0, Int((length / side + tolerance).rounded(.down)))
    }
}
