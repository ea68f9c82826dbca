// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files

/// Returns the local path of a URI with any scheme, or `nil` if it has none. A mounted share has a local path too.
package func path(ofURI uri: String) -> String? {
    if let path = FileURI.path(of: uri) { return path }
    let file = Object(adopting: g_file_new_for_uri(uri)!)
    guard let path = g_file_get_path(file.opaque) else { return nil }
    defer { g_free(path) }
    return String(validatingCString: path)
}

/// Returns the URI of a `GFile`.
package nonisolated func uri(of file: OpaquePointer) -> String {
    let uri = g_file_get_uri(file)!
    defer { g_free(uri) }
    return String(cString: uri)
}
