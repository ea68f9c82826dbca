import CGtk
import Scene

/// A button that shows a color and opens a dialog to choose another one.
@MainActor public final class ColorButton {
    /// The button.
    public let widget: Widget
    /// Called with each color that the user has chosen.
    public var changed: (Color) -> Void = { _ in }
    private let tally = Tally("color button")
    private var shown: GdkRGBA?

    /// A button for what `title` names.
    public init(title: String) {
        widget = Widget(peekaboard_color_button_new(title)!)
        peekaboard_accessible_label(widget.raw, title)
        widget.onNotify("rgba") { [weak self] in self?.notified() }
    }

    /// Shows a color; `changed` is not called.
    public func show(_ color: Color) {
        var rgba = GdkRGBA(color)
        shown = rgba
        peekaboard_set_rgba(widget.raw, "rgba", &rgba)
    }

    /// GTK may notify after `show` has returned, so that colors have to be compared.
    private func notified() {
        var rgba = GdkRGBA()
        peekaboard_get_rgba(widget.raw, "rgba", &rgba)
        if var shown, gdk_rgba_equal(&shown, &rgba) != 0 { return }
        shown = rgba
        changed(rgba.color)
    }
}
