// SPDX-License-Identifier: GPL-3.0-or-later
// The bar holds references to its widgets, whose closures refer back weakly. Each buffer that was searched has a search.

import CGtk
import CGtkSource
import GtkKit
import PageSource

/// The search bar of the editor, with a second row that replaces what is found.
final class FindBar {
    private let bar: Widget
    private let entry: Widget
    private let replaceRow: Widget
    private let replaceEntry: Widget
    private let result: Widget
    private let view: CodeView
    private var search: (buffer: Object, context: Object)?

    /// Creates a bar that is hidden, from the window's widgets.
    init(_ builder: Builder, view: CodeView) {
        bar = builder.widget("find-bar")
        entry = builder.widget("find-entry")
        replaceRow = builder.widget("replace-row")
        replaceEntry = builder.widget("replace-entry")
        result = builder.widget("replace-result")
        self.view = view
        gtk_search_bar_connect_entry(bar.opaque, entry.opaque)
        entry.on("changed") { [weak self] in
            self?.say("")
            self?.find(isForward: true, fromStart: true)
        }
        entry.on("activate") { [weak self] in self?.find(isForward: true) }
        entry.on("next-match") { [weak self] in self?.find(isForward: true) }
        entry.on("previous-match") { [weak self] in self?.find(isForward: false) }
        replaceEntry.on("activate") { [weak self] in self?.replace() }
        bar.addShortcut("Escape", action: "code.close-find")
        bar.onNotify("search-mode-enabled") { [weak self] in
            guard let self, gtk_search_bar_get_search_mode(bar.opaque) == 0 else { return }
            search = nil
            view.grabFocus()
        }
    }

    /// Adds the actions of the bar to those of the code.
    func addActions(to actions: ActionMap) {
        actions.add("find-next") { [weak self] in self?.find(isForward: true) }
        actions.add("find-previous") { [weak self] in self?.find(isForward: false) }
        actions.add("replace") { [weak self] in self?.replace() }
        actions.add("replace-all") { [weak self] in self?.replaceAll() }
        actions.add("close-find") { [weak self] in
            if let self { gtk_search_bar_set_search_mode(bar.opaque, 0) }
        }
    }

    /// Opens the bar, with the row that replaces if wanted. It searches for the selected text, if there is some in one line.
    func open(toReplace: Bool) {
        replaceRow.isVisible = toReplace
        say("")
        gtk_search_bar_set_search_mode(bar.opaque, 1)
        if let selected = view.buffer?.selectedText, !selected.isEmpty, !selected.contains(where: \.isNewline) {
            gtk_editable_set_text(entry.opaque, selected)
        }
        entry.grabFocus()
        gtk_editable_select_region(entry.opaque, 0, -1)
    }

    /// Selects the next or the previous match, beginning at the cursor or, with `fromStart`, at the selection.
    private func find(isForward: Bool, fromStart: Bool = false) {
        guard let buffer = view.buffer else { return }
        let selection = buffer.selection
        let place = isForward && !fromStart ? selection.upperBound : selection.lowerBound
        let match = match(from: place, isForward: isForward)
        entry.setClass("error", match == nil && gtk_editable_get_text(entry.opaque)?.pointee != 0)
        guard let match else { return }
        var (start, end) = (buffer.iterator(at: match.lowerBound), buffer.iterator(at: match.upperBound))
        gtk_text_buffer_select_range(buffer.pointer, &end, &start)
        view.scrollToCursor()
    }

    /// Returns the next or the previous match from a place on, in Unicode scalars; `nil` if there is none. What would be
    /// replaced matches case, as names in Swift do.
    private func match(from place: Int, isForward: Bool = true) -> Range<Int>? {
        guard let buffer = view.buffer, let text = gtk_editable_get_text(entry.opaque) else { return nil }
        if search?.buffer.raw != buffer.object.raw {
            let settings = Object(adopting: UnsafeMutableRawPointer(gtk_source_search_settings_new()!))
            gtk_source_search_settings_set_wrap_around(settings.typed(), 1)
            let context = gtk_source_search_context_new(buffer.object.typed(), settings.typed())!
            search = (buffer.object, Object(adopting: UnsafeMutableRawPointer(context)))
        }
        guard let context = search?.context else { return nil }
        let settings = gtk_source_search_context_get_settings(context.opaque)
        gtk_source_search_settings_set_search_text(settings, text)
        gtk_source_search_settings_set_case_sensitive(settings, replaceRow.isVisible ? 1 : 0)
        var (from, start, end) = (buffer.iterator(at: place), GtkTextIter(), GtkTextIter())
        let find = isForward ? gtk_source_search_context_forward : gtk_source_search_context_backward
        guard find(context.opaque, &from, &start, &end, nil) != 0 else { return nil }
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    // MARK: - Replacing

    private var replacement: String { String(cString: gtk_editable_get_text(replaceEntry.opaque)) }

    /// Replaces the match that is selected, and selects the next one. If none is, only selects the next one.
    private func replace() {
        guard let buffer = view.buffer else { return }
        let selection = buffer.selection
        if !selection.isEmpty, match(from: selection.lowerBound) == selection {
            let change = TextChange(range: selection, replacement: replacement)
            guard make([change]) else { return }
            buffer.moveCursor(to: selection.lowerBound + change.replacement.unicodeScalars.count)
        }
        find(isForward: true)
    }

    /// Replaces all matches in the file, as a single step of the undo history.
    private func replaceAll() {
        var (changes, place): ([TextChange], Int) = ([], 0)
        // After the last match, the search begins again.
        while let match = match(from: place), match.lowerBound >= place {
            changes.append(TextChange(range: match, replacement: replacement))
            place = match.upperBound
        }
        entry.setClass("error", changes.isEmpty)
        _ = make(changes)
    }

    /// Makes changes, and says how many. Returns false if the text would be too long.
    private func make(_ changes: [TextChange]) -> Bool {
        guard let buffer = view.buffer else { return false }
        guard SourceDocument.isShowable(changes.applied(to: buffer.text).utf8) else {
            view.happened(.refused)
            return false
        }
        buffer.replace(changes)
        let text =
            // Translators: {count} is the number of places in the code where a text was replaced.
            translated("{count} match replaced", "{count} matches replaced", count: changes.count)
        say(filled(text, ["count": "\(changes.count)"]))
        return true
    }

    /// Shows what has been replaced, and lets the screen reader say it.
    private func say(_ text: String) {
        gtk_label_set_text(result.opaque, text)
        result.isVisible = !text.isEmpty
        if !text.isEmpty { view.announce(text) }
    }
}

extension CodeBuffer {
    /// The selection, in Unicode scalars; empty at the cursor if nothing is selected.
    fileprivate var selection: Range<Int> {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        _ = gtk_text_buffer_get_selection_bounds(pointer, &start, &end)
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }
}
