import Boards
import CGtk
import GtkKit

/// A button that shows a colour and opens a chooser for another.
final class ColorControl: PropertyControl {
    let beside: Widget?
    let below: Widget? = nil
    private let button: Widget

    init(title: String, change: @escaping (PropertyValue) -> Void) {
        button = Widget(gtk_color_button_new()!)
        beside = button
        gtk_color_button_set_title(button.opaque, title)
        gtk_color_button_set_modal(button.opaque, 1)
        peekaboard_accessible_label(button.raw, title)
        button.on("color-set") { [weak self] in
            guard let self else { return }
            var rgba = GdkRGBA()
            gtk_color_chooser_get_rgba(button.opaque, &rgba)
            change(.color(rgba.color))
        }
    }

    func show(_ value: PropertyValue) {
        guard case .color(let color) = value else { return }
        var rgba = GdkRGBA(color)
        gtk_color_chooser_set_rgba(button.opaque, &rgba)
    }
}
