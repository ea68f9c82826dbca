// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Returns the name of a file or folder for display.
package func displayName(ofURI uri: String) -> String {
    let file = Object(adopting: g_file_new_for_uri(uri)!)
    guard let name = g_file_get_basename(file.opaque) else { return uri }
    defer { g_free(name) }
    guard let shown = g_filename_display_name(name) else { return uri }
    defer { g_free(shown) }
    return String(cString: shown)
}
