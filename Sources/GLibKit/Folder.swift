// A watch owns its GFileMonitor and its timer.

import CGtk

/// What is in a folder of the player's.
public nonisolated enum Folder {
    /// The names of the files in the folder of a URI; nil if it cannot be read. It takes its time.
    public static func fileNames(uri: String) -> [String]? {
        let folder = g_file_new_for_uri(uri)!
        defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
        let attributes = "standard::name,standard::type"
        guard let children = g_file_enumerate_children(folder, attributes, peekaboard_file_query_none, nil, nil) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(children)) }
        var names: [String] = []
        while let info = g_file_enumerator_next_file(children, nil, nil) {
            defer { g_object_unref(UnsafeMutableRawPointer(info)) }
            if g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR, let name = g_file_info_get_name(info) {
                names.append(String(cString: name))
            }
        }
        return names
    }

    /// The URI of a file in the folder of a URI.
    public static func uri(of name: String, in folder: String) -> String {
        let parent = g_file_new_for_uri(folder)!
        defer { g_object_unref(UnsafeMutableRawPointer(parent)) }
        let file = g_file_get_child(parent, name)!
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        return GLibKit.uri(of: file)
    }

    /// The words in a short text file; nil if it cannot be read, is no text, is empty or longer than 1,000 bytes.
    public static func words(uri: String) -> String? {
        let file = g_file_new_for_uri(uri)!
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let stream = g_file_read(file, nil, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        let input = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
        var buffer = [UInt8](repeating: 0, count: 1001)
        var count: gsize = 0
        guard g_input_stream_read_all(input, &buffer, 1001, &count, nil, nil) != 0, count <= 1000 else { return nil }
        guard let text = String(validating: buffer[..<Int(count)], as: UTF8.self) else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}

/// Tells when something in a folder has changed, once for changes that come close together.
@MainActor public final class FolderWatch {
    private let tally = Tally("folder watch")
    private let monitors: [Object]
    private let settle = Timeout()

    /// Watches folders, each by its URI, for as long as this lives; changes count as one that come within so many seconds of
    /// each other.
    public init(uris: [String], settling: Double = 0.25, _ changed: @escaping @MainActor () -> Void) {
        monitors = uris.compactMap { uri in
            let folder = Object(taking: g_file_new_for_uri(uri)!)
            return g_file_monitor_directory(folder.opaque, peekaboard_file_monitor_moves, nil, nil).map {
                Object(taking: $0)
            }
        }
        for monitor in monitors {
            g_file_monitor_set_rate_limit(monitor.typed(), gint((settling * 1000).rounded()))
            monitor.onChanges { [weak self] in self?.settle.start(after: settling, changed) }
        }
    }
}

extension Object {
    /// Calls `body` at each change that a file monitor tells of.
    fileprivate func onChanges(_ body: @escaping @MainActor () -> Void) {
        let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?, Int32, gpointer?) -> Void = {
            _, _, _, _, data in
            let body = handler(data, (@MainActor () -> Void).self)
            MainActor.assumeIsolated { body() }
        }
        connect(raw, "changed", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}
