// The overlay owns the toasts while they are shown.

import CGtk
import GtkKit
import PeekaboardModel

/// Short messages over the board.
final class Toasts {
    /// The timeout of an undo offer, in seconds: long enough to read it and reach the button.
    private static let undoTime: guint = 10

    private let overlay: Widget
    private var lastMessage: Object?
    private var lastOffer: Object?

    /// Creates an object that shows toasts on an `AdwToastOverlay`.
    init(on overlay: Widget) { self.overlay = overlay }

    /// Adds a message to the queue.
    func add(_ message: String) { show(toast(message)) }

    /// Shows a message in place of the last one shown by this method.
    func replace(with message: String) {
        if let lastMessage { adw_toast_dismiss(lastMessage.opaque) }
        let toast = toast(message)
        lastMessage = toast
        show(toast)
    }

    /// Shows an undo offer immediately, in place of the last one, until it is withdrawn.
    func show(_ offer: UndoOffer) {
        if let lastOffer { adw_toast_dismiss(lastOffer.opaque) }
        let toast = toast(offer.message)
        // Translators: A verb: undo the last move or change.
        adw_toast_set_button_label(toast.opaque, translated("Undo"))
        adw_toast_set_priority(toast.opaque, ADW_TOAST_PRIORITY_HIGH)
        adw_toast_set_timeout(toast.opaque, Self.undoTime)
        toast.on("button-clicked") { [weak offer] in offer?.undo() }
        offer.withdrawn = { [weak toast] in
            if let toast { adw_toast_dismiss(toast.opaque) }
        }
        lastOffer = toast
        show(toast)
    }

    /// Returns a toast with two references: the overlay takes ownership of one, and the caller of the other.
    private func toast(_ message: String) -> Object { Object(sharing: adw_toast_new(message)) }

    private func show(_ toast: Object) { adw_toast_overlay_add_toast(overlay.opaque, toast.opaque) }
}
