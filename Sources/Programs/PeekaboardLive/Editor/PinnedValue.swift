// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import PageRuns
import Scene

/// The values of a line in a box below it.
final class PinnedValue {
    /// The box, which the text view owns.
    var widget: Widget { box }

    private let box = Box(.vertical, spacing: 6)
    /// Where the box is, so that it is moved only if that has changed.
    private var place = Point(x: -1, y: -1)

    /// Creates an empty box.
    init() { box.addClass("pinned-value") }

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

    /// Sets the width, and returns the height that the box needs.
    func height(forWidth width: Double) -> Int {
        box.requestSize(width: Int(width))
        var (least, natural) = (Int32(0), Int32(0))
        gtk_widget_measure(box.pointer, GTK_ORIENTATION_VERTICAL, Int32(width), &least, &natural, nil, nil)
        return Int(natural)
    }

    /// Moves the box to a place in a code view.
    func move(to place: Point, in view: CodeView) {
        guard place != self.place else { return }
        self.place = place
        view.moveOverlay(box, to: place)
    }
}
