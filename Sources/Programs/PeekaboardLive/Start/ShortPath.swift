// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// Returns a path for display, with `~` for the home folder.
func shortPath(_ path: String) -> String {
    let home = String(cString: g_get_home_dir())
    if path == home { return "~" }
    return (path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path).printable
}
