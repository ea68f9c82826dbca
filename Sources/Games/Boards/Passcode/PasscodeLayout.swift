// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

/// The layout of an area, with bases and cards in the header and circles below it.
package struct PasscodeLayout: Equatable, Sendable {
    /// The size of the area, in points.
    package let area: Size
    /// The width of the frame around the arena, or 0.
    let frame: Double
    /// The centers of the bases.
    package let bases: [Point]
    /// The centers of the cards in the header.
    package let cards: [Point]
    /// The centers of the places in the still variant.
    package let positions: [Point]
    /// The scale of a card in the header, relative to an enlarged one.
    package let smallCard: Double
    /// Whether there is room for the cards beside the bases. Otherwise, they are above them, and smaller.
    let cardsAreBesideCode: Bool

    /// Creates a layout for the given numbers of circles and cards. The first base and card are on the left, or on the
    /// right if `fromRight` is true. With a frame around the arena, the header is a shelf.
    package init(area: Size, circles: Int, cards: Int, fromRight: Bool = false, isFramed: Bool = false) {
        self.area = area
        let frame = isFramed ? min(PasscodeConstants.frame, area.width * PasscodeConstants.frameShare) : 0
        self.frame = frame
        let bases = Double(PasscodeSetup.basesPerRound), cardCount = Double(cards)
        let code = PasscodeConstants.basePitch * bases
        let room = (area.width - code - PasscodeConstants.codeGap) / cardCount
        cardsAreBesideCode = room >= PasscodeConstants.cardPitches.lowerBound
        let pitch = min(PasscodeConstants.basePitch, area.width / (bases + 0.4))
        let cardPitch =
            cardsAreBesideCode
            ? min(room, PasscodeConstants.cardPitches.upperBound) : min(60, area.width / (cardCount + 0.4))
        let largest = cardsAreBesideCode ? PasscodeConstants.cardBesideCode : PasscodeConstants.cardAboveCode
        smallCard = max(0, min(largest, (cardPitch - 8) / PasscodeConstants.card.width))
        let side = cardPitch * cardCount
        let space = area.width - code - PasscodeConstants.codeGap - side
        func row(_ count: Int, pitch: Double, middle: Double, y: Double) -> [Point] {
            (0..<count).map {
                let x = middle + (Double($0) - Double(count - 1) / 2) * pitch
                return Point(x: fromRight ? area.width - x : x, y: y)
            }
        }
        let middle = area.width / 2
        self.bases = row(
            PasscodeSetup.basesPerRound, pitch: pitch, middle: cardsAreBesideCode ? space / 2 + code / 2 : middle,
            y: isFramed && cardsAreBesideCode ? PasscodeConstants.shelfCenter : PasscodeConstants.baseCenter)
        self.cards =
            cardsAreBesideCode
            ? row(
                cards, pitch: cardPitch, middle: area.width - space / 2 - side / 2,
                y: isFramed ? PasscodeConstants.shelfCenter : PasscodeConstants.header / 2)
            : row(cards, pitch: cardPitch, middle: middle, y: PasscodeConstants.cardCenter)
        arena = Drift.Arena(
            width: area.width - 2 * frame, height: area.height - PasscodeConstants.header - frame)
        positions = Self.positions(circles, in: arena).map {
            Point(x: $0.x + frame, y: $0.y + PasscodeConstants.header)
        }
    }

    /// The size of the arena in which circles drift.
    package let arena: Drift.Arena

    /// Converts a position in the arena to a point on the board.
    func onBoard(_ position: Drift.Position) -> Point {
        Point(x: position.x + frame, y: position.y + PasscodeConstants.header)
    }

    /// The middle of the bases.
    var code: Point { Point(x: (bases[0].x + bases[bases.count - 1].x) / 2, y: bases[0].y) }

    /// The middle of the gap between the bases and the cards beside them.
    var arrow: Point {
        let (base, card) = (bases[bases.count - 1], cards[0])
        let (half, direction) = (PasscodeConstants.basePitch / 2, card.x > base.x ? 1.0 : -1)
        let edge = card.x - direction * smallCard * PasscodeConstants.card.width / 2
        return Point(x: (base.x + direction * half + edge) / 2, y: base.y)
    }

    /// Returns the nearest point at which a circle is entirely inside the area, including the header.
    func nearest(to position: Point, diameter: Double) -> Point {
        func nearest(_ coordinate: Double, extent: Double) -> Double {
            let edge = min(diameter, extent) / 2
            return min(max(coordinate, edge), extent - edge)
        }
        return Point(
            x: nearest(position.x, extent: area.width),
            y: nearest(position.y, extent: max(area.height, PasscodeConstants.header)))
    }

    /// Returns the centers of a grid that makes the best use of the arena, from its upper left corner.
    private static func positions(_ count: Int, in arena: Drift.Arena) -> [Point] {
        let (width, height) = (arena.width, max(0, arena.height))
        let columns = (1...max(1, count)).max { a, b in
            cellSize(a, count, width, height) < cellSize(b, count, width, height)
        }!
        let rows = (count + columns - 1) / columns
        return (0..<count).map { index in
            Point(
                x: (Double(index % columns) + 0.5) * width / Double(columns),
                y: (Double(index / columns) + 0.5) * height / Double(rows))
        }
    }

    private static func cellSize(_ columns: Int, _ count: Int, _ width: Double, _ height: Double) -> Double {
        min(width / Double(columns), height / Double((count + columns - 1) / columns))
    }
}
