// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns the sidebar, which owns its lists. Closures of widgets refer to it weakly.

import CGtk
import GtkKit
import PageSource

/// The files of a playground beside the code, and a search over all of them.
final class FilesSidebar {
    let widget = Box(.vertical)
    let list: FileList
    let results = SearchResults()
    /// Called with a text that the user looks for.
    var searched: (String) -> Void = { _ in }
    /// The files that are listed.
    private(set) var tree: FileTree?

    private let content = Box(.vertical)
    private let entry = SearchEntry()
    private let lists = Widget(gtk_stack_new()!)

    /// Creates a sidebar without files.
    init() {
        list = FileList(within: widget)
        widget.addClass("files")
        let bar = Box(.horizontal, spacing: 4)
        bar.addClass("files-bar")
        entry.hexpand = true
        entry.setWidth(characters: 4)
        // Translators: The accessible name of a text field.
        entry.setAccessibleLabel(translated("Search all files"))
        bar.append(entry)
        bar.append(Self.makeAddButton())
        content.append(bar)
        for (name, list) in [("files", list.widget), ("results", results.widget)] {
            let scroller = ScrolledWindow(of: list)
            withExtendedLifetime(scroller) { _ = gtk_stack_add_named(lists.opaque, scroller.pointer, name) }
        }
        lists.vexpand = true
        // The text field takes what space there is, but the sidebar does not.
        widget.hexpand = false
        content.append(lists)
        widget.append(content)
        setWide(false)
        entry.on("search-changed") { [weak self] in self?.search() }
        entry.on("activate") { [weak self] in self?.results.chooseFirst() }
        entry.on("stop-search") { [weak self] in
            guard let self else { return }
            entry.text = ""
            list.grabFocus()
        }
    }

    /// Lists files.
    func fill(with tree: FileTree) {
        self.tree = tree
        list.fill(with: tree)
        // What the search has found may be different now.
        if !entry.text.isEmpty { searched(entry.text) }
    }

    /// Shows what a search for a text has found, unless the user looks for something else by now.
    func fillResults(with search: FileSearch, for text: String) {
        if text == entry.text { results.fill(with: search) }
    }

    /// Sets whether the sidebar is shown. Only then, its contents are in the accessibility tree and get the focus.
    func setShown(_ isShown: Bool) {
        content.isVisible = isShown
        if !isShown { list.keepFocusElsewhere() }
    }

    /// Ends the search.
    func endSearch() { entry.text = "" }

    /// Sets whether there is space for a long hint.
    func setWide(_ isWide: Bool) {
        // Translators: A verb, in an empty text field.
        entry.set("placeholder-text", to: isWide ? translated("Search all files") : translated("Search"))
    }

    private func search() {
        gtk_stack_set_visible_child_name(lists.opaque, entry.text.isEmpty ? "files" : "results")
        if !entry.text.isEmpty { searched(entry.text) }
    }

    private static func makeAddButton() -> Widget {
        let button = Widget.menuButton(
            // Translators: The name of a button that opens a menu: New Page, New Source File, New Folder, Add Resource.
            Image(icon: "list-add-symbolic"), name: translated("Add to the playground")
        ) {
            [
                [
                    (translated("New Page…"), "win.new-page"), (translated("New Source File…"), "win.new-source"),
                    (translated("New Folder…"), "win.new-folder"),
                    // Translators: A verb, in a menu: copies a picture or another file to the folder of resources.
                    (translated("Add Resource…"), "win.add-resource"),
                ]
            ]
        }
        button.addClass("flat")
        return button
    }
}
