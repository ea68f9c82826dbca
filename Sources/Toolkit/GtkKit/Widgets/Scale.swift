// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A horizontal GtkScale, which does not draw its value.
final class Scale: Widget {
    /// Creates a slider.
    convenience init(range: ClosedRange<Double>, step: Double, places: Int32 = 0) {
        self.init(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step)!)
        gtk_scale_set_draw_value(typed(), 0)
        gtk_range_set_round_digits(slider, places)
    }

    private var slider: UnsafeMutablePointer<GtkRange> { typed() }

    var value: Double {
        get { gtk_range_get_value(slider) }
        set { gtk_range_set_value(slider, newValue) }
    }

    /// Calls `body` with the value each time that it changes.
    func onChange(_ body: @escaping @MainActor (Double) -> Void) {
        on("value-changed") { [slider] in body(gtk_range_get_value(slider)) }
    }

    /// Sets the smallest and the largest value.
    func setRange(_ range: ClosedRange<Double>) { gtk_range_set_range(slider, range.lowerBound, range.upperBound) }

    /// Sets by how much the arrow keys, and Page Up and Page Down change the value.
    func setIncrements(step: Double, page: Double) { gtk_range_set_increments(slider, step, page) }

    /// The place of the trough in the widget.
    var trough: GdkRectangle {
        var trough = GdkRectangle()
        gtk_range_get_range_rect(slider, &trough)
        return trough
    }
}
