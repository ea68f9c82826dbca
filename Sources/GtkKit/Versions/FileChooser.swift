import CGtk

/// The desktop's file chooser, or the portal's in a sandbox.
public enum FileChooser {
    /// The kinds of files that can be opened.
    public enum Kind {
        case picture, folder, page, session
    }

    /// Lets the user choose where to save text. `name` is the suggested file name. Unless the user cancels, `body` is
    /// called with the name of the file and with whether saving succeeded.
    public static func save(
        _ text: String, as name: String, title: String, over parent: Widget,
        then body: @escaping (String, Bool) -> Void
    ) {
        // Translators: A verb, on a button of a file chooser.
        choose(PEEKABOARD_SAVE_FILE, title: title, name: name, accept: translated("_Save"), over: parent) { file in
            let isSaved = text.withCString {
                g_file_replace_contents(
                    file, $0, gsize(text.utf8.count), nil, 0, peekaboard_file_create_none, nil, nil, nil)
            }
            body(displayName(ofURI: uri(of: file)), isSaved != 0)
        }
    }

    /// Lets the user choose a file or folder. Unless the user cancels, `body` is called with its URI.
    public static func open(_ kind: Kind, title: String, over parent: Widget, then body: @escaping (String) -> Void) {
        choose(
            kind == .folder ? PEEKABOARD_OPEN_FOLDER : PEEKABOARD_OPEN_FILE, title: title, filter: filter(kind),
            // Translators: A verb, on a button of a file chooser.
            accept: translated("_Open"), over: parent
        ) { body(uri(of: $0)) }
    }

    private static func choose(
        _ operation: PeekaboardFileOperation, title: String, filter: Object? = nil, name: String? = nil, accept: String,
        over parent: Widget, then body: @escaping @MainActor (OpaquePointer) -> Void
    ) {
        peekaboard_choose_file(
            // Translators: A verb, on a button of a file chooser.
            parent.typed(), operation, title, filter?.opaque, name, accept, translated("_Cancel"),
            { file, data in
                nonisolated(unsafe) let file = file
                let body = Box<@MainActor (OpaquePointer) -> Void>.taken(data)
                MainActor.assumeIsolated { if let file { body(file) } }
            }, Box.retained(body))
    }

    private static func filter(_ kind: Kind) -> Object? {
        let filter = Object(adopting: gtk_file_filter_new()!)
        switch kind {
        case .folder: return nil
        case .picture:
            // Translators: The kind of files that a file chooser shows.
            gtk_file_filter_set_name(filter.opaque, translated("Pictures"))
            UserPicture.mediaTypes.forEach { gtk_file_filter_add_mime_type(filter.opaque, $0) }
        case .page:
            // Translators: The kind of files that a file chooser shows.
            gtk_file_filter_set_name(filter.opaque, translated("Swift Pages"))
            gtk_file_filter_add_pattern(filter.opaque, "*.swift")
        case .session:
            // Translators: The kind of files that a file chooser shows: recordings of what has happened on a page.
            gtk_file_filter_set_name(filter.opaque, translated("Sessions"))
            gtk_file_filter_add_pattern(filter.opaque, "*.peekaboard-session")
        }
        return filter
    }
}
