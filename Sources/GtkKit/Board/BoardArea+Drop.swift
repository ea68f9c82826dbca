import CGtk

/// Drag and drop of files.
extension BoardArea {
    func addDropTarget() {
        let target = Object(sharing: gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)!)
        target.onDrop { [weak self] value in
            guard let list = g_value_get_boxed(value), let files = gdk_file_list_get_files(OpaquePointer(list)) else {
                return false
            }
            defer { g_slist_free(files) }
            guard let file = files.pointee.data else { return false }
            self?.fileDropped(uri(of: OpaquePointer(file)))
            return true
        }
        gtk_widget_add_controller(widget, target.opaque)
    }
}
