// The native chooser is owned here while it is open, and refers back weakly.

import CGtk

/// The desktop's own chooser of files and folders; in a sandbox it is the portal's.
public final class FileChooser {
    /// What can be chosen.
    public enum Wish {
        case picture, folder, page
    }

    private var native: Object?

    /// A chooser that is not open.
    public init() {}

    /// Opens it over a window for a name under which to save a text, a name being offered; `body` is called with what the file
    /// is called, and whether the text is in it, if one was chosen.
    public func save(
        _ text: String, as name: String, title: String, over parent: Widget,
        then body: @escaping (String, Bool) -> Void
    ) {
        let chooser = Object(
            taking: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(
                    title, parent.typed(), GTK_FILE_CHOOSER_ACTION_SAVE, translated("_Save"), translated("_Cancel"))!))
        gtk_file_chooser_set_current_name(chooser.opaque, name)
        show(chooser) { uri in
            let file = Object(taking: g_file_new_for_uri(uri)!)
            let isSaved = text.withCString {
                g_file_replace_contents(
                    file.opaque, $0, gsize(text.utf8.count), nil, 0, peekaboard_file_create_none, nil, nil, nil)
            }
            body(displayName(ofURI: uri), isSaved != 0)
        }
    }

    /// Opens it over a window; `body` is called with the URI that was chosen, if one was.
    public func open(_ wish: Wish, title: String, over parent: Widget, then body: @escaping (String) -> Void) {
        let action = wish == .folder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
        let chooser = Object(
            taking: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(
                    title, parent.typed(), action, translated("_Open"), translated("_Cancel"))!))
        if let filter = Self.filter(wish) { gtk_file_chooser_add_filter(chooser.opaque, filter.opaque) }
        show(chooser, then: body)
    }

    private func show(_ chooser: Object, then body: @escaping (String) -> Void) {
        gtk_native_dialog_set_modal(chooser.typed(), 1)
        let choices = chooser.opaque
        chooser.onResponse { [weak self] answer in
            defer { self?.native = nil }
            guard answer == GTK_RESPONSE_ACCEPT.rawValue, let chosen = gtk_file_chooser_get_file(choices) else {
                return
            }
            let file = Object(taking: chosen)
            body(uri(of: file.opaque))
        }
        native = chooser
        gtk_native_dialog_show(chooser.typed())
    }

    private static func filter(_ wish: Wish) -> Object? {
        let filter = Object(taking: gtk_file_filter_new()!)
        switch wish {
        case .folder: return nil
        case .picture:
            gtk_file_filter_set_name(filter.opaque, translated("Pictures"))
            gtk_file_filter_add_pixbuf_formats(filter.opaque)
        case .page:
            gtk_file_filter_set_name(filter.opaque, translated("Swift pages"))
            gtk_file_filter_add_pattern(filter.opaque, "*.swift")
        }
        return filter
    }
}
