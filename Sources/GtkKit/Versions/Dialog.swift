// GTK owns the dialog from when it is presented until it is closed.

import CGtk

/// A dialog with a header bar over a window: libadwaita's own where there is one, else a modal window.
@MainActor public final class Dialog {
    /// Called when the dialog was closed.
    public var closed: () -> Void = {}

    private let tally = Tally("dialog")
    private let dialog: Widget

    /// A dialog of a size, in points, that shows `content`, and below it `bar`.
    public init(title: String, width: Int, height: Int, content: Widget, bar: Widget? = nil) {
        let view = peekaboard_toolbar_view_new(adw_header_bar_new(), content.pointer, bar?.pointer)
        dialog = Widget(window: peekaboard_dialog_new(title, Int32(width), Int32(height), view)!)
        dialog.on(PEEKABOARD_DIALOG_CLOSED) { [weak self] in self?.closed() }
    }

    /// Shows the dialog over a window.
    public func present(over parent: Widget) { peekaboard_dialog_present(dialog.pointer, parent.pointer) }

    /// Closes the dialog.
    public func close() { peekaboard_dialog_close(dialog.pointer) }
}
