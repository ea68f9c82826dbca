// The overlay owns the toasts while they are shown.

import CGtk
import GtkKit

/// What is to be read for a moment over the board.
final class Toasts {
    /// How long something can be undone here, in seconds: longer than words take to be read.
    private static let undoTime: guint = 10

    private let overlay: Widget
    private var told: Object?
    private var offered: Object?

    /// Shows toasts on an `AdwToastOverlay`.
    init(on overlay: Widget) { self.overlay = overlay }

    /// Shows words after whatever is shown already.
    func add(_ words: String) { show(adw_toast_new(words)) }

    /// Shows words in place of those that were shown by this before.
    func replace(by words: String) {
        if let told { adw_toast_dismiss(told.opaque) }
        told = show(adw_toast_new(words))
    }

    /// Shows an offer at once, in place of the one before, until it is withdrawn.
    func show(_ offer: UndoOffer) {
        if let offered { adw_toast_dismiss(offered.opaque) }
        let toast = Object(sharing: adw_toast_new(offer.words))
        adw_toast_set_button_label(toast.opaque, translated("Undo"))
        adw_toast_set_priority(toast.opaque, ADW_TOAST_PRIORITY_HIGH)
        adw_toast_set_timeout(toast.opaque, Self.undoTime)
        toast.on("button-clicked") { [weak offer] in offer?.undo() }
        offer.withdrawn = { [weak toast] in
            if let toast { adw_toast_dismiss(toast.opaque) }
        }
        offered = toast
        adw_toast_overlay_add_toast(overlay.opaque, toast.opaque)
    }

    @discardableResult
    private func show(_ toast: OpaquePointer) -> Object {
        let toast = Object(sharing: toast)
        adw_toast_overlay_add_toast(overlay.opaque, toast.opaque)
        return toast
    }
}
