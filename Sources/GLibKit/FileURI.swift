import CGtk

/// The path of a file of which the URI is given; nil for one that has none on this machine.
public func path(ofURI uri: String) -> String? {
    let file = Object(taking: g_file_new_for_uri(uri)!)
    guard let path = g_file_get_path(file.opaque) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
}

/// The URI of a file of which the path is given.
public func uri(ofPath path: String) -> String {
    let file = Object(taking: g_file_new_for_path(path)!)
    return uri(of: file.opaque)
}

/// The URI of a `GFile`.
package nonisolated func uri(of file: OpaquePointer) -> String {
    let uri = g_file_get_uri(file)!
    defer { g_free(uri) }
    return String(cString: uri)
}

/// Whether a text is a URI, and not the name of a shipped picture or deck.
public nonisolated func isURI(_ text: String) -> Bool { g_strstr_len(text, -1, "://") != nil }
