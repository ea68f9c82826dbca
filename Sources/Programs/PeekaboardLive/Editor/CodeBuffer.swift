// SPDX-License-Identifier: GPL-3.0-or-later
// The buffer owns its closures, which refer back weakly.

import CGtk
import CGtkSource
import CSourceView
import GtkKit
import PageSource

/// The text of one file in the editor, with its undo history.
final class CodeBuffer {
    /// Called after each change of the text, by the user or the program.
    var changed: (_ text: String) -> Void = { _ in }

    /// The GtkSourceBuffer.
    let object: Object
    /// A number that is larger after each change of the text.
    private(set) var version = 1
    /// Called after text of the user was refused because a line would be too long, once for each version.
    var refused: () -> Void = {}
    private var refusedVersion = 0
    /// Whether the text is between two versions.
    private var isReplacing = false {
        didSet { source_buffer_set_limited(object.typed(), !isReplacing) }
    }
    /// Whether GTK would join the next step of the undo history with the one before.
    private var joinsSteps = false
    /// Called when lines get another height although the text stays as it is.
    var heightChanged: () -> Void = {}
    /// The spaces below lines.
    var spaces: [Space: (line: Int, height: Int)] = [:]
    /// The text, if it has been asked for since it was changed. Many ask for it after each change.
    private var knownText: String?
    /// The tags that make room for the swatches of colors, and the marks at the beginnings of the colors.
    var colorTags: [UnsafeMutablePointer<GtkTextTag>] = [], colorMarks: [UnsafeMutablePointer<GtkTextMark>] = []
    /// The places of the latest completion that the user fills in.
    var places = CodePlaces()
    /// The marks before closing brackets and quotation marks that have been added while the user types.
    var closings: [UnsafeMutablePointer<GtkTextMark>] = []

    /// Creates a buffer that has had several texts, each of which can be undone.
    init(history: [String]) {
        object = Object(adopting: UnsafeMutableRawPointer(source_buffer_new("swift")!))
        object.on("changed") { [weak self] in
            guard let self else { return }
            version += 1
            knownText = nil
            if !isReplacing { changed(text) }
        }
        let noteRefusal: @MainActor () -> Void = { [weak self] in self?.noteRefusal() }
        source_buffer_limit_lines(
            object.typed(), Int32(SourceDocument.maxLineLength), Int32(SourceDocument.maxLines), { callHandler($0) },
            UserData.retained(noteRefusal), releaseData)
        isReplacing = true
        gtk_text_buffer_set_max_undo_levels(pointer, 0)
        gtk_text_buffer_begin_irreversible_action(pointer)
        gtk_text_buffer_set_text(pointer, history.first ?? "", -1)
        gtk_text_buffer_end_irreversible_action(pointer)
        isReplacing = false
        history.dropFirst().forEach(replaceText)
        moveCursor(to: 0)
        object.on("redo") { [weak self] in self?.joinsSteps = true }
        object.on("begin-user-action") { [weak self] in self?.divideSteps() }
    }

    /// The pointer to the buffer.
    var pointer: UnsafeMutablePointer<GtkTextBuffer> { object.typed() }

    /// The text.
    var text: String {
        if let knownText { return knownText }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(pointer, &start, &end)
        let text = text(from: start, to: end)
        knownText = text
        return text
    }

    /// The selected text; empty if nothing is selected.
    var selectedText: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        guard gtk_text_buffer_get_selection_bounds(pointer, &start, &end) != 0 else { return "" }
        return text(from: start, to: end)
    }

    /// Replaces what differs from the present text, as a single step of the undo history.
    func replaceText(with text: String) {
        if let change = TextChange(from: self.text, to: text) { replace([change]) }
    }

    /// Makes replacements, which are in the order of the text, as a single step of the undo history. The cursor and the
    /// marks between them stay where they are.
    func replace(_ changes: [TextChange]) {
        guard let first = changes.first else { return }
        if changes.count == 1 {
            let range = first.range
            return replace(iterator(at: range.lowerBound), iterator(at: range.upperBound), with: first.replacement)
        }
        isReplacing = true
        gtk_text_buffer_begin_user_action(pointer)
        for change in changes.reversed() {
            let range = change.range
            var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
            if !range.isEmpty { gtk_text_buffer_delete(pointer, &start, &end) }
            if !change.replacement.isEmpty { gtk_text_buffer_insert(pointer, &start, change.replacement, -1) }
        }
        gtk_text_buffer_end_user_action(pointer)
        isReplacing = false
        changed(text)
    }

    /// Replaces the text between two iterators, as a single step of the undo history.
    func replace(_ start: GtkTextIter, _ end: GtkTextIter, with text: String) {
        var (start, end) = (start, end)
        isReplacing = true
        gtk_text_buffer_begin_user_action(pointer)
        if gtk_text_iter_equal(&start, &end) != 0 || text.isEmpty {
            // GTK could join a step that only inserts or deletes with the one before, so it does both.
            let offset = Int(gtk_text_iter_get_offset(&start))
            gtk_text_buffer_insert(pointer, &end, "\n", -1)
            start = iterator(at: offset)
        }
        gtk_text_buffer_delete(pointer, &start, &end)
        gtk_text_buffer_insert(pointer, &start, text, -1)
        gtk_text_buffer_end_user_action(pointer)
        isReplacing = false
        changed(self.text)
    }

    /// Returns the position after a number of Unicode scalars.
    func iterator(at offset: Int) -> GtkTextIter {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(pointer, &iterator, Int32(clamping: offset))
        return iterator
    }

    /// Returns a position as the compiler gives it: the line, and the column in bytes of UTF-8, both counted from 1.
    /// Positions that do not exist are moved to the nearest that does.
    func iterator(line: Int, column: Int) -> GtkTextIter {
        var iterator = GtkTextIter()
        let line = Int32(clamping: max(0, line - 1))
        _ = gtk_text_buffer_get_iter_at_line(pointer, &iterator, line)
        guard gtk_text_iter_get_line(&iterator) == line else { return iterator }
        var end = iterator
        if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
        let bytes = Array(text(from: iterator, to: end).utf8)
        var index = min(max(0, column - 1), bytes.count)
        // The text may have been changed since. GTK ends the program at a place inside of a character.
        while index < bytes.count, UTF8.isContinuation(bytes[index]) { index -= 1 }
        gtk_text_iter_set_line_index(&iterator, Int32(index))
        return iterator
    }

    /// Returns the position after a number of Unicode scalars.
    func position(at offset: Int) -> SourcePosition {
        var iterator = iterator(at: offset)
        return SourcePosition(
            line: Int(gtk_text_iter_get_line(&iterator)) + 1, column: Int(gtk_text_iter_get_line_index(&iterator)) + 1)
    }

    /// The position of the cursor: the line, and the column in bytes of UTF-8, both counted from 1.
    var cursor: (line: Int, column: Int) {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(pointer, &iterator, gtk_text_buffer_get_insert(pointer))
        return (Int(gtk_text_iter_get_line(&iterator)) + 1, Int(gtk_text_iter_get_line_index(&iterator)) + 1)
    }

    /// The number of Unicode scalars before the cursor.
    var cursorOffset: Int {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(pointer, &iterator, gtk_text_buffer_get_insert(pointer))
        return Int(gtk_text_iter_get_offset(&iterator))
    }

    /// The position of the name at the cursor, or before it if the cursor is at the end of a word.
    var nameAtCursor: SourcePosition {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(pointer, &iterator, gtk_text_buffer_get_insert(pointer))
        if gtk_text_iter_ends_word(&iterator) != 0 { gtk_text_iter_backward_char(&iterator) }
        return SourcePosition(
            line: Int(gtk_text_iter_get_line(&iterator)) + 1, column: Int(gtk_text_iter_get_line_index(&iterator)) + 1)
    }

    /// Returns a part of the text, in Unicode scalars.
    func text(ofScalars range: Range<Int>) -> String {
        text(from: iterator(at: range.lowerBound), to: iterator(at: range.upperBound))
    }

    /// Moves the cursor to a number of Unicode scalars.
    func moveCursor(to offset: Int) {
        var iterator = iterator(at: offset)
        gtk_text_buffer_place_cursor(pointer, &iterator)
    }

    private func noteRefusal() {
        guard version != refusedVersion else { return }
        refusedVersion = version
        refused()
    }

    /// Moves the cursor to a position as the compiler gives it.
    func moveCursor(toLine line: Int, column: Int) {
        var iterator = iterator(line: line, column: column)
        gtk_text_buffer_place_cursor(pointer, &iterator)
    }

    /// Uses the colors of the light or dark style.
    func setDark(_ isDark: Bool) { gtk_source_buffer_set_style_scheme(object.typed(), Self.scheme(isDark: isDark)) }

    /// Returns the color behind the code in the light or dark style, as CSS.
    static func background(isDark: Bool) -> String? {
        guard let style = gtk_source_style_scheme_get_style(scheme(isDark: isDark), "text"),
            let color = peekaboard_get_string(UnsafeMutableRawPointer(style), "background")
        else { return nil }
        defer { g_free(color) }
        return String(cString: color)
    }

    private static func scheme(isDark: Bool) -> OpaquePointer? {
        let schemes = gtk_source_style_scheme_manager_get_default()
        return gtk_source_style_scheme_manager_get_scheme(schemes, isDark ? "Adwaita-dark" : "Adwaita")
    }

    /// Ends what GTK takes for a part of a step that was redone, and begins another.
    private func divideSteps() {
        guard joinsSteps else { return }
        joinsSteps = false
        gtk_text_buffer_end_user_action(pointer)
        gtk_text_buffer_begin_user_action(pointer)
    }

    /// Returns the text of a line before a place in it.
    func text(before position: SourcePosition) -> String {
        text(from: iterator(line: position.line, column: 1), to: iterator(line: position.line, column: position.column))
    }

    private func text(from start: GtkTextIter, to end: GtkTextIter) -> String {
        var (start, end) = (start, end)
        guard let text = gtk_text_buffer_get_text(pointer, &start, &end, 1) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
