// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import Archives
import CGtk
import GtkKit

/// A dialog that shows the page in a link or a file before it is opened.
final class SharedPageDialog {
    /// Called with the page that the user opens.
    var opened: (SharedPage) -> Void = { _ in }
    /// Called when the dialog is closed.
    var closed: () -> Void = {}

    private let dialog: Dialog
    private let entry = Entry()
    private let problem = Widget.paragraph("")
    private let name = Label()
    private let fileName = Label()
    private let preview = Widget(gtk_text_view_new()!)
    private let button: Button
    private let content = Box(.vertical, spacing: 12)
    private var page: SharedPage?

    /// Creates a dialog for a link, which can be empty. It is not larger than a window that is shown already.
    convenience init(link: String, in window: Widget) {
        // Translators: The title of a dialog.
        self.init(title: translated("Open a Link"), note: Self.noteOnPage, in: window)
        // Translators: The label of a text field for a link to a page.
        entry.setAccessibleLabel(translated("Link"))
        gtk_entry_set_placeholder_text(entry.typed(), "\(PageAddress.scheme):…")
        problem.addClass("error")
        content.insert(problem, after: nil)
        content.insert(entry, after: nil)
        entry.onEdit { [weak self] in self?.show(link: $0) }
        entry.on("activate") { [weak self] in self?.finish() }
        entry.text = link
        show(link: link)
    }

    /// Creates a dialog for a page from a file. It is not larger than a window that is shown already.
    convenience init(file page: SharedPage, in window: Widget) {
        self.init(
            // Translators: The title of a dialog. A page is Swift code that runs.
            title: translated("Open a Page"),
            note: page.folderEnding == nil
                ? Self.noteOnPage
                : translated(
                    "The files will be saved in a folder of their own in your folder of pages. The page can read them and the program’s data, and change nothing."
                ), in: window)
        if page.files.count > 1 { content.insert(list(of: page.files), after: name) }
        show(page)
    }

    private static var noteOnPage: String {
        translated(
            "The page will be saved in your folder of pages. It can read that folder and the program’s data, and change nothing."
        )
    }

    private init(title: String, note: String, in window: Widget) {
        content.addClass("new-file")
        name.addClass("title-4")
        fileName.addClass("caption-heading")
        for (label, part) in [(name, PANGO_ELLIPSIZE_END), (fileName, PANGO_ELLIPSIZE_MIDDLE)] {
            label.setXalign(0)
            label.ellipsize(part)
        }
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
        for name in ["card", "shared-source"] { frame.addClass(name) }
        let note = Widget.paragraph(note)
        note.addClass("dim-label")
        // Translators: A verb, on a button: opens a page.
        button = Button(label: translated("Open"))
        button.makePill()
        for widget in [name, fileName, frame, note, button] { content.append(widget) }
        let (width, height) = (gtk_widget_get_width(window.pointer), gtk_widget_get_height(window.pointer))
        dialog = Dialog(
            title: title, width: width > 0 ? min(480, Int(width)) : 480,
            height: height > 0 ? min(560, Int(height)) : 560,
            content: content)
        dialog.closed = { [weak self] in self?.closed() }
        button.on("clicked") { [weak self] in self?.finish() }
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent, focusing: page == nil ? entry : button) }

    /// Returns a list of files. A click on a source shows it.
    private func list(of files: [ZipArchive.File]) -> Widget {
        let list = ListBox(name: translated("Files"))
        for file in files {
            let (row, label) = (Box(.horizontal, spacing: 12), Label(file.path))
            label.setXalign(0)
            label.hexpand = true
            label.ellipsize(PANGO_ELLIPSIZE_MIDDLE)
            let size = g_format_size(guint64(file.bytes.count))!
            defer { g_free(size) }
            let sizeLabel = Label(String(cString: size))
            for name in ["dim-label", "numeric"] { sizeLabel.addClass(name) }
            for widget in [label, sizeLabel] { row.append(widget) }
            row.addClass("file")
            let isSource = SharedPage.text(of: file) != nil
            gtk_list_box_row_set_activatable(list.append(row).typed(), isSource ? 1 : 0)
        }
        list.onActivate { [weak self] in self?.show(files[$0]) }
        let frame = ScrolledWindow(of: list)
        gtk_scrolled_window_set_propagate_natural_height(frame.opaque, 1)
        gtk_scrolled_window_set_max_content_height(frame.opaque, 130)
        frame.addClass("card")
        frame.addClass("shared-files")
        return frame
    }

    private func show(link: String) {
        let address = try? PageAddress(link)
        // Nothing is wrong before the user has entered anything.
        let message = address == nil && !link.isEmpty ? PageAddress.Problem.damaged.message : ""
        problem.text = message
        problem.isVisible = !message.isEmpty
        peekaboard_accessible_description(entry.raw, message)
        entry.setClass("error", !message.isEmpty)
        show(address?.page)
    }

    private func show(_ page: SharedPage?) {
        self.page = page
        name.text = page?.name.printable ?? ""
        name.isVisible = !name.text.isEmpty
        show(page?.files[0])
        fileName.isVisible = (page?.files.count ?? 0) > 1
        button.isSensitive = page != nil
    }

    private func show(_ file: ZipArchive.File?) {
        fileName.text = file?.path ?? ""
        let text = file.flatMap(SharedPage.text) ?? ""
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(preview.typed()), text, -1)
    }

    private func finish() {
        guard let page else { return }
        dialog.close()
        opened(page)
    }
}
