// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the dialog while it is presented.

import CGtk

/// A dialog with a header bar: an `AdwDialog` if available, otherwise a modal window.
@MainActor package final class Dialog {
    /// Called when the dialog is closed.
    package var closed: () -> Void = {}

    private let tally = Tally("dialog")
    private let dialog: Widget

    /// Creates a dialog with a content widget and an optional bottom bar. The size is in points.
    package init(title: String, width: Int, height: Int, content: Widget, bar: Widget? = nil) {
        let view = peekaboard_toolbar_view_new(adw_header_bar_new(), content.pointer, bar?.pointer)
        dialog = Widget(window: peekaboard_dialog_new(title, Int32(width), Int32(height), view)!)
        dialog.on(PEEKABOARD_DIALOG_CLOSED) { [weak self] in self?.closed() }
    }

    /// Presents the dialog for a parent window. `focus` gets the keyboard focus, if it is given.
    package func present(over parent: Widget, focusing focus: Widget? = nil) {
        peekaboard_dialog_present(dialog.pointer, parent.pointer, focus?.pointer)
    }

    /// Lets Return in a text field activate a button of the dialog.
    package func setDefault(_ button: Widget) { peekaboard_dialog_set_default(dialog.pointer, button.pointer) }

    /// Closes the dialog.
    package func close() { peekaboard_dialog_close(dialog.pointer) }
}
