// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Logs the versions of GTK and libadwaita that the program runs with.
package func logToolkitVersions() {
    debug("GTK \(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())")
    debug("libadwaita \(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())")
}
