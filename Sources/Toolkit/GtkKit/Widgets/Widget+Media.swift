// SPDX-License-Identifier: GPL-3.0-or-later
// The widget owns its drop target, and GDK owns the closure of a read until it is called.

import CGtk

/// Files, pictures, and texts from other programs.
package enum TransferredContent: Sendable {
    /// The URIs of files, at least one.
    case files([String])
    /// A picture as a PNG file.
    case picture([UInt8])
    case text(String)
}

extension Widget {
    /// Whether the clipboard contains files or a picture. A text with a picture of it counts as a text.
    package var canPasteMedia: Bool { clipboardType.map { $0 != peekaboard_type_string } ?? false }

    /// Reads the clipboard, then calls `body`, unless it contains nothing that can be used.
    package func paste(_ body: @escaping @MainActor (TransferredContent) -> Void) {
        if let type = clipboardType { read(gtk_widget_get_clipboard(pointer), type, body) }
    }

    /// The type of what is read from the clipboard.
    private var clipboardType: GType? {
        let offered = gdk_clipboard_get_formats(gtk_widget_get_clipboard(pointer))
        let formats = gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(offered))
        defer { gdk_content_formats_unref(formats) }
        return [gdk_file_list_get_type(), peekaboard_type_string, gdk_texture_get_type()].first {
            gdk_content_formats_contain_gtype(formats, $0) != 0
        }
    }

    private func read(
        _ clipboard: OpaquePointer?, _ type: GType, _ body: @escaping @MainActor (TransferredContent) -> Void
    ) {
        gdk_clipboard_read_value_async(
            clipboard, type, G_PRIORITY_DEFAULT, nil,
            { source, result, data in
                let body = UserData<@MainActor (TransferredContent) -> Void>.taken(data)
                let clipboard = OpaquePointer(source)
                nonisolated(unsafe) let value = gdk_clipboard_read_value_finish(clipboard, result, nil)
                MainActor.assumeIsolated { if let value { use(value, body) } }
            }, UserData.retained(body))
    }

    /// Calls `body` with files or a picture that are dropped on the widget. With `includesChildren`, text fields in it do
    /// not get the names of the files.
    package func acceptMedia(includesChildren: Bool = false, _ body: @escaping @MainActor (TransferredContent) -> Void)
    {
        let target = Object(sharing: gtk_drop_target_new(peekaboard_type_invalid, GDK_ACTION_COPY)!)
        var types = [gdk_file_list_get_type(), gdk_texture_get_type()]
        gtk_drop_target_set_gtypes(target.opaque, &types, gsize(types.count))
        if includesChildren { gtk_event_controller_set_propagation_phase(target.opaque, GTK_PHASE_CAPTURE) }
        target.onDrop { use($0, body) }
        gtk_widget_add_controller(pointer, target.opaque)
    }
}

/// Calls `body` with the contents of a value. Returns whether they can be used.
@discardableResult
private func use(_ value: UnsafePointer<GValue>, _ body: @escaping @MainActor (TransferredContent) -> Void) -> Bool {
    if g_type_check_value_holds(value, gdk_file_list_get_type()) != 0 {
        let uris = fileURIs(in: value)
        if !uris.isEmpty { body(.files(uris)) }
        return !uris.isEmpty
    }
    if g_type_check_value_holds(value, gdk_texture_get_type()) != 0, let texture = g_value_get_object(value) {
        encode(Object(sharing: texture), body)
        return true
    }
    if let text = g_value_get_string(value) {
        body(.text(String(cString: text)))
        return true
    }
    return false
}

/// Encodes a picture off the main thread, because that takes long for a large one.
private func encode(_ texture: Object, _ body: @escaping @MainActor (TransferredContent) -> Void) {
    nonisolated(unsafe) let pointer = texture.opaque
    inBackground {
        let bytes = gdk_texture_save_to_png_bytes(pointer)
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)?.assumingMemoryBound(to: UInt8.self)
        return Array(UnsafeBufferPointer(start: start, count: Int(count)))
    } then: { (bytes: [UInt8]) in
        withExtendedLifetime(texture) { body(.picture(bytes)) }
    }
}
