// SPDX-License-Identifier: GPL-3.0-or-later
// The column holds a reference to its box, which owns the labels and their closures.

import CGtk
import GtkKit
import PageSource

/// Rich text as a column of labels.
final class RichTextColumn {
    /// The box with the labels.
    let widget = Box(.vertical, spacing: 12)

    private let followed: @MainActor (RichText.Target) -> Void

    /// Creates an empty column. `followed` is called with `owner` and the target of a link that the user follows.
    init<Owner: AnyObject>(for owner: Owner, followed: @escaping @MainActor (Owner, RichText.Target) -> Void) {
        self.followed = { [weak owner] target in
            // Following the link may destroy the label, so wait until the label's handler has returned.
            whenIdle(for: owner) { followed($0, target) }
        }
        widget.addClass("comments")
    }

    /// Adds another widget at the end.
    func add(_ other: Widget) { widget.append(other) }

    /// Adds a block at the end.
    func add(_ block: RichText.Block) {
        switch block {
        case .heading(let level, let spans):
            let heading = label(spans)
            heading.addClass(level == 1 ? "title-2" : level == 2 ? "title-3" : "heading")
            widget.append(heading)
        case .paragraph(let spans): widget.append(label(spans))
        case .quote(let spans):
            let quote = label(spans)
            quote.addClass("quote")
            widget.append(quote)
        case .list(let items): items.forEach(add)
        case .code(let code):
            let lines = label("")
            gtk_label_set_text(lines.opaque, code)
            lines.addClass("code")
            widget.append(lines)
        case .callout(let title, let spans):
            let box = Box(.vertical, spacing: 3)
            box.addClass("callout")
            let heading = label("")
            gtk_label_set_text(heading.opaque, title)
            heading.addClass("heading")
            box.append(heading)
            box.append(label(spans))
            widget.append(box)
        case .table(let table): for row in table.rows { add(row, below: table.header) }
        case .rule: widget.append(Widget(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)!))
        }
    }

    private func add(_ item: RichText.Item) {
        let row = Box(.horizontal, spacing: 9)
        gtk_widget_set_margin_start(row.pointer, Int32(9 + 18 * min(item.depth, 4)))
        let mark = Widget(gtk_label_new(item.number.map { "\($0)." } ?? "•")!)
        gtk_widget_set_valign(mark.pointer, GTK_ALIGN_START)
        row.append(mark)
        row.append(label(item.text))
        widget.append(row)
    }

    /// Adds a row of a table: the first cell as a title, and the others below it, after the titles of their columns if there
    /// are several.
    private func add(_ row: [[RichText.Span]], below header: [[RichText.Span]]) {
        let box = Box(.vertical, spacing: 3)
        box.addClass("table-row")
        for (index, cell) in row.enumerated() where !cell.isEmpty {
            let text = CommentMarkup.markup(of: cell)
            let title = header.indices.contains(index) ? CommentMarkup.markup(of: header[index]) : ""
            if index == 0 || gtk_widget_get_first_child(box.pointer) == nil {
                box.append(label("<b>\(text)</b>", linking: cell))
            } else if header.count > 2, !title.isEmpty {
                // Translators: A cell of a table, after the title of its column: “in UIKit: UISlider”.
                let line = filled(translated("{title}: {text}"), ["title": "<i>\(title)</i>", "text": text])
                box.append(label(line, linking: header[index] + cell))
            } else {
                box.append(label(text, linking: cell))
            }
        }
        widget.append(box)
    }

    private func label(_ spans: [RichText.Span]) -> Widget { label(CommentMarkup.markup(of: spans), linking: spans) }

    /// Creates a label. `spans` has the links in the markup.
    private func label(_ markup: String, linking spans: [RichText.Span] = []) -> Widget {
        let label = Widget.paragraph("")
        gtk_label_set_markup(label.opaque, markup)
        for (index, link) in spans.filter({ $0.target != nil }).enumerated() {
            peekaboard_name_link(label.pointer, UInt32(index), link.text)
        }
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_widget_set_hexpand(label.pointer, 1)
        label.onLink { [followed] link in followed(CommentMarkup.target(ofLink: link)) }
        return label
    }
}
