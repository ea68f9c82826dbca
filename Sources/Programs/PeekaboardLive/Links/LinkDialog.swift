// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import CGtk
import GtkKit

/// A dialog that shows the page of a link before it is opened.
final class LinkDialog {
    /// Called with the page that the user opens.
    var opened: (PageAddress) -> Void = { _ in }
    /// Called when the dialog is closed.
    var closed: () -> Void = {}

    private let dialog: Dialog
    private let entry = Entry()
    private let problem = Widget.paragraph("")
    private let preview = Widget(gtk_text_view_new()!)
    private let button: Button
    private var page: PageAddress?

    /// Creates a dialog for a link, which can be empty.
    init(link: String) {
        let content = Box(.vertical, spacing: 12)
        content.addClass("new-file")
        // Translators: The label of a text field for a link to a page.
        entry.setAccessibleLabel(translated("Link"))
        gtk_entry_set_placeholder_text(entry.typed(), "\(PageAddress.scheme):…")
        problem.addClass("error")
        preview.addClass("monospace")
        for set in [gtk_text_view_set_editable, gtk_text_view_set_cursor_visible] { set(preview.typed(), 0) }
        gtk_text_view_set_wrap_mode(preview.typed(), GTK_WRAP_WORD_CHAR)
        for set in [
            gtk_text_view_set_left_margin, gtk_text_view_set_right_margin, gtk_text_view_set_top_margin,
            gtk_text_view_set_bottom_margin,
        ] {
            set(preview.typed(), 12)
        }
        // Translators: The accessible name of the Swift source of a page that has not been opened yet.
        preview.setAccessibleLabel(translated("Source of the page"))
        let frame = ScrolledWindow(of: preview)
        frame.vexpand = true
        frame.addClass("card")
        let note = Widget.paragraph(
            translated(
                "The page will be saved in your folder of pages. It can read that folder and the program’s data, and change nothing."
            ))
        note.addClass("dim-label")
        // Translators: A verb, on a button: opens a page.
        button = Button(label: translated("Open"))
        button.makePill()
        for widget in [entry, problem, frame, note, button] { content.append(widget) }
        // Translators: The title of a dialog.
        dialog = Dialog(title: translated("Open a Link"), width: 480, height: 520, content: content)
        dialog.closed = { [weak self] in self?.closed() }
        entry.onEdit { [weak self] in self?.show($0) }
        entry.on("activate") { [weak self] in self?.finish() }
        button.on("clicked") { [weak self] in self?.finish() }
        entry.text = link
        show(link)
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent, focusing: page == nil ? entry : button) }

    private func show(_ link: String) {
        page = try? PageAddress(link)
        // Nothing is wrong before the user has entered anything.
        let message = page == nil && !link.isEmpty ? PageAddress.Problem.damaged.message : ""
        problem.text = message
        problem.isVisible = !message.isEmpty
        peekaboard_accessible_description(entry.raw, message)
        entry.setClass("error", !message.isEmpty)
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(preview.typed()), page?.text ?? "", -1)
        button.isSensitive = page != nil
    }

    private func finish() {
        guard let page else { return }
        dialog.close()
        opened(page)
    }
}
