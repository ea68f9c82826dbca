// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// An area in which the user chooses a color.
@MainActor package final class ColorEditor {
    /// The widget, a `GtkColorChooserWidget`.
    package let widget: Widget
    /// Called with each color on the way.
    package var changed: (Color) -> Void = { _ in }
    private var shown: GdkRGBA

    /// Creates an editor that shows a color.
    package init(_ color: Color, hasAlpha: Bool) {
        widget = Widget(peekaboard_color_editor_new(hasAlpha ? 1 : 0)!)
        shown = GdkRGBA(color)
        peekaboard_set_rgba(widget.raw, "rgba", &shown)
        widget.onNotify("rgba") { [weak self] in self?.notified() }
    }

    private func notified() {
        var rgba = GdkRGBA()
        peekaboard_get_rgba(widget.raw, "rgba", &rgba)
        guard gdk_rgba_equal(&shown, &rgba) == 0 else { return }
        shown = rgba
        changed(rgba.color.withAlpha(Double(rgba.alpha)))
    }
}
