// The native chooser is owned here while it is open, and refers back weakly.

import CGtk
import GtkKit

/// The desktop's own chooser of files and folders; in a sandbox it is the portal's.
final class FileChooser {
    /// What can be chosen.
    enum Wish {
        case picture, folder
    }

    private var native: Object?

    /// Opens it over a window; `body` is called with the URI that was chosen, if one was.
    func open(_ wish: Wish, title: String, over parent: Widget, then body: @escaping (String) -> Void) {
        let action = wish == .folder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
        let chooser = Object(
            taking: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(
                    title, parent.typed(), action, translated("_Open"), translated("_Cancel"))!))
        gtk_native_dialog_set_modal(chooser.typed(), 1)
        if wish == .picture {
            let filter = Object(taking: gtk_file_filter_new()!)
            gtk_file_filter_set_name(filter.opaque, translated("Pictures"))
            gtk_file_filter_add_pixbuf_formats(filter.opaque)
            gtk_file_chooser_add_filter(chooser.opaque, filter.opaque)
        }
        let choices = chooser.opaque
        chooser.onResponse { [weak self] answer in
            defer { self?.native = nil }
            guard answer == GTK_RESPONSE_ACCEPT.rawValue, let chosen = gtk_file_chooser_get_file(choices) else {
                return
            }
            let file = Object(taking: chosen)
            guard let uri = g_file_get_uri(file.opaque) else { return }
            defer { g_free(uri) }
            body(String(cString: uri))
        }
        native = chooser
        gtk_native_dialog_show(chooser.typed())
    }
}
