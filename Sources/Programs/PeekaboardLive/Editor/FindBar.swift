// SPDX-License-Identifier: GPL-3.0-or-later
// The bar holds references to its widgets, whose closures refer back weakly. Each buffer that was searched has a search.

import CGtk
import CGtkSource
import GtkKit

/// The search bar of the editor.
final class FindBar {
    private let bar: Widget
    private let entry: Widget
    private let view: CodeView
    private var search: (buffer: Object, context: Object)?

    /// Creates a bar that is hidden, from the window's widgets.
    init(_ builder: Builder, view: CodeView) {
        bar = builder.widget("find-bar")
        entry = builder.widget("find-entry")
        self.view = view
        gtk_search_bar_connect_entry(bar.opaque, entry.opaque)
        entry.on("search-changed") { [weak self] in self?.find(isForward: true, fromStart: true) }
        entry.on("activate") { [weak self] in self?.find(isForward: true) }
        entry.on("next-match") { [weak self] in self?.find(isForward: true) }
        entry.on("previous-match") { [weak self] in self?.find(isForward: false) }
        bar.onNotify("search-mode-enabled") { [weak self] in
            guard let self, gtk_search_bar_get_search_mode(bar.opaque) == 0 else { return }
            search = nil
            view.grabFocus()
        }
    }

    /// Opens the bar. It searches for the selected text, if there is some in one line.
    func open() {
        gtk_search_bar_set_search_mode(bar.opaque, 1)
        if let selected = view.buffer?.selectedText, !selected.isEmpty, !selected.contains(where: \.isNewline) {
            gtk_editable_set_text(entry.opaque, selected)
        }
        entry.grabFocus()
        gtk_editable_select_region(entry.opaque, 0, -1)
    }

    /// Selects the next or the previous match, beginning at the cursor or, with `fromStart`, at the selection.
    func find(isForward: Bool, fromStart: Bool = false) {
        guard let buffer = view.buffer, let text = gtk_editable_get_text(entry.opaque) else { return }
        if search?.buffer.raw != buffer.object.raw {
            let settings = Object(adopting: UnsafeMutableRawPointer(gtk_source_search_settings_new()!))
            gtk_source_search_settings_set_wrap_around(settings.typed(), 1)
            let context = gtk_source_search_context_new(buffer.object.typed(), settings.typed())!
            search = (buffer.object, Object(adopting: UnsafeMutableRawPointer(context)))
        }
        guard let context = search?.context else { return }
        gtk_source_search_settings_set_search_text(gtk_source_search_context_get_settings(context.opaque), text)
        var (start, end) = (GtkTextIter(), GtkTextIter())
        _ = gtk_text_buffer_get_selection_bounds(buffer.pointer, &start, &end)
        var from = isForward && !fromStart ? end : start
        var (matchStart, matchEnd) = (GtkTextIter(), GtkTextIter())
        let find = isForward ? gtk_source_search_context_forward : gtk_source_search_context_backward
        let isFound = find(context.opaque, &from, &matchStart, &matchEnd, nil) != 0
        let isMissing = !isFound && text.pointee != 0
        entry.setClass("error", isMissing)
        guard isFound else { return }
        gtk_text_buffer_select_range(buffer.pointer, &matchEnd, &matchStart)
        view.scrollToCursor()
    }
}
