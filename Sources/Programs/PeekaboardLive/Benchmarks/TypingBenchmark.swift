// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last mistake has been corrected.

import AppShell
import CGtk
import CGtkSource
import GtkKit
import PageBuild

/// Measures how soon what is typed is seen: a letter in its color in a long page, and a mistake with its message.
final class TypingBenchmark {
    private static let keys = 100, mistakes = 10
    private static let timeout = 60.0
    /// The time between two keys, in seconds, and between a mistake that has been corrected and the next one.
    private static let betweenKeys = 0.1, betweenMistakes = 1.0

    /// A comment, letter by letter, and the name of its style.
    private static let typed = Array(" // abcdefghijklmnopqrstuvwxyz").map(String.init), style = "comment"
    private static let mistake = "let a = b\n"

    private let window: LiveWindow
    private let folder: BuildFolder
    private let clock = Timeout(), rest = Timeout()
    private var keyTimes: [Double] = []
    private var errorTimes: [Double] = []

    init(folder: BuildFolder, in window: LiveWindow) {
        self.window = window
        self.folder = folder
    }

    /// Runs the benchmark, then calls `done` with the figures, or with `nil` if a page or a mistake was not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        open(lines: 5000, then: done) { [self] in
            goTo(line: 2500)
            type(then: done)
        }
    }

    /// Shows a page with at least this many lines.
    private func open(lines: Int, then done: @escaping ([Figure]?) -> Void, shown: @escaping () -> Void) {
        let functions = (0..<lines / 5).map { number in
            """
            /* Function \(number) */
            func next\(number)(_ value: Int) -> String {
                let sum = value + \(number)
                return "\\(sum)"
            }

            """
        }
        let page = "import PlaygroundSupport\n\(functions.joined())PlaygroundPage.current.liveView = View()\n"
        let file = folder.next() + "/Page.swift"
        g_file_set_contents(file, page, gssize(page.utf8.count), nil)
        clock.start(after: Self.timeout) { done(nil) }
        window.stage.board.shown = { [self] in
            window.stage.board.shown = {}
            rest.start(after: Self.betweenMistakes) { shown() }
        }
        window.open(file)
    }

    private var view: UnsafeMutablePointer<GtkTextView> { window.editor.panel.view.view.typed() }
    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view) }

    private var cursor: GtkTextIter {
        var cursor = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer))
        return cursor
    }

    /// Moves the cursor to the end of a line, counted from 1.
    private func goTo(line: Int) {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_line(buffer, &place, Int32(line - 1))
        gtk_text_iter_forward_to_line_end(&place)
        gtk_text_buffer_place_cursor(buffer, &place)
        gtk_text_view_scroll_to_mark(view, gtk_text_buffer_get_insert(buffer), 0, 1, 0, 0.5)
    }

    /// Inserts text as keys do.
    private func insert(_ text: String) {
        gtk_text_buffer_begin_user_action(buffer)
        gtk_text_buffer_insert_interactive_at_cursor(buffer, text, Int32(text.utf8.count), 1)
        gtk_text_buffer_end_user_action(buffer)
    }

    private func type(then done: @escaping ([Figure]?) -> Void) {
        guard keyTimes.count < Self.keys else {
            return open(lines: 100, then: done) { [self] in
                goTo(line: 50)
                makeMistake(then: done)
            }
        }
        let start = now()
        insert(Self.typed[keyTimes.count % Self.typed.count])
        afterNextFrame(if: { [self] in isColored }) { [self] in
            keyTimes.append((now() - start) * 1000)
            rest.start(after: Self.betweenKeys) { [self] in type(then: done) }
        }
    }

    /// Whether the letters before the cursor have the color of a comment, if they are one.
    private var isColored: Bool {
        guard keyTimes.count % Self.typed.count > 2 else { return true }
        var letter = cursor
        gtk_text_iter_backward_char(&letter)
        let source = UnsafeMutableRawPointer(buffer).assumingMemoryBound(to: GtkSourceBuffer.self)
        return gtk_source_buffer_iter_has_context_class(source, &letter, Self.style) != 0
    }

    private func makeMistake(then done: @escaping ([Figure]?) -> Void) {
        guard errorTimes.count < Self.mistakes else { return report(then: done) }
        clock.start(after: Self.timeout) { done(nil) }
        let start = now()
        insert("\n" + Self.mistake)
        afterNextFrame(if: { [self] in !window.editor.errorCounts.isEmpty }) { [self] in
            errorTimes.append((now() - start) * 1000)
            gtk_text_buffer_undo(buffer)
            afterNextFrame(if: { [self] in window.editor.errorCounts.isEmpty }) { [self] in
                rest.start(after: Self.betweenMistakes) { [self] in makeMistake(then: done) }
            }
        }
    }

    /// Calls `body` after the first frame at whose end a condition holds.
    private func afterNextFrame(if condition: @escaping () -> Bool, _ body: @escaping () -> Void) {
        let frames = Object(sharing: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window.window.pointer)!))
        frames.once("after-paint") { [self] in
            if condition() { return body() }
            afterNextFrame(if: condition, body)
        }
    }

    private func report(then done: @escaping ([Figure]?) -> Void) {
        clock.cancel()
        let (keys, errors) = (keyTimes.sorted(), errorTimes.sorted())
        done([
            Figure("key_to_color_median_ms", keys[keys.count / 2]),
            Figure("key_to_color_p95_ms", keys[keys.count * 95 / 100]),
            Figure("key_to_color_worst_ms", keys[keys.count - 1]),
            Figure("mistake_to_error_median_ms", errors[errors.count / 2]),
            Figure("mistake_to_error_worst_ms", errors[errors.count - 1]),
        ])
    }
}
