// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the widgets. The pane owns the search; closures of widgets refer to it weakly.

import CGtk
import GtkKit

/// The search in the preferences: a button that opens the field, and the field.
final class PreferenceSearch {
    /// Rows with a heading, or in a row that opens to show them.
    struct Section {
        let title: String
        /// The group of the rows, or the row that opens.
        let container: Widget
        /// Whether the rows are hidden until the container is opened.
        let isClosed: Bool
        let rows: [PreferencesRow]
    }

    /// The text in the field, which is empty while the search is closed.
    private(set) var text = ""
    /// Called when the text changes.
    var changed: () -> Void = {}

    /// The button that opens the field.
    let button: Widget

    private let bar: Widget
    private let entry: SearchEntry

    /// Adds the search to the window's widgets.
    init(_ builder: Builder) {
        (bar, entry) = (builder.widget("search-bar"), builder.widget("search-entry"))
        button = builder.widget("search-preferences")
        button.isVisible = true
        gtk_search_bar_connect_entry(bar.opaque, entry.opaque)
        entry.on("search-changed") { [weak self] in
            guard let self else { return }
            text = entry.text
            changed()
        }
    }

    /// Opens the field and moves the focus to it.
    func start() {
        gtk_search_bar_set_search_mode(bar.opaque, 1)
        entry.grabFocus()
    }

    /// Closes the field and clears it.
    func stop() { gtk_search_bar_set_search_mode(bar.opaque, 0) }

    /// Shows the rows with a title in which each word of the text begins a word, and all rows of sections with such a
    /// title. While nothing is searched for, it shows all rows, and closes sections that are closed at first.
    func filter(_ sections: [Section]) {
        for section in sections {
            let showsAll = matches(section.title)
            var isEmpty = true
            for row in section.rows {
                row.isVisible = showsAll || matches(row.title)
                if row.isVisible { isEmpty = false }
            }
            section.container.isVisible = !isEmpty
            if section.isClosed { section.container.set("expanded", to: !text.isEmpty) }
        }
    }

    private func matches(_ title: String) -> Bool { text.isEmpty || g_str_match_string(text, title, 1) != 0 }
}
