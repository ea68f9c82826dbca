import CGtk
import Files

/// The path that a URI of any scheme has on this machine, as a folder on a share has where it is mounted; nil if it has none.
public func path(ofURI uri: String) -> String? {
    if let path = FileURI.path(of: uri) { return path }
    let file = Object(taking: g_file_new_for_uri(uri)!)
    guard let path = g_file_get_path(file.opaque) else { return nil }
    defer { g_free(path) }
    return String(validatingCString: path)
}

/// The URI of a `GFile`.
package nonisolated func uri(of file: OpaquePointer) -> String {
    let uri = g_file_get_uri(file)!
    defer { g_free(uri) }
    return String(cString: uri)
}
