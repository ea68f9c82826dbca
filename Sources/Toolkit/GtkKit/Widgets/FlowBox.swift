// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkFlowBox, which does not select its children.
package final class FlowBox: Widget {
    /// Creates a flow box. The number of children in a line is in `columns`. The distances are in points.
    package convenience init(columns: ClosedRange<Int>, rowSpacing: Int, columnSpacing: Int = 0) {
        self.init(gtk_flow_box_new()!)
        gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_min_children_per_line(opaque, guint(columns.lowerBound))
        gtk_flow_box_set_max_children_per_line(opaque, guint(columns.upperBound))
        gtk_flow_box_set_row_spacing(opaque, guint(rowSpacing))
        gtk_flow_box_set_column_spacing(opaque, guint(columnSpacing))
    }

    /// Gives all children the same space.
    package func makeHomogeneous() { gtk_flow_box_set_homogeneous(opaque, 1) }

    /// Appends a widget. Returns its parent, the GtkFlowBoxChild.
    @discardableResult
    package func append(_ widget: Widget) -> Widget {
        let child = Widget(gtk_flow_box_child_new()!)
        gtk_flow_box_child_set_child(child.typed(), widget.pointer)
        gtk_flow_box_insert(opaque, child.pointer, -1)
        return child
    }

    /// Removes all children.
    package func removeChildren() { while let child = firstChild { gtk_flow_box_remove(opaque, child.pointer) } }
}
