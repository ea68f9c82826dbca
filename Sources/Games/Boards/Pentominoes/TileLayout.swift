// SPDX-License-Identifier: GPL-3.0-or-later
import PentominoRules
import Scene

/// The layout of the board and the tray in an area. In a wide area, the tray's slots are on all sides of the board;
/// otherwise, they are below it. Each slot has room for its tile in any orientation.
package struct TileLayout: Equatable, Sendable {
    /// The size of the board's squares, in whole points.
    package let unit: Double
    /// The size of squares of tiles in the tray, in points.
    package let trayUnit: Double
    /// The upper left corner of the board.
    package let origin: Point
    /// The centers of the tray's slots, one per tile: clockwise around the board from the upper left, or in reading
    /// order below it.
    package let slots: [Point]

    /// The size of a slot in squares of a tile in the tray. The longest tile has five squares.
    private static let slotSquares = 5.15
    /// The minimum gap between the board, the slots, and the edge of the area, as a share of a board square.
    private static let gapShare = 0.22

    /// The part of the area that a board keeps if less is free.
    private static let leastHeight = 0.3

    private struct Plan {
        var unit: Double
        var top: Int, bottom: [Int], side: Int
    }

    /// Creates a layout for a board and the given number of tiles. Squares in the tray are `trayScale` percent of the
    /// board's.
    package init(board: TileBoard, tiles: Int, in area: Size, trayScale: Double) {
        let ratio = trayScale / 100
        let (columns, rows) = (Double(board.columns), Double(board.rows))
        var best: Plan?
        for plan in Self.plans(tiles: tiles, isWide: area.width > area.height) {
            // All sizes are in board squares.
            let slot = Self.slotSquares * ratio
            let gap = Self.gapShare
            let across = [Double(plan.top) * slot, (plan.bottom.map(Double.init).max() ?? 0) * slot]
            let width = max(columns + 2 * gap + (plan.side > 0 ? 2 * (slot + gap) : 0), across.max()! + 2 * gap)
            let bands = Double((plan.top > 0 ? 1 : 0) + plan.bottom.count)
            let height = max(rows, Double(plan.side) * slot) + bands * (slot + gap) + 2 * gap
            let unit = min(area.width / width, area.height / height)
            if unit > (best?.unit ?? 0) * 1.02 {
                best = plan
                best?.unit = unit
            }
        }
        let plan = best ?? Plan(unit: 1, top: 0, bottom: [tiles], side: 0)
        let unit = max(1, plan.unit.rounded(.down))
        let slot = Self.slotSquares * unit * ratio
        let gap = Self.gapShare * unit
        let middle = max(rows * unit, Double(plan.side) * slot)
        let above = plan.top > 0 ? slot + gap : 0
        let height = above + middle + Double(plan.bottom.count) * (slot + gap)
        let top = (area.height - height) / 2
        self.unit = unit
        trayUnit = unit * ratio
        origin = Point(
            x: ((area.width - columns * unit) / 2).rounded(),
            y: (top + above + (middle - rows * unit) / 2).rounded())
        let center = area.width / 2
        // Spreads a row of slots over the available width.
        func row(_ count: Int, y: Double) -> [Point] {
            guard count > 0 else { return [] }
            let availableWidth = min(area.width - 2 * gap, columns * unit + (plan.side > 0 ? 2 * (slot + gap) : 0))
            let pitch = max(slot, min(availableWidth / Double(count), slot * 1.6))
            return (0..<count).map { Point(x: center + (Double($0) - Double(count - 1) / 2) * pitch, y: y) }
        }
        func column(x: Double) -> [Point] {
            let pitch = max(slot, min(middle / Double(max(1, plan.side)), slot * 1.6))
            let y = top + above + middle / 2
            return (0..<plan.side).map {
                Point(x: x, y: y + (Double($0) - Double(plan.side - 1) / 2) * pitch)
            }
        }
        let right = column(x: center + columns * unit / 2 + gap + slot / 2)
        let left = column(x: center - columns * unit / 2 - gap - slot / 2)
        let below = plan.bottom.enumerated().map { index, count in
            row(count, y: top + above + middle + gap + slot / 2 + Double(index) * (slot + gap))
        }
        // Around the board, the row below runs from right to left. Multiple rows below are in reading order.
        let isAround = plan.bottom.count == 1 && (plan.side > 0 || plan.top > 0)
        slots = Array(
            (row(plan.top, y: top + slot / 2) + right
                + below.flatMap { isAround ? $0.reversed() : $0 } + left.reversed()).prefix(tiles))
    }

    private init(unit: Double, trayUnit: Double, origin: Point, slots: [Point]) {
        (self.unit, self.trayUnit, self.origin, self.slots) = (unit, trayUnit, origin, slots)
    }

    /// Returns the layout with a board without a tray moved up, and made smaller if necessary, so that it is above the
    /// covered lower part of the area.
    func moved(_ board: TileBoard, above coveredHeight: Double, in area: Size) -> TileLayout {
        let height = max(area.height - coveredHeight, area.height * Self.leastHeight)
        let (columns, rows) = (Double(board.columns), Double(board.rows))
        let unit = min(unit, max(1, (height / (rows + 2 * Self.gapShare)).rounded(.down)))
        let lowest = height - (rows + Self.gapShare) * unit
        return TileLayout(
            unit: unit, trayUnit: trayUnit / self.unit * unit,
            origin: Point(
                x: ((area.width - columns * unit) / 2).rounded(), y: min(origin.y, lowest).rounded(.down)),
            slots: slots)
    }

    /// Returns the ways to distribute the slots: a row above, columns on both sides, and rows below.
    private static func plans(tiles: Int, isWide: Bool) -> [Plan] {
        var plans: [Plan] = []
        if isWide {
            // The most balanced plan comes first, so it wins if the others do not make the board larger.
            for side in [2, 1, 3, 0] {
                let rest = max(0, tiles - 2 * side)
                plans.append(Plan(unit: 0, top: (rest + 1) / 2, bottom: rest > 1 ? [rest / 2] : [], side: side))
            }
            if tiles > 6 { plans.append(Plan(unit: 0, top: 0, bottom: [], side: (tiles + 1) / 2)) }
        } else {
            for perRow in 2...6 {
                var rows: [Int] = []
                var left = tiles
                while left > 0 {
                    rows.append(min(perRow, left))
                    left -= perRow
                }
                plans.append(Plan(unit: 0, top: 0, bottom: rows, side: 0))
            }
        }
        return plans
    }

    package func center(of placement: Placement) -> Point {
        center(
            of: placement.tile, placement.orientation, column: Double(placement.origin.column),
            row: Double(placement.origin.row))
    }

    /// Returns the center of a tile whose bounding box starts at an exact position on the board, in squares.
    package func center(of tile: Pentomino, _ orientation: Orientation, column: Double, row: Double) -> Point {
        Point(
            x: origin.x + (column + Double(tile.columns(orientation)) / 2) * unit,
            y: origin.y + (row + Double(tile.rows(orientation)) / 2) * unit)
    }

    /// Returns the position on the board, in squares, where the bounding box of a tile starts if its center is at the
    /// given point.
    package func corner(of tile: Pentomino, _ orientation: Orientation, centeredAt center: Point) -> (
        column: Double, row: Double
    ) {
        (
            (center.x - origin.x) / unit - Double(tile.columns(orientation)) / 2,
            (center.y - origin.y) / unit - Double(tile.rows(orientation)) / 2
        )
    }

    /// Returns the square of the grid at the given point, which can be outside the board.
    package func square(at point: Point) -> (column: Int, row: Int) {
        (Int(((point.x - origin.x) / unit).rounded(.down)), Int(((point.y - origin.y) / unit).rounded(.down)))
    }
}
