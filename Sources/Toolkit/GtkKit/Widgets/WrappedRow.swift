// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

extension Box {
    /// Places the children beside each other if there is space for it, and below each other otherwise. The first one gets
    /// the width that is left over.
    package func wrapChildren() {
        let layout = gtk_custom_layout_new(
            { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
            { box, orientation, width, minimum, natural, _, _ in
                let row = WrappedRow(box!)
                let size = orientation == GTK_ORIENTATION_HORIZONTAL ? row.width : row.height(forWidth: width)
                minimum?.pointee = size.minimum
                natural?.pointee = size.natural
            },
            { box, width, height, _ in WrappedRow(box!).allocate(width: width, height: height) })
        gtk_widget_set_layout_manager(pointer, layout)
    }
}

/// The visible children of a box. GTK measures and places them on the main thread.
private nonisolated struct WrappedRow {
    /// The space between two children, in points.
    private static let spacing: Int32 = 6

    private typealias Length = (minimum: Int32, natural: Int32)
    private let box: UnsafeMutablePointer<GtkWidget>
    private let children: [UnsafeMutablePointer<GtkWidget>]

    init(_ box: UnsafeMutablePointer<GtkWidget>) {
        self.box = box
        children = sequence(first: gtk_widget_get_first_child(box)) { gtk_widget_get_next_sibling($0) }
            .compactMap(\.self).filter { gtk_widget_should_layout($0) != 0 }
    }

    private var spaces: Int32 { Self.spacing * Int32(max(0, children.count - 1)) }
    private var widths: [Length] { children.map { Self.measure($0, GTK_ORIENTATION_HORIZONTAL) } }
    private var heights: [Length] { children.map { Self.measure($0, GTK_ORIENTATION_VERTICAL) } }

    var width: (minimum: Int32, natural: Int32) {
        (widths.map(\.minimum).max() ?? 0, widths.reduce(spaces) { $0 + $1.natural })
    }

    func height(forWidth width: Int32) -> (minimum: Int32, natural: Int32) {
        guard width >= 0, width < self.width.natural else {
            return (heights.map(\.minimum).max() ?? 0, heights.map(\.natural).max() ?? 0)
        }
        return (heights.reduce(spaces) { $0 + $1.minimum }, heights.reduce(spaces) { $0 + $1.natural })
    }

    func allocate(width: Int32, height: Int32) {
        let rest = width - self.width.natural
        let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
        var (x, y) = (Int32(0), Int32(0))
        for (index, child) in children.enumerated() {
            var place = GtkAllocation(x: 0, y: y, width: width, height: heights[index].natural)
            if rest >= 0 {
                let length = widths[index].natural + (index == 0 ? rest : 0)
                place = GtkAllocation(x: isMirrored ? width - x - length : x, y: 0, width: length, height: height)
            }
            gtk_widget_size_allocate(child, &place, -1)
            x += place.width + Self.spacing
            y += place.height + Self.spacing
        }
    }

    private static func measure(_ child: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation) -> Length {
        var length = Length(0, 0)
        gtk_widget_measure(child, orientation, -1, &length.minimum, &length.natural, nil, nil)
        return length
    }
}
