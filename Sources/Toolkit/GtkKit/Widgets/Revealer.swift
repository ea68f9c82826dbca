import CGtk

/// A GtkRevealer.
package final class Revealer: Widget {
    /// Whether the child is to be revealed. The transition takes some time.
    package var revealsChild: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
    }

    /// Whether the child is fully revealed.
    package var isChildRevealed: Bool { gtk_revealer_get_child_revealed(opaque) != 0 }
}
