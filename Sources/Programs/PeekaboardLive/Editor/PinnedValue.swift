// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import PageRuns

/// The values of a line in a box below it.
final class PinnedValue: CodeOverlay {
    private let box: Box
    private var rows: [Row] = []
    private let remark = Widget.paragraph("")

    /// A value without a picture. It stays while others follow, so that its text and its plot can be read.
    private struct Row {
        let label: Label
        let plot: ValuePlot?
    }

    /// Creates an empty box.
    init() {
        let box = Box(.vertical, spacing: 6)
        box.addClass("pinned-value")
        self.box = box
        super.init(box)
    }

    /// Shows values.
    func display(_ value: LineValue, pictureCache: PictureCache) {
        box.setClass("earlier-value", !value.areLatest)
        let parts = value.outermost
        if parts.map(\.hasPlot) != rows.map({ $0.plot != nil }) || parts.contains(where: \.hasPicture) {
            fill(parts, pictureCache)
        }
        for (row, part) in zip(rows, parts) {
            let text = part.name.isEmpty ? part.text : "\(part.name) = \(part.text)"
            if row.label.text != text { row.label.text = text }
            row.plot?.value = part
        }
        remark.text = value.remark
        remark.isVisible = !value.remark.isEmpty
    }

    private func fill(_ parts: [PlaceValue], _ pictureCache: PictureCache) {
        _ = box.releaseFocus()
        box.removeChildren()
        rows = parts.map { part in
            let isPlot = part.hasPlot && !part.hasPicture
            let plot = isPlot ? ValuePlot(of: part, width: 200, height: 72, isRead: true) : nil
            let picture =
                part.thumbnail.map { Widget.thumbnail(of: $0, side: 160, pictureCache: pictureCache) }
                ?? part.color.map { Widget.swatch(of: $0, width: 48, height: 32) }
            picture?.halign = .start
            if let shown = picture ?? plot?.widget { box.append(shown) }
            let label = Widget.paragraph("")
            gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_selectable(label.opaque, 1)
            gtk_label_set_lines(label.opaque, 12)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            box.append(label)
            return Row(label: label, plot: plot)
        }
        box.append(remark)
    }
}

extension PlaceValue {
    /// Whether the value is shown as a picture.
    fileprivate var hasPicture: Bool { thumbnail != nil || color != nil }
}
