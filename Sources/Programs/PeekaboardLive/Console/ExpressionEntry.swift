// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this and sets the callback. Closures of the widget refer back weakly.

import CGtk
import GtkKit

/// The entry below the console for Swift that is run in the page. Up and Down step through what was run before.
final class ExpressionEntry {
    /// The entry, which is insensitive at first.
    let widget = Entry()
    /// Runs a text. Returns whether it was taken; otherwise, it stays in the entry.
    var entered: (String) -> Bool = { _ in false }

    /// Whether there is a page that can run something.
    var isEnabled: Bool {
        get { widget.isSensitive }
        set { widget.isSensitive = newValue }
    }

    /// The number of earlier texts that are kept.
    private static let most = 100

    private var earlier: [String] = []
    /// The index of the earlier text that is shown; the number of them if that is another one, which is kept meanwhile.
    private var position = 0
    private var draft = ""

    init() {
        // Translators: The accessible name of an entry for a line of Swift code.
        widget.setAccessibleLabel(translated("Swift expression"))
        gtk_entry_set_placeholder_text(widget.typed(), translated("Run a line of Swift in the page"))
        gtk_entry_set_icon_from_icon_name(widget.typed(), GTK_ENTRY_ICON_PRIMARY, "go-next-symbolic")
        widget.addClass("console-prompt")
        widget.isSensitive = false
        widget.on("activate") { [weak self] in self?.enter() }
        widget.onKeyWithin { [weak self] key in
            switch Int32(bitPattern: key) {
            case GDK_KEY_Up, GDK_KEY_KP_Up: self?.step(-1)
            case GDK_KEY_Down, GDK_KEY_KP_Down: self?.step(1)
            default: return false
            }
            return true
        }
    }

    /// Lets the screen reader say a result.
    func announce(_ result: String) { _ = peekaboard_announce(widget.raw, result) }

    private func enter() {
        let text = widget.text
        guard text.contains(where: { !$0.isWhitespace }), entered(text) else { return }
        if earlier.last != text { earlier.append(text) }
        if earlier.count > Self.most { earlier.removeFirst() }
        (position, draft) = (earlier.count, "")
        widget.text = ""
    }

    private func step(_ offset: Int) {
        if position == earlier.count { draft = widget.text }
        position = min(max(position + offset, 0), earlier.count)
        widget.text = position < earlier.count ? earlier[position] : draft
        gtk_editable_set_position(widget.opaque, -1)
    }
}
