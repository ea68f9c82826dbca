// SPDX-License-Identifier: GPL-3.0-or-later
// The search owns its context. The buffer owns the closure that follows its cursor, until the search is released.

import CGtk
import CGtkSource
import GtkKit

/// A search in the text of one file, whose matches are highlighted as long as it exists.
final class CodeSearch {
    /// The text that is searched.
    let buffer: CodeBuffer
    private let context: Object
    private let cursorHandler: gulong
    /// The match that was selected last, and the version of the text then.
    private var found: (range: Range<Int>, version: Int)?

    /// Begins a search with GtkSourceSearchSettings. `changed` is called when the matches have been counted, or the
    /// cursor has moved.
    init(in buffer: CodeBuffer, _ settings: Object, changed: @escaping @MainActor () -> Void) {
        self.buffer = buffer
        let context = gtk_source_search_context_new(buffer.object.typed(), settings.typed())!
        self.context = Object(adopting: UnsafeMutableRawPointer(context))
        cursorHandler = buffer.object.onNotify("cursor-position", changed)
        self.context.onNotify("occurrences-count", changed)
    }

    isolated deinit { g_signal_handler_disconnect(buffer.object.raw, cursorHandler) }

    /// The number of matches; `nil` while they are being counted, which happens when the program is idle.
    var count: Int? {
        let count = gtk_source_search_context_get_occurrences_count(context.opaque)
        return count < 0 ? nil : Int(count)
    }

    /// The number of the match that is selected, counted from 1; `nil` if none is.
    var selected: Int? {
        let range = selection
        guard !range.isEmpty else { return nil }
        var (start, end) = (buffer.iterator(at: range.lowerBound), buffer.iterator(at: range.upperBound))
        let position = gtk_source_search_context_get_occurrence_position(context.opaque, &start, &end)
        return position > 0 ? Int(position) : nil
    }

    /// What is selected, in Unicode scalars; empty at the cursor if nothing is. While text is selected in an entry, GTK
    /// selects none in the code, so a match that was selected counts as long as the cursor is behind it.
    var selection: Range<Int> {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        _ = gtk_text_buffer_get_selection_bounds(buffer.pointer, &start, &end)
        let range = Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
        guard range.isEmpty, let found, found.version == buffer.version, found.range.upperBound == range.upperBound
        else { return range }
        return found.range
    }

    /// Selects a match.
    func select(_ match: Range<Int>) {
        found = (match, buffer.version)
        var (start, end) = (buffer.iterator(at: match.lowerBound), buffer.iterator(at: match.upperBound))
        gtk_text_buffer_select_range(buffer.pointer, &end, &start)
    }

    /// Returns the next or the previous match from a place on, in Unicode scalars; `nil` if there is none. At the end or
    /// the beginning of the text, the search goes on from the other one.
    func match(from place: Int, isForward: Bool = true) -> Range<Int>? {
        var (from, start, end) = (buffer.iterator(at: place), GtkTextIter(), GtkTextIter())
        let find = isForward ? gtk_source_search_context_forward : gtk_source_search_context_backward
        guard find(context.opaque, &from, &start, &end, nil) != 0 else { return nil }
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
}
