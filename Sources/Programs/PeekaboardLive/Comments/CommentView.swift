// SPDX-License-Identifier: GPL-3.0-or-later
// The view holds a reference to its scroller, which owns the labels. Their closures refer back weakly.

import CGtk
import GtkKit
import PageSource

/// Shows the rich-text comments of a page.
final class CommentView {
    /// Called when the user follows a link.
    var followed: (RichText.Target) -> Void = { _ in }

    /// The greatest height, in points, from which the view is scrolled.
    var maxHeight = 150 {
        didSet { gtk_scrolled_window_set_max_content_height(scroller.opaque, Int32(maxHeight)) }
    }

    /// Whether the view is hidden even if there is a text.
    var isHidden = false { didSet { updateVisibility() } }

    private let scroller: Widget
    private var text: RichText?

    /// Creates a view in a scrolled window.
    init(in scroller: Widget) { self.scroller = scroller }

    /// Shows rich text. Keeps the scroll position unless the text belongs to a new page. The view is hidden if the text
    /// is empty.
    func show(_ text: RichText, ofNewPage: Bool) {
        guard text != self.text || ofNewPage else { return }
        self.text = text
        let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
        let height = ofNewPage ? 0 : gtk_adjustment_get_value(adjustment)
        let column = RichTextColumn(for: self) { $0.followed($1) }
        text.blocks.forEach(column.add)
        let hadFocus = scroller.releaseFocus()
        gtk_scrolled_window_set_child(scroller.opaque, column.widget.pointer)
        updateVisibility()
        if hadFocus { scroller.grabFocus() }
        // The new content has no height until it is laid out.
        whenIdle(for: self) {
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment($0.scroller.opaque), height)
        }
    }

    private func updateVisibility() { scroller.isVisible = !isHidden && text?.blocks.isEmpty == false }
}
