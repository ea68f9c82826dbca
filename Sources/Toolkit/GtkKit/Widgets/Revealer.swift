// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkRevealer.
package final class Revealer: Widget {
    /// Reveals or hides the child, which takes some time.
    package func setRevealed(_ isRevealed: Bool) { gtk_revealer_set_reveal_child(opaque, isRevealed ? 1 : 0) }

    /// Whether the child is fully revealed.
    package var isChildRevealed: Bool { gtk_revealer_get_child_revealed(opaque) != 0 }
}
