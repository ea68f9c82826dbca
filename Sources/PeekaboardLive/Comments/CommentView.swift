// The view holds a reference to its scroller, which owns the labels. Their closures refer back weakly.

import CGtk
import GtkKit
import Pages

/// Shows the rich-text comments of a page.
final class CommentView {
    /// Called when the user follows a link.
    var followed: (RichText.Target) -> Void = { _ in }

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
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!)
        column.addClass("comments")
        for block in text.blocks { add(block, to: column) }
        let hadFocus = scroller.releaseFocus()
        gtk_scrolled_window_set_child(scroller.opaque, column.pointer)
        scroller.isVisible = !text.blocks.isEmpty
        if hadFocus { scroller.grabFocus() }
        // The new content has no height until it is laid out.
        whenIdle { [weak self] in
            guard let self else { return }
            gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), height)
        }
    }

    private func add(_ block: RichText.Block, to column: Widget) {
        switch block {
        case .heading(let level, let spans):
            let heading = label(CommentMarkup.markup(of: spans))
            heading.addClass(level == 1 ? "title-2" : level == 2 ? "title-3" : "heading")
            column.append(heading)
        case .paragraph(let spans): column.append(label(CommentMarkup.markup(of: spans)))
        case .list(let items): for item in items { add(item, to: column) }
        case .code(let code):
            let lines = label("")
            gtk_label_set_text(lines.opaque, code)
            lines.addClass("code")
            column.append(lines)
        case .callout(let title, let spans):
            let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3)!)
            box.addClass("callout")
            let heading = label("")
            gtk_label_set_text(heading.opaque, title)
            heading.addClass("heading")
            box.append(heading)
            box.append(label(CommentMarkup.markup(of: spans)))
            column.append(box)
        case .rule: column.append(Widget(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)!))
        }
    }

    private func add(_ item: RichText.Item, to column: Widget) {
        let row = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 9)!)
        gtk_widget_set_margin_start(row.pointer, Int32(9 + 18 * min(item.depth, 4)))
        let mark = Widget(gtk_label_new(item.number.map { "\($0)." } ?? "•")!)
        gtk_widget_set_valign(mark.pointer, GTK_ALIGN_START)
        row.append(mark)
        row.append(label(CommentMarkup.markup(of: item.text)))
        column.append(row)
    }

    private func label(_ markup: String) -> Widget {
        let label = Widget.paragraph("")
        gtk_label_set_markup(label.opaque, markup)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_widget_set_hexpand(label.pointer, 1)
        // Following the link may destroy the label, so wait until the label's handler has returned.
        label.onLink { [weak self] link in whenIdle { self?.followed(CommentMarkup.target(ofLink: link)) } }
        return label
    }
}
