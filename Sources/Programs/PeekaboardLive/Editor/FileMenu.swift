// SPDX-License-Identifier: GPL-3.0-or-later
// The menu holds a reference to its button, which owns the popover with the rows. Their closures refer back weakly.

import CGtk
import GtkKit
import PageSource

/// The list of the pages and sources of a playground, in a popover of the editor.
final class FileMenu {
    /// Called with the index of a page.
    var pageChosen: (Int) -> Void = { _ in }
    /// Called with the path of a file of the page.
    var fileChosen: (String) -> Void = { _ in }

    private let button: Widget
    private let popover: Widget
    private let list: Box
    private var shown: (playground: Playground, page: Playground.Page, file: String?)?

    /// Creates a menu for a menu button.
    init(_ button: Widget) {
        self.button = button
        popover = Widget(gtk_popover_new()!)
        list = Box(.vertical)
        popover.addClass("menu")
        let scroller = ScrolledWindow(of: list)
        gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
        gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
        gtk_scrolled_window_set_max_content_height(scroller.opaque, 420)
        gtk_popover_set_child(popover.typed(), scroller.pointer)
        gtk_menu_button_set_popover(button.opaque, popover.pointer)
    }

    /// Lists the files of a playground. The file at the path `file` is checked.
    func fill(with playground: Playground, page: Playground.Page, file: String?) {
        if let shown, shown.playground == playground, shown.page == page, shown.file == file { return }
        shown = (playground, page, file)
        list.removeChildren()
        // Translators: The title of a list of the pages of a playground.
        addHeading(translated("Pages"))
        for (index, other) in playground.pages.enumerated() {
            add(other.name, isChecked: other.file == file) { [weak self] in
                guard let self else { return }
                if other.file == page.file { fileChosen(page.file) } else { pageChosen(index) }
            }
        }
        if !page.sources.isEmpty {
            // Translators: The title of a list of Swift files that are not pages.
            addHeading(translated("Sources"))
            for source in page.sources {
                add(page.menuName(ofSource: source), isChecked: source == file) { [weak self] in
                    self?.fileChosen(source)
                }
            }
        }
        list.append(Widget(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)!))
        for (title, action) in [
            (translated("New Page…"), "win.new-page"), (translated("New Source File…"), "win.new-source"),
        ] {
            let row = Self.row(title)
            gtk_actionable_set_action_name(row.opaque, action)
            row.on("clicked") { [weak self] in self?.popDown() }
            list.append(row)
        }
    }

    private func addHeading(_ text: String) {
        let heading = Widget(gtk_label_new(text)!)
        gtk_label_set_xalign(heading.opaque, 0)
        heading.addClass("heading")
        heading.addClass("menu-heading")
        list.append(heading)
    }

    private func add(_ name: String, isChecked: Bool, chosen: @escaping @MainActor @Sendable () -> Void) {
        let row = Self.row(name.printable)
        if isChecked {
            row.addClass("checked")
            // Translators: {name} is the name of the file that the editor shows.
            row.setAccessibleLabel(filled(translated("{name}, shown"), ["name": name.printable]))
        }
        row.on("clicked") { [weak self] in
            guard let self else { return }
            popDown()
            // The row may be destroyed.
            whenIdle(for: self) { _ in chosen() }
        }
        list.append(row)
    }

    private func popDown() { gtk_popover_popdown(popover.typed()) }

    private static func row(_ title: String) -> Widget {
        let row = Button(label: title, ellipsizedAt: PANGO_ELLIPSIZE_MIDDLE)
        row.addClass("flat")
        if let label = gtk_button_get_child(row.typed()) {
            gtk_label_set_xalign(OpaquePointer(label), 0)
            gtk_label_set_max_width_chars(OpaquePointer(label), 40)
        }
        return row
    }
}
