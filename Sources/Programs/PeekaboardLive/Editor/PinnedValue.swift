// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import PageRuns

/// The values of a line in a box below it.
final class PinnedValue: CodeOverlay {
    private let box: Box

    /// Creates an empty box.
    init() {
        let box = Box(.vertical, spacing: 6)
        box.addClass("pinned-value")
        self.box = box
        super.init(box)
    }

    /// Shows values.
    func show(_ value: LineValue, pictureCache: PictureCache) {
        _ = box.releaseFocus()
        box.removeChildren()
        box.setClass("earlier-value", !value.areLatest)
        for part in value.outermost {
            if let thumbnail = part.thumbnail {
                let picture = Widget.thumbnail(of: thumbnail, side: 160, pictureCache: pictureCache)
                picture.halign = .start
                box.append(picture)
            } else if let color = part.color {
                let swatch = Widget.swatch(of: color, width: 48, height: 32)
                swatch.halign = .start
                box.append(swatch)
            } else if part.hasPlot {
                box.append(.plot(of: part.history, width: 200, height: 72))
            }
            let label = Widget.paragraph(part.name.isEmpty ? part.text : "\(part.name) = \(part.text)")
            gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_selectable(label.opaque, 1)
            gtk_label_set_lines(label.opaque, 12)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            box.append(label)
        }
        if !value.remark.isEmpty { box.append(.paragraph(value.remark)) }
    }
}
