// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Drag and drop of files.
extension Widget {
    /// Calls `body` with the URIs of files that are dropped on the widget, at least one.
    package func acceptFiles(_ body: @escaping ([String]) -> Void) {
        let target = Object(sharing: gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)!)
        target.onDrop { value in
            let uris = fileURIs(in: value)
            guard !uris.isEmpty else { return false }
            body(uris)
            return true
        }
        gtk_widget_add_controller(pointer, target.opaque)
    }
}

/// Returns the URIs of a value that is a list of files.
func fileURIs(in value: UnsafePointer<GValue>) -> [String] {
    guard let list = g_value_get_boxed(value), let files = gdk_file_list_get_files(OpaquePointer(list)) else {
        return []
    }
    defer { g_slist_free(files) }
    var uris: [String] = []
    var next: UnsafeMutablePointer<GSList>? = files
    while let item = next {
        if let file = item.pointee.data { uris.append(uri(of: OpaquePointer(file))) }
        next = item.pointee.next
    }
    return uris
}
