// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// A dialog that says that a link is on the clipboard, and shows it as a QR code if it is short enough.
final class LinkCopiedDialog {
    /// The largest side of the code in points. It fits in a window as wide as a phone.
    private static let codeSide = 300

    /// Called when the dialog is closed.
    var closed: () -> Void = {}

    private let dialog: Dialog

    /// Creates a dialog for the link to a page.
    init(_ page: PageAddress) {
        let content = Box(.vertical, spacing: 18)
        content.addClass("link-copied")
        content.valign = .center
        let code = page.qrCode
        if let code {
            // Translators: The accessible name of a picture.
            let picture = code.picture(side: Self.codeSide, named: translated("QR code of the link"))
            picture.addClass("qr-code")
            content.append(picture)
        }
        let note = Label(
            code != nil
                ? translated(
                    "The link contains the page. Paste it into a message, or let somebody scan the code with a device that has Peekaboard Live."
                )
                : translated("The link contains the page. Paste it into a message to somebody who has Peekaboard Live.")
        )
        note.wrap()
        note.justify(GTK_JUSTIFY_CENTER)
        content.append(note)
        // Translators: The title of a dialog: a link is on the clipboard.
        let title = translated("Link Copied")
        dialog = Dialog(
            title: title, width: 360, height: code == nil ? 200 : 460, content: ScrolledWindow(of: content))
        dialog.closed = { [weak self] in self?.closed() }
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent) }
}
