// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
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

    /// Adds what follows the new line or the closing bracket that the user has just typed before the cursor.
    func indentAtCursor() {
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
