// SPDX-License-Identifier: GPL-3.0-or-later
// A typeset text owns its Pango layout.

import CTypesetting
import Scene

/// A text that has been broken into lines.
package final class TypesetText {
    /// The `PangoLayout`, which lives as long as this object.
    package let pangoLayout: OpaquePointer
    private let typesetter: Typesetter
    /// Whether the end of the text is missing in the layout.
    private let isCut: Bool

    var pango: pango_library { typesetter.pango }

    init(owning pangoLayout: OpaquePointer, of typesetter: Typesetter, isCut: Bool) {
        self.pangoLayout = pangoLayout
        self.typesetter = typesetter
        self.isCut = isCut
    }

    deinit { pango.g_object_unref(UnsafeMutableRawPointer(pangoLayout)) }

    var lineCount: Int { Int(pango.pango_layout_get_line_count(pangoLayout)) }

    /// Returns the offset of the first byte of a line, which must exist.
    func start(ofLine line: Int) -> Int {
        Int(pango.pango_layout_get_line_readonly(pangoLayout, Int32(line))!.pointee.start_index)
    }

    /// The height of the letters above the baseline of the first line.
    var heightAboveBaseline: Double {
        var ink = PangoRectangle()
        pango.pango_layout_get_extents(pangoLayout, &ink, nil)
        return points(pango.pango_layout_get_baseline(pangoLayout) - ink.y)
    }

    /// The measurements.
    package var metrics: TextMetrics {
        var area = PangoRectangle()
        pango.pango_layout_get_extents(pangoLayout, nil, &area)
        let lines = pango.pango_layout_get_iter(pangoLayout)
        defer { pango.pango_layout_iter_free(lines) }
        while pango.pango_layout_iter_next_line(lines) != 0 {}
        return TextMetrics(
            size: Size(width: points(area.width), height: points(area.height)),
            firstBaseline: points(pango.pango_layout_get_baseline(pangoLayout)),
            lastBaseline: points(pango.pango_layout_iter_get_baseline(lines)), lineCount: lineCount,
            isTruncated: isCut || pango.pango_layout_is_ellipsized(pangoLayout) != 0)
    }
}
