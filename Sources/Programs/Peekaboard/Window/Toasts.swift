// SPDX-License-Identifier: GPL-3.0-or-later
// The overlay owns the toasts while they are shown.

import CGtk
import GtkKit
import PeekaboardModel

/// Short messages. GTK shows them for five seconds, and as long as the pointer is on them.
final class Toasts {
    /// The style class of a title.
    private static let style = "heading"
    /// The width of a toast without its title, including its margins and the close button, in points.
    private static let frameWidth = 130.0
    /// The width of a toast's button without its label, in points.
    private static let buttonFrameWidth = 50.0

    private let choose: () -> Widget
    private var lastMessage: Object?
    private var lastOffer: Object?

    /// Creates an object that shows each toast on the `AdwToastOverlay` that `choose` returns.
    init(on choose: @escaping () -> Widget) { self.choose = choose }

    /// Adds a message to the queue.
    func add(_ message: String) { present(toast(message)) }

    /// Shows a message in place of the last one shown by this method, with an optional button for an action.
    func replace(with message: String, button: (label: String, action: String)? = nil) {
        let toast = toast(message, button: button?.label)
        adw_toast_set_action_name(toast.opaque, button?.action)
        replaceLast(with: toast)
    }

    /// Shows a notice in place of the last message, until it is withdrawn.
    func replace(with notice: Notice) {
        let toast = toast(notice.message)
        replaceLast(with: toast)
        dismiss(toast, with: notice)
    }

    private func replaceLast(with toast: Object) {
        if let lastMessage { adw_toast_dismiss(lastMessage.opaque) }
        lastMessage = toast
        present(toast)
    }

    /// Shows an undo offer immediately, in place of the last one, until it is withdrawn.
    func present(_ offer: UndoOffer) {
        if let lastOffer { adw_toast_dismiss(lastOffer.opaque) }
        // Translators: A verb: undo the last move or change.
        let toast = toast(offer.message, button: translated("Undo"))
        adw_toast_set_priority(toast.opaque, ADW_TOAST_PRIORITY_HIGH)
        toast.on("button-clicked") { [weak offer] in offer?.undo() }
        lastOffer = toast
        present(toast)
        dismiss(toast, with: offer)
    }

    private func dismiss(_ toast: Object, with notice: Notice) {
        notice.withdrawn = { [weak toast] in
            if let toast { adw_toast_dismiss(toast.opaque) }
        }
    }

    /// Returns a toast with two references: the overlay takes ownership of one, and the caller of the other.
    private func toast(_ message: String, button: String? = nil) -> Object {
        let toast = Object(sharing: adw_toast_new(message))
        adw_toast_set_button_label(toast.opaque, button)
        let overlay = overlay
        let width = Double(overlay.size.width)
        let available = width - Self.frameWidth - (button.map { lineWidth(of: $0) + Self.buttonFrameWidth } ?? 0)
        // The label of a plain title would be ellipsized.
        if width > 0, lineWidth(of: message) > available {
            withExtendedLifetime(wrapped(message, width: available)) {
                adw_toast_set_custom_title(toast.opaque, $0.pointer)
            }
            // A screen reader announces only plain titles.
            _ = peekaboard_announce(overlay.raw, message)
        }
        return toast
    }

    /// Returns a label for a message that is wrapped at the given width, in points. Since the overlay gives a toast its
    /// natural height, the natural width of the label must be one that fits.
    private func wrapped(_ message: String, width: Double) -> Widget {
        let label = Widget.paragraph(message)
        label.addClass(Self.style)
        let characters = width / lineWidth(of: "0")
        label.setMaxWidth(characters: Int(max(1, characters)))
        return label
    }

    /// Returns the width of a line of text in a toast, in points.
    private func lineWidth(of text: String) -> Double {
        let layout = Object(adopting: gtk_widget_create_pango_layout(overlay.pointer, text)!)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
        pango_layout_set_attributes(layout.opaque, attributes)
        var width: Int32 = 0
        pango_layout_get_pixel_size(layout.opaque, &width, nil)
        return Double(width)
    }

    private var overlay: Widget { choose() }

    private func present(_ toast: Object) { adw_toast_overlay_add_toast(overlay.opaque, toast.opaque) }
}
