// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkImage.
package final class Image: Widget {
    /// Creates an image, empty by default.
    package convenience init(icon: String? = nil) { self.init(gtk_image_new_from_icon_name(icon)!) }

    /// Shows an icon.
    package func setIcon(_ name: String) { gtk_image_set_from_icon_name(opaque, name) }
}
