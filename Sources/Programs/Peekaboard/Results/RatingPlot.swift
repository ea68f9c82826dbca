// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import CGtk
import GtkKit
import Scene

/// A line plot of the ratings of successive games, oldest first, with a thin horizontal line at par.
enum RatingPlot {
    /// Returns a plot. The summary next to it contains the same information as text.
    static func widget(_ ratings: [Double], _ text: RatingText) -> Widget {
        let plot = Widget.drawing(height: 140) { context, size in draw(ratings, par: text.par, on: context, size) }
        plot.hexpand = true
        peekaboard_accessible_label(plot.raw, text.plot)
        return plot
    }

    private static func draw(_ ratings: [Double], par: Double, on context: OpaquePointer, _ size: Size) {
        let (low, high) = (0.0, max(1.2 * par, (ratings.max() ?? 0) * 1.05))
        let margin = 10.0
        func y(_ rating: Double) -> Double {
            size.height - margin - (rating - low) / (high - low) * (size.height - 2 * margin)
        }
        func x(_ index: Int) -> Double {
            margin + (size.width - 2 * margin) * (ratings.count == 1 ? 0.5 : Double(index) / Double(ratings.count - 1))
        }
        cairo_set_line_width(context, 1)
        cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.7)
        cairo_move_to(context, margin, y(par))
        cairo_line_to(context, size.width - margin, y(par))
        cairo_stroke(context)
        cairo_set_source_rgb(context, 0.21, 0.52, 0.89)
        cairo_set_line_width(context, 2)
        for (index, rating) in ratings.enumerated() {
            index == 0 ? cairo_move_to(context, x(0), y(rating)) : cairo_line_to(context, x(index), y(rating))
        }
        cairo_stroke(context)
        for (index, rating) in ratings.enumerated() {
            cairo_arc(context, x(index), y(rating), 3.5, 0, 2 * .pi)
            cairo_fill(context)
        }
    }
}
