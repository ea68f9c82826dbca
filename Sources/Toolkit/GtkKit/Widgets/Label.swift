// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkLabel.
package final class Label: Widget {
    /// Creates a label.
    package convenience init(_ text: String = "") { self.init(gtk_label_new(text)!) }

    /// The text. It contains no markup.
    package var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { gtk_label_set_text(opaque, newValue) }
    }

    /// Sets a text with Pango markup.
    package func setMarkup(_ markup: String) { gtk_label_set_markup(opaque, markup) }

    /// Lets the user select the text.
    package func makeSelectable() { gtk_label_set_selectable(opaque, 1) }

    /// Breaks the text into lines, between words by default. `natural` is how that affects the natural width.
    package func wrap(
        _ mode: PangoWrapMode = PANGO_WRAP_WORD, natural: GtkNaturalWrapMode = GTK_NATURAL_WRAP_INHERIT
    ) {
        gtk_label_set_wrap(opaque, 1)
        gtk_label_set_wrap_mode(opaque, mode)
        gtk_label_set_natural_wrap_mode(opaque, natural)
    }

    /// Sets how lines are aligned with each other.
    package func justify(_ justification: GtkJustification) { gtk_label_set_justify(opaque, justification) }

    /// Sets which part of a text that does not fit is replaced by an ellipsis, and the largest number of
    /// lines.
    package func ellipsize(_ mode: PangoEllipsizeMode, lines: Int = -1) {
        gtk_label_set_ellipsize(opaque, mode)
        gtk_label_set_lines(opaque, Int32(lines))
    }

    /// Sets the place of the text in the label, from 0 at its start to 1 at its end.
    package func setXalign(_ place: Float) { gtk_label_set_xalign(opaque, place) }

    /// Sets the width that the label requests, in characters.
    package func setWidth(characters: Int) { gtk_label_set_width_chars(opaque, Int32(characters)) }

    /// Sets the largest natural width, in characters.
    package func setMaxWidth(characters: Int) { gtk_label_set_max_width_chars(opaque, Int32(characters)) }
}
