// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Paints a pattern of squares with Cairo, in board coordinates relative to the plate's upper left corner.
struct CellPainter {
    let pattern: CellPattern
    let plate: Plate
    let context: OpaquePointer
    let isHighContrast: Bool
    let cell: Size

    init(_ pattern: CellPattern, of plate: Plate, on context: OpaquePointer, isHighContrast: Bool = false) {
        self.isHighContrast = isHighContrast
        self.pattern = pattern
        self.plate = plate
        self.context = context
        cell = Size(
            width: plate.size.width / Double(pattern.columns), height: plate.size.height / Double(pattern.rows))
    }

    /// Paints the squares in the style of their finish.
    func paint() {
        switch pattern.finish {
        case .solid: paintSolid(isBeveled: true)
        case .flat: paintSolid(isBeveled: false)
        case .inlaid: paintInlaid()
        case .wells: paintWells()
        case .outlined: paintOutlined()
        case .hatched: paintHatched()
        case .dashed: paintDashed()
        case .crossed: paintCrossed()
        }
    }

    /// Fills the shape of all squares with the current color, enlarged by `grown` on each side and moved down by `dy`.
    func fillShadow(grown: Double, dy: Double) {
        for square in pattern.filled {
            let (x, y) = corner(square)
            cairo_rectangle(context, x - grown, y - grown + dy, cell.width + 2 * grown, cell.height + 2 * grown)
        }
        cairo_fill(context)
    }

    // MARK: - Tiles

    private func paintSolid(isBeveled: Bool) {
        let inset = max(0.5, cell.width * 0.02)
        let radius = plate.cornerRadius
        traceOutline(inset: inset, radius: radius)
        cairo_save(context)
        cairo_clip_preserve(context)
        cairo_new_path(context)
        setColor(fill)
        cairo_paint(context)
        if isBeveled { for square in pattern.filled { paintPillow(square) } }
        for square in pattern.filled { paintSeams(square) }
        if isBeveled {
            // The bevel has its light in the upper left. The outline, moved to the lower right in white and to the upper
            // left in black, leaves a rim on both sides.
            let bevel = max(1, cell.width * 0.045)
            rim(.white, alpha: 0.55, shift: bevel, inset: inset, radius: radius)
            rim(.black, alpha: 0.30, shift: -bevel, inset: inset, radius: radius)
        }
        cairo_restore(context)
        traceOutline(inset: inset, radius: radius)
        setColor(plate.fill.mixed(with: .black, share: 0.38))
        cairo_set_line_width(context, max(1, cell.width * 0.025))
        cairo_stroke(context)
        if isHighContrast { paintBorder() }
        writeLetter()
    }

    /// The fill color, lighter if the letter needs more contrast.
    private var fill: Color { isHighContrast ? plate.fill.mixed(with: .white, share: 0.35) : plate.fill }

    /// Draws a white line inside a black one, which is visible on any color.
    private func paintBorder() {
        let width = max(1.5, cell.width * 0.07)
        for (color, inset) in [(Color.black, width / 2), (.white, width * 1.5)] {
            traceOutline(inset: inset, radius: plate.cornerRadius)
            setColor(color)
            cairo_set_line_width(context, width)
            cairo_stroke(context)
        }
    }

    /// Fills everything outside of the outline, moved by `shift` to the right and down.
    private func rim(_ color: Color, alpha: Double, shift: Double, inset: Double, radius: Double) {
        cairo_save(context)
        cairo_rectangle(
            context, -cell.width, -cell.height, plate.size.width + 2 * cell.width, plate.size.height + 2 * cell.height)
        cairo_translate(context, shift, shift)
        traceOutline(inset: inset, radius: radius)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha)
        cairo_fill(context)
        cairo_restore(context)
    }

    /// Shades a square so that it looks slightly raised.
    private func paintPillow(_ square: CellPattern.Cell) {
        let (x, y) = corner(square)
        let light = cairo_pattern_create_linear(x, y, x + cell.width * 0.35, y + cell.height)!
        cairo_pattern_add_color_stop_rgba(light, 0, 1, 1, 1, 0.16)
        cairo_pattern_add_color_stop_rgba(light, 0.55, 1, 1, 1, 0)
        cairo_pattern_add_color_stop_rgba(light, 1, 0, 0, 0, 0.07)
        cairo_rectangle(context, x, y, cell.width, cell.height)
        cairo_set_source(context, light)
        cairo_fill(context)
        cairo_pattern_destroy(light)
    }

    /// Draws the grooves to the neighboring squares on the right and below: a dark line next to a light one.
    private func paintSeams(_ square: CellPattern.Cell) {
        let (x, y) = corner(square)
        let width = max(1, cell.width * 0.022)
        for (color, alpha, shift) in [(Color.black, 0.22, -width / 2), (.white, 0.22, width / 2)] {
            cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha)
            if pattern.filled.contains(.init(column: square.column + 1, row: square.row)) {
                cairo_rectangle(context, x + cell.width + shift - width / 2, y, width, cell.height)
            }
            if pattern.filled.contains(.init(column: square.column, row: square.row + 1)) {
                cairo_rectangle(context, x, y + cell.height + shift - width / 2, cell.width, width)
            }
            cairo_fill(context)
        }
    }

    private func paintInlaid() {
        let inset = max(0.5, cell.width * 0.02)
        traceOutline(inset: inset, radius: plate.cornerRadius)
        setColor(fill.mixed(with: .black, share: 0.12))
        cairo_fill_preserve(context)
        setColor(plate.fill.mixed(with: .black, share: 0.5))
        cairo_set_line_width(context, max(1, cell.width * 0.05))
        cairo_stroke(context)
        // A peg near the corner of each square.
        for square in pattern.filled {
            let (x, y) = corner(square)
            let radius = cell.width * 0.07
            cairo_new_sub_path(context)
            cairo_arc(context, x + cell.width * 0.18, y + cell.height * 0.18, radius, 0, 2 * .pi)
            setColor(plate.fill.mixed(with: .black, share: 0.6))
            cairo_fill(context)
        }
        if isHighContrast { paintBorder() }
        writeLetter()
    }

    private func writeLetter() {
        guard let letter = pattern.letter, let square = pattern.letterCell else { return }
        let layout = Object(adopting: pango_cairo_create_layout(context)!)
        DesktopFont.set(on: layout, size: cell.height * (isHighContrast ? 0.62 : 0.5), isBold: true)
        pango_layout_set_text(layout.opaque, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_pixel_extents(layout.opaque, &ink, nil)
        let (x, y) = corner(square)
        cairo_move_to(
            context, x + (cell.width - Double(ink.width)) / 2 - Double(ink.x),
            y + (cell.height - Double(ink.height)) / 2 - Double(ink.y))
        setColor(isHighContrast ? .black : plate.rim ?? .black)
        pango_cairo_show_layout(context, layout.opaque)
    }

    // MARK: - The board

    private func paintWells() {
        let radius = max(2, cell.width * 0.12)
        for square in pattern.filled {
            let (x, y) = corner(square)
            let gap = max(1, cell.width * 0.04)
            rounded(x + gap / 2, y + gap / 2, cell.width - gap, cell.height - gap, radius)
            setColor(plate.fill)
            cairo_fill_preserve(context)
            // A hollow is dark in the upper left and light in the lower right.
            cairo_save(context)
            cairo_clip(context)
            let depth = max(1, cell.width * 0.05)
            for (color, alpha, shift) in [(Color.black, 0.26, depth), (.white, 0.16, -depth)] {
                cairo_rectangle(context, x, y, cell.width, cell.height)
                rounded(x + gap / 2 + shift, y + gap / 2 + shift, cell.width - gap, cell.height - gap, radius)
                cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
                cairo_set_source_rgba(context, color.red, color.green, color.blue, alpha)
                cairo_fill(context)
            }
            cairo_restore(context)
            cairo_new_path(context)
        }
    }

    // MARK: - Shapes

    func corner(_ square: CellPattern.Cell) -> (Double, Double) {
        (Double(square.column) * cell.width, Double(square.row) * cell.height)
    }

    func setColor(_ color: Color) { cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha) }

    private func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) {
        let corner = min(radius, width / 2, height / 2)
        cairo_new_sub_path(context)
        cairo_arc(context, x + width - corner, y + corner, corner, -.pi / 2, 0)
        cairo_arc(context, x + width - corner, y + height - corner, corner, 0, .pi / 2)
        cairo_arc(context, x + corner, y + height - corner, corner, .pi / 2, .pi)
        cairo_arc(context, x + corner, y + corner, corner, .pi, .pi * 1.5)
        cairo_close_path(context)
    }

    /// Adds the combined outline of all squares to the path, shrunk by `inset`, with rounded corners. Edges between
    /// filled and empty squares are followed with the filled side on the right. A pattern can have several parts, and
    /// holes.
    func traceOutline(inset: Double, radius: Double) {
        for loop in PatternOutline(of: pattern).loops {
            let count = loop.count
            // Moves each corner inward along both adjacent edges.
            let points = loop.indices.map { index in
                let corner = loop[index]
                let (before, after) = (loop[(index + count - 1) % count], loop[(index + 1) % count])
                let (inX, inY) = direction(from: before, to: corner)
                let (outX, outY) = direction(from: corner, to: after)
                // The inside is to the right of each direction: (x, y) rotated to the right is (-y, x).
                return Point(
                    x: Double(corner.column) * cell.width + (-inY - outY) * inset,
                    y: Double(corner.row) * cell.height + (inX + outX) * inset)
            }
            cairo_new_sub_path(context)
            for index in points.indices {
                let (before, here) = (points[(index + count - 1) % count], points[index])
                let after = points[(index + 1) % count]
                let reach = min(radius, distance(before, here) / 2, distance(here, after) / 2)
                let start = toward(before, from: here, by: reach)
                let end = toward(after, from: here, by: reach)
                cairo_line_to(context, start.x, start.y)
                cairo_curve_to(
                    context, start.x + (here.x - start.x) * 0.55, start.y + (here.y - start.y) * 0.55,
                    end.x + (here.x - end.x) * 0.55, end.y + (here.y - end.y) * 0.55, end.x, end.y)
            }
            cairo_close_path(context)
        }
    }

    private func direction(from a: CellPattern.Cell, to b: CellPattern.Cell) -> (Double, Double) {
        (Double((b.column - a.column).signum()), Double((b.row - a.row).signum()))
    }

    private func distance(_ a: Point, _ b: Point) -> Double { abs(a.x - b.x) + abs(a.y - b.y) }

    private func toward(_ goal: Point, from point: Point, by length: Double) -> Point {
        let whole = distance(point, goal)
        guard whole > 0 else { return point }
        return Point(
            x: point.x + (goal.x - point.x) * length / whole, y: point.y + (goal.y - point.y) * length / whole)
    }
}

extension Plate {
    /// Paints the plate's pattern of squares, if any, at the origin of a Cairo context.
    package func paintCells(on context: OpaquePointer) {
        if let cells { CellPainter(cells, of: self, on: context).paint() }
    }
}
