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

    /// Breaks the text into lines, between words by default.
    package func wrap(_ mode: PangoWrapMode = PANGO_WRAP_WORD) {
        gtk_label_set_wrap(opaque, 1)
        gtk_label_set_wrap_mode(opaque, mode)
    }

    /// Sets which part of a text that does not fit is replaced by an ellipsis, and the largest number of
    /// lines.
    package func ellipsize(_ mode: PangoEllipsizeMode, lines: Int = -1) {
        gtk_label_set_ellipsize(opaque, mode)
        gtk_label_set_lines(opaque, Int32(lines))
    }

    /// The place of the text in the label, from 0 at its start to 1 at its end.
    package var xalign: Double {
        get { Double(gtk_label_get_xalign(opaque)) }
        set { gtk_label_set_xalign(opaque, Float(newValue)) }
    }

    /// The width that the label requests, in characters.
    package func setWidth(characters: Int) { gtk_label_set_width_chars(opaque, Int32(characters)) }

    /// The largest natural width, in characters.
    package func setMaxWidth(characters: Int) { gtk_label_set_max_width_chars(opaque, Int32(characters)) }
}
