// SPDX-License-Identifier: GPL-3.0-or-later
// The text view owns the boxes as its children. This holds references to them, and their closures refer back weakly.

import CGtk
import CSourceView
import GtkKit
import PageSource
import Scene

/// The rich-text comments of the code, rendered in the place of their source. One in which the cursor is shows its source.
/// The text of the buffer is not changed: all lines of the source but the first are invisible, and that one is as small as
/// possible, with space for the comment below it.
final class RenderedComments {
    /// Called when the user follows a link.
    var followed: (RichText.Target) -> Void = { _ in }
    /// Called when the comments need another layout.
    var layoutNeeded: () -> Void = {}
    /// Whether comments are rendered.
    var isShown = true { didSet { if isShown != oldValue { layoutNeeded() } } }

    private let view: CodeView
    private var boxes: OverlayPool<RenderedComment>
    private var rows: [Row] = []
    private weak var buffer: CodeBuffer?
    /// The comments of the buffer, and the version of its text.
    private var comments: [RichComment] = []
    private var version = 0

    /// A comment that is rendered, and the space for it.
    private struct Row {
        let comment: RichComment
        let box: RenderedComment
        let space: CodeBuffer.Space
    }

    /// The widest a comment is, the room at its sides, and the least width, in points.
    private static let maxWidth = 640.0, margin = 9.0, minWidth = 160.0
    /// Where the code begins, in points.
    private static let left = 3.0
    /// The largest number of comments that are rendered.
    private static let maxRows = 200

    /// Renders the comments in a code view.
    init(_ view: CodeView) {
        self.view = view
        boxes = OverlayPool(view) { RenderedComment() }
        view.view.onNotify("has-focus") { [weak self] in self?.layoutNeeded() }
    }

    /// Lays out the comments.
    func layOut() {
        guard let buffer = view.buffer else { return removeAll() }
        if buffer !== self.buffer || version != buffer.version {
            comments = RichComment.all(in: buffer.text).filter(\.fillsLines)
            version = buffer.version
        }
        let used = view.isUsed ? buffer.selectedLines : nil
        let shown = isShown ? comments.filter { used?.overlaps($0.lines) != true }.prefix(Self.maxRows) : []
        if buffer !== self.buffer || !shown.elementsEqual(rows.map(\.comment)) {
            removeAll()
            self.buffer = buffer
            buffer.hideSource(of: shown.map(\.lines))
            rows = shown.enumerated().map { index, comment in
                let box = boxes.dequeue()
                box.show(RichText(comment.text.printable), owner: self) { $0.followed($1) }
                return Row(comment: comment, box: box, space: .comment(index))
            }
        }
        if !rows.isEmpty { buffer.keepSourceHidden() }
        rows.forEach { place($0, in: buffer) }
    }

    private func place(_ row: Row, in buffer: CodeBuffer) {
        let visible = view.visibleRect
        let width = min(Self.maxWidth, max(Self.minWidth, visible.size.width - 2 * Self.margin))
        let line = row.comment.lines.lowerBound
        buffer.setSpace(row.box.height(forWidth: width), belowLine: line, for: row.space)
        row.box.move(to: Point(x: Self.left, y: buffer.box(ofLine: line, in: view.view).top), in: view)
    }

    private func removeAll() {
        guard !rows.isEmpty else { return }
        for row in rows {
            boxes.recycle(row.box)
            buffer?.setSpace(0, belowLine: 0, for: row.space)
        }
        rows = []
        buffer?.hideSource(of: [])
    }
}

/// A comment in the code.
private final class RenderedComment: CodeOverlay {
    private let box: Box
    private var text: RichText?

    init() {
        let box = Box(.vertical)
        box.addClass("rendered-comment")
        // Other presses move the cursor into the comment.
        box.keepPressesOnLinks()
        self.box = box
        super.init(box)
    }

    func show<Owner: AnyObject>(
        _ text: RichText, owner: Owner, followed: @escaping @MainActor (Owner, RichText.Target) -> Void
    ) {
        guard text != self.text else { return }
        self.text = text
        _ = box.releaseFocus()
        box.removeChildren()
        let column = RichTextColumn(for: owner, followed: followed)
        text.blocks.forEach(column.add)
        box.append(column.widget)
    }
}

extension CodeBuffer {
    /// Hides the source of comments. The line numbers know the tags.
    fileprivate func hideSource(of comments: [ClosedRange<Int>]) {
        defer { heightChanged() }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(pointer, &start, &end)
        let (first, rest) = (tag(SOURCE_COMMENT_BEGIN), tag(SOURCE_COMMENT_REST))
        for tag in [first, rest] { gtk_text_buffer_remove_tag(pointer, tag, &start, &end) }
        for lines in comments {
            var (start, middle) = (iterator(line: lines.lowerBound, column: 1), afterLine(lines.lowerBound))
            var (startEnd, end) = (iterator(line: lines.lowerBound, column: .max), afterLine(lines.upperBound))
            // GTK keeps the style at the end of a line, and can use it for another one.
            gtk_text_buffer_apply_tag(pointer, first, &start, &startEnd)
            gtk_text_buffer_apply_tag(pointer, rest, &middle, &end)
        }
    }

    /// Lets the tag that hides the beginning of a comment come before those of the syntax, which may be added later.
    fileprivate func keepSourceHidden() {
        let (first, last) = (
            tag(SOURCE_COMMENT_BEGIN), gtk_text_tag_table_get_size(gtk_text_buffer_get_tag_table(pointer)) - 1
        )
        if gtk_text_tag_get_priority(first) != last { gtk_text_tag_set_priority(first, last) }
    }

    /// Returns the beginning of the next line, or the end of the text.
    private func afterLine(_ line: Int) -> GtkTextIter {
        var end = iterator(line: line, column: 1)
        gtk_text_iter_forward_line(&end)
        return end
    }

    private func tag(_ name: String) -> UnsafeMutablePointer<GtkTextTag> {
        let table = gtk_text_buffer_get_tag_table(pointer)
        if let tag = gtk_text_tag_table_lookup(table, name) { return tag }
        return source_buffer_add_comment_tag(object.typed(), name)
    }
}
