// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// A button that shows a color and opens a dialog to choose another one.
@MainActor package final class ColorButton {
    /// The widget, a `GtkColorDialogButton` or a `GtkColorButton`.
    package let widget: Widget
    /// Called when the user chooses a color.
    package var changed: (Color) -> Void = { _ in }
    private let tally = Tally("color button")
    private var shown: GdkRGBA?

    /// Creates a button. `title` is its accessible name and the title of its dialog.
    package init(title: String) {
        widget = Widget(peekaboard_color_button_new(title)!)
        peekaboard_accessible_label(widget.raw, title)
        widget.onNotify("rgba") { [weak self] in self?.notified() }
    }

    /// Sets the color without calling `changed`.
    package func display(_ color: Color) {
        var rgba = GdkRGBA(color)
        shown = rgba
        peekaboard_set_rgba(widget.raw, "rgba", &rgba)
    }

    /// GTK may notify after `display` has returned, so this compares colors instead of relying on a flag.
    private func notified() {
        var rgba = GdkRGBA()
        peekaboard_get_rgba(widget.raw, "rgba", &rgba)
        if var shown, gdk_rgba_equal(&shown, &rgba) != 0 { return }
        shown = rgba
        changed(rgba.color)
    }
}
