// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// How the lines look that show where things move.
package enum TrailStyle: Equatable {
    /// Those of what is shown, of what was before, and of what is kept for comparison, with the number of its color.
    case present, earlier, kept(Int)

    /// Settings of the desktop that change how lines look.
    package struct Settings: Equatable {
        /// Whether lines are wide, and those that are kept have different dashes.
        package var isHighContrast = false
        /// Whether animations are enabled. Otherwise, dots take the place of lines.
        package var allowsMotion = true

        package init(isHighContrast: Bool = false, allowsMotion: Bool = true) {
            (self.isHighContrast, self.allowsMotion) = (isHighContrast, allowsMotion)
        }
    }

    /// The number of colors for what is kept.
    package static let keptCount = keptColors.count

    private static let keptColors: [Color] = [
        Color(rgb: 0x1C71D8), Color(rgb: 0x1E7A3C), Color(rgb: 0x9141AC), Color(rgb: 0x8A5A00),
    ]
    private static let keptDashes: [[Double]] = [[9, 6], [1, 7], [14, 6, 1, 6], [4, 7]]

    /// The number of steps between two dots.
    private static let stepsPerDot = 6

    /// The color. All of them are dark, so that a white border makes them visible on any background.
    package var color: Color {
        switch self {
        case .present: Color(rgb: 0xE01B24)
        case .earlier: Color(rgb: 0x77767B)
        case .kept(let number): Self.keptColors[number % Self.keptColors.count]
        }
    }

    /// Draws lines between points.
    package func draw(_ lines: [[Point]], _ settings: Settings, on context: OpaquePointer) {
        let lines = lines.filter { $0.count > 1 }
        guard !lines.isEmpty else { return }
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        let width = settings.isHighContrast ? 3.5 : 2
        let strokes = [(width + 1.5, Color.white, 0.85), (width, color, settings.isHighContrast ? 1 : 0.9)]
        for (width, color, opacity) in strokes {
            cairo_set_source_rgba(context, color.red, color.green, color.blue, opacity)
            cairo_set_line_width(context, width)
            for points in lines {
                if settings.allowsMotion {
                    drawLine(points, dashes: settings.isHighContrast && color == self.color, on: context)
                } else {
                    drawDots(points, radius: 0.75 + width / 2, on: context)
                }
            }
        }
    }

    private func drawLine(_ points: [Point], dashes hasDashes: Bool, on context: OpaquePointer) {
        if hasDashes, case .kept(let number) = self {
            let dashes = Self.keptDashes[number % Self.keptDashes.count]
            cairo_set_dash(context, dashes, Int32(dashes.count), 0)
        }
        for point in points { cairo_line_to(context, point.x, point.y) }
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
    }

    private func drawDots(_ points: [Point], radius: Double, on context: OpaquePointer) {
        let last = points.count - 1
        for index in points.indices where index % Self.stepsPerDot == 0 || index == last {
            cairo_arc(context, points[index].x, points[index].y, radius, 0, 2 * .pi)
            cairo_fill(context)
        }
    }
}
