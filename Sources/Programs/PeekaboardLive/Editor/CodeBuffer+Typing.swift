// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import CGtkSource
import GtkKit
import PageSource

/// What is added while the user types.
extension CodeBuffer {
    /// The lines of the selection, or that of the cursor.
    var selectedLines: ClosedRange<Int> {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        _ = gtk_text_buffer_get_selection_bounds(pointer, &start, &end)
        let first = Int(gtk_text_iter_get_line(&start)) + 1
        return first...max(first, Int(gtk_text_iter_get_line(&end)) + 1)
    }

    /// Adds what follows the new line, the bracket, or the quotation mark that the user has just typed before the cursor,
    /// instead of a selection if that is not empty.
    func complete(typedInsteadOf selection: String) {
        let (line, column) = cursor
        let code = text(ofLine: line)
        guard let start = code.prefix(utf8: column - 1), let typed = start.last else { return indent() }
        let (before, after) = (start.dropLast(), code[start.endIndex...])
        if !places.hasBeenReplaced(in: self), let closing = PairedBrackets.closing(typed, around: selection) {
            let offset = cursorOffset
            make(CodeIndentation.Edit(start: selection, end: String(closing)))
            var (first, last) = (iterator(at: offset), iterator(at: cursorOffset))
            gtk_text_buffer_select_range(pointer, &last, &first)
        } else if typed == after.first, takeClosing() {
            make(CodeIndentation.Edit(after: 1, start: ""))
        } else if let closing = PairedBrackets.closing(typed, before: before, after: after), isCode(atLine: line) {
            make(CodeIndentation.Edit(start: "", end: String(closing)))
            noteClosing()
        } else {
            indent()
        }
    }

    /// Lets the user fill in places of a text that has been inserted, one after the other. The first one is selected.
    func fillIn(_ places: [Range<Int>], of text: String, at offset: Int) {
        self.places = CodePlaces(places, ofTextWithLength: text.unicodeScalars.count, at: offset, in: self)
        _ = self.places.select(.next, in: self)
    }

    /// Deletes both an opening bracket and the closing one if nothing is between them but the cursor. Returns whether that
    /// was so.
    func deleteEmptyPair() -> Bool {
        let (line, column) = cursor
        let text = text(ofLine: line)
        guard selectedText.isEmpty, let before = text.prefix(utf8: column - 1),
            PairedBrackets.isEmptyPair(before: before, after: text[before.endIndex...])
        else { return false }
        make(CodeIndentation.Edit(before: 1, after: 1, start: ""))
        return true
    }

    /// Moves the cursor behind a closing bracket that has been added, if it is the one that the user types, or with any key if
    /// `typed` is `nil`. Returns whether there is one.
    func leavePair(with typed: Character?) -> Bool {
        var place = iterator(at: cursorOffset)
        guard let next = Unicode.Scalar(gtk_text_iter_get_char(&place)).map(Character.init),
            PairedBrackets.isClosing(next), typed ?? next == next, selectedText.isEmpty, takeClosing()
        else { return false }
        moveCursor(to: cursorOffset + 1)
        return true
    }

    /// Returns the text of a line, counted from 1.
    private func text(ofLine line: Int) -> Substring {
        text(before: SourcePosition(line: line, column: .max))[...]
    }

    /// Whether a line begins outside of comments and strings, as far as it has been colored.
    private func isCode(atLine line: Int) -> Bool {
        var start = iterator(line: line, column: 1)
        return !(["comment", "string"] as [String]).contains {
            gtk_source_buffer_iter_has_context_class(object.typed(), &start, $0) != 0
        }
    }

    /// Notes that the character after the cursor has been added, so that the user can type it, too.
    private func noteClosing() {
        var place = iterator(at: cursorOffset)
        closings.append(gtk_text_buffer_create_mark(pointer, nil, &place, 0))
    }

    /// Returns whether the character after the cursor has been added, and forgets it. Those of other lines are forgotten, too.
    private func takeClosing() -> Bool {
        let (line, offset) = (cursor.line, cursorOffset)
        var isAdded = false
        closings.removeAll { mark in
            var place = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(pointer, &place, mark)
            // What has been typed is between the mark and the cursor.
            let isHere = Int(gtk_text_iter_get_offset(&place)) == offset
            guard isHere || Int(gtk_text_iter_get_line(&place)) + 1 != line else { return false }
            isAdded = isAdded || isHere
            gtk_text_buffer_delete_mark(pointer, mark)
            return true
        }
        return isAdded
    }

    /// Indents a new line, and moves a closing bracket below what it closes.
    private func indent() {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let (line, column) = cursor
        guard lines.indices.contains(line - 1), let start = lines[line - 1].prefix(utf8: column - 1) else { return }
        let above = Array(lines[..<(line - 1)])
        let edit =
            if start.isEmpty, line > 1 {
                CodeIndentation.afterNewline(
                    above: above, rest: lines[line - 1], below: Array(lines[line...]))
            } else {
                CodeIndentation.afterClosingBracket(above: above, line: start)
            }
        if let edit { make(edit) }
    }

    private func make(_ edit: CodeIndentation.Edit) {
        let offset = cursorOffset - edit.before
        var (start, end) = (iterator(at: offset), iterator(at: offset + edit.before + edit.after))
        gtk_text_buffer_begin_user_action(pointer)
        gtk_text_buffer_delete(pointer, &start, &end)
        gtk_text_buffer_insert(pointer, &start, edit.start + edit.end, -1)
        gtk_text_buffer_end_user_action(pointer)
        moveCursor(to: offset + edit.start.unicodeScalars.count)
    }

    /// Turns the lines of the selection, or that of the cursor, into comments or back, as a single step of the undo history.
    func toggleComment() {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let chosen = selectedLines
        guard lines.indices.contains(chosen.upperBound - 1) else { return }
        let range = chosen.lowerBound - 1...chosen.upperBound - 1
        let (line, column) = cursor
        lines.replaceSubrange(range, with: LineComments.toggled(Array(lines[range])).map { $0[...] })
        replaceText(with: lines.joined(separator: "\n"))
        if chosen.count == 1 { moveCursor(toLine: line, column: column) }
    }
}

extension Substring {
    /// Returns the beginning with a number of bytes; `nil` if that ends inside of a character.
    fileprivate func prefix(utf8 count: Int) -> Substring? {
        guard let end = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex),
            let end = String.Index(end, within: self)
        else { return nil }
        return self[..<end]
    }
}
