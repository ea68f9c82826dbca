// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files

/// Access to local and remote files through GIO. The calls block, so use it only off the main thread.
package nonisolated struct GIOFiles: FileSystem {
    /// The number of bytes that are read at once.
    private static let chunkBytes: gsize = 1 << 18

    /// Creates the file system, which has no state.
    package init() {}

    /// Returns the names of the regular files in a folder, or `nil` if it cannot be read. Symbolic links are followed.
    package func fileNames(in folder: String) -> [String]? {
        let folder = g_file_new_for_uri(folder)!
        defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
        let attributes = "standard::name,standard::type"
        guard let children = g_file_enumerate_children(folder, attributes, peekaboard_file_query_none, nil, nil) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(children)) }
        var names: [String] = []
        while let info = g_file_enumerator_next_file(children, nil, nil) {
            defer { g_object_unref(UnsafeMutableRawPointer(info)) }
            guard g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR else { continue }
            if let name = g_file_info_get_name(info).flatMap({ String(validatingCString: $0) }) { names.append(name) }
        }
        return names
    }

    /// Reads a whole regular file. Returns `nil` if it cannot be read or is larger than `limit` bytes.
    package func contents(of uri: String, limit: Int) -> [UInt8]? {
        let file = g_file_new_for_uri(uri)!
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        // Opening a pipe would wait for its writer.
        guard g_file_query_file_type(file, peekaboard_file_query_none, nil) == G_FILE_TYPE_REGULAR else { return nil }
        guard let stream = g_file_read(file, nil, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            guard let chunk = g_input_stream_read_bytes(input, Self.chunkBytes, nil, nil) else { return nil }
            defer { g_bytes_unref(chunk) }
            var count: gsize = 0
            guard let start = g_bytes_get_data(chunk, &count), count > 0 else { return bytes }
            bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: Int(count)))
        }
        return nil
    }
}
