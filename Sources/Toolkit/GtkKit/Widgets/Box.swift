// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkBox.
package final class Box: Widget {
    /// Creates a box without children.
    package convenience init(_ orientation: GtkOrientation, spacing: Int = 0) {
        self.init(gtk_box_new(orientation, Int32(spacing))!)
    }

    private var box: UnsafeMutablePointer<GtkBox> { typed() }

    /// Gives all children the same space.
    package func makeHomogeneous() { gtk_box_set_homogeneous(box, 1) }

    /// Appends a child.
    package func append(_ child: Widget) { gtk_box_append(box, child.pointer) }

    /// Inserts a child after a sibling, or before all others if it is `nil`.
    package func insert(_ child: Widget, after sibling: Widget?) {
        gtk_box_insert_child_after(box, child.pointer, sibling?.pointer)
    }

    /// Moves a child after a sibling, or before all others if it is `nil`.
    package func move(_ child: Widget, after sibling: Widget?) {
        gtk_box_reorder_child_after(box, child.pointer, sibling?.pointer)
    }

    package func remove(_ child: Widget) { gtk_box_remove(box, child.pointer) }

    /// Removes all children.
    package func removeChildren() { while let child = firstChild { remove(child) } }
}

extension GtkOrientation {
    package static var horizontal: GtkOrientation { GTK_ORIENTATION_HORIZONTAL }
    package static var vertical: GtkOrientation { GTK_ORIENTATION_VERTICAL }
}

extension Widget {
    /// Sets the orientation of a widget that can have either.
    package func setOrientation(_ orientation: GtkOrientation) { gtk_orientable_set_orientation(opaque, orientation) }
}
