// A typeset text owns its Pango layout.

import CTypesetting
import Scene

/// A text that has been broken into lines.
package final class TypesetText {
    /// The `PangoLayout`, which lives as long as this object.
    package let pangoLayout: OpaquePointer
    /// Whether the end of the text is missing in the layout.
    private let isCut: Bool

    init(owning pangoLayout: OpaquePointer, isCut: Bool = false) {
        self.pangoLayout = pangoLayout
        self.isCut = isCut
    }

    deinit { typesetting_release(UnsafeMutableRawPointer(pangoLayout)) }

    /// The measurements.
    package var metrics: TextMetrics {
        let metrics = typesetting_measure(pangoLayout)
        return TextMetrics(
            size: Size(width: metrics.width, height: metrics.height), firstBaseline: metrics.first_baseline,
            lastBaseline: metrics.last_baseline, lineCount: Int(metrics.line_count),
            isTruncated: isCut || metrics.has_ellipsis)
    }
}
