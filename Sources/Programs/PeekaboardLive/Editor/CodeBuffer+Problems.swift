// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import CGtkSource
import CSourceView
import GtkKit
import PageBuild

/// How a problem is marked in the code.
enum ProblemMark: String, CaseIterable {
    case error, warning

    /// The mark of a problem.
    init(_ problem: Problem) { self = problem.isError ? .error : .warning }

    /// Its color: red, green, and blue.
    var color: (Double, Double, Double) {
        switch self {
        case .error: (0.878, 0.106, 0.141)
        case .warning: (0.898, 0.647, 0.039)
        }
    }

    /// The name of its icon.
    var icon: String {
        switch self {
        case .error: "peekaboard-error"
        case .warning: "peekaboard-warning"
        }
    }
}

extension CodeBuffer {
    /// Marks problems in place of earlier ones: with an icon beside the line, and a wavy line below the word.
    func mark(_ problems: [Problem]) {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(pointer, &start, &end)
        for mark in ProblemMark.allCases {
            gtk_text_buffer_remove_tag(pointer, tag(of: mark), &start, &end)
            gtk_source_buffer_remove_source_marks(object.typed(), &start, &end, mark.rawValue)
        }
        for problem in problems {
            let mark = ProblemMark(problem)
            var (start, end) = word(line: problem.line, column: problem.column)
            gtk_text_buffer_apply_tag(pointer, tag(of: mark), &start, &end)
            gtk_text_iter_set_line_offset(&start, 0)
            withUnsafePointer(to: &start) {
                source_buffer_add_mark(object.typed(), mark.rawValue, problem.text.printable, $0)
            }
        }
    }

    /// Returns the word at a position or after the spaces there, or the one character.
    private func word(line: Int, column: Int) -> (GtkTextIter, GtkTextIter) {
        var start = iterator(line: line, column: column)
        let isSpace = { (iterator: inout GtkTextIter) in g_unichar_isspace(gtk_text_iter_get_char(&iterator)) != 0 }
        while isSpace(&start), gtk_text_iter_ends_line(&start) == 0 { gtk_text_iter_forward_char(&start) }
        if gtk_text_iter_ends_line(&start) != 0, gtk_text_iter_starts_line(&start) == 0 {
            gtk_text_iter_backward_char(&start)
        }
        var end = start
        let isName = { (iterator: inout GtkTextIter) in
            Unicode.Scalar(gtk_text_iter_get_char(&iterator)).map { $0.properties.isXIDContinue } ?? false
        }
        while isName(&end), gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_char(&end) }
        if gtk_text_iter_equal(&start, &end) != 0 { gtk_text_iter_forward_char(&end) }
        return (start, end)
    }

    private func tag(of mark: ProblemMark) -> UnsafeMutablePointer<GtkTextTag> {
        let table = gtk_text_buffer_get_tag_table(pointer)
        if let tag = gtk_text_tag_table_lookup(table, mark.rawValue) { return tag }
        let tag = Object(adopting: gtk_text_tag_new(mark.rawValue)!)
        peekaboard_wavy_underline(tag.raw, mark == .error ? "#e01b24" : "#e5a50a")
        gtk_text_tag_table_add(table, tag.typed())
        return tag.typed()
    }
}
