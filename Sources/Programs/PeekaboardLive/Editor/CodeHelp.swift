// SPDX-License-Identifier: GPL-3.0-or-later
// The popover is a child of the box around the text view: a text view cannot be destroyed with a popover in it. Closures
// refer back weakly.

import CGtk
import CodeAssistance
import GtkKit
import PageSource

/// A popover with the documentation of the name at the cursor.
final class CodeHelp {
    /// Returns the code assistant of the page; `nil` if there is none.
    var assistant: () -> CodeAssistant? = { nil }

    private let view: CodeView
    private let popover = Widget(gtk_popover_new()!)
    private let scroller: Widget
    private let text: CommentView

    /// The size of the popover, in points.
    private static let width: Int32 = 420, maxHeight: Int32 = 320

    /// Creates the help of a view that fills a box.
    init(_ view: CodeView, in area: Widget) {
        self.view = view
        scroller = Widget(peekaboard_named_scroller_new()!)
        text = CommentView(in: scroller)
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
        gtk_scrolled_window_set_max_content_height(scroller.opaque, Self.maxHeight)
        gtk_widget_set_size_request(scroller.pointer, 240, -1)
        gtk_popover_set_child(popover.typed(), scroller.pointer)
        gtk_widget_set_parent(popover.pointer, area.pointer)
        popover.on("closed") { [weak self] in self?.view.grabFocus() }
    }

    /// Shows the documentation of the name at the cursor.
    func open() {
        guard let path = view.path, let buffer = view.buffer, let assistant = assistant() else { return }
        let cursor = buffer.cursor
        assistant.help(at: buffer.nameAtCursor, in: path) { [weak self] help in
            guard let self, view.path == path, view.buffer?.cursor ?? (0, 0) == cursor else { return }
            show(help?.text ?? RichText(translated("No documentation found")))
        }
    }

    private func show(_ found: RichText) {
        text.show(found, ofNewPage: true)
        // The screen reader says the whole text, which is short.
        scroller.setAccessibleLabel(found.plainText)
        var place = view.cursorBox
        gtk_popover_set_pointing_to(popover.typed(), &place)
        let width = min(Self.width, gtk_widget_get_width(view.view.pointer) - 24)
        gtk_widget_set_size_request(scroller.pointer, max(200, width), -1)
        gtk_popover_popup(popover.typed())
        scroller.grabFocus()
    }
}
