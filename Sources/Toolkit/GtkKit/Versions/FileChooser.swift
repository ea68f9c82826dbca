// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The desktop's file chooser, or the portal's in a sandbox.
package enum FileChooser {
    /// The kinds of files that can be opened.
    package enum Kind {
        case picture, folder, page, session, deck, sound, table
        /// Any file.
        case any
    }

    /// The outcome of saving a file.
    package enum Outcome: Sendable {
        case saved, failed
        /// There are no contents for a file with this name.
        case refused
    }

    /// Lets the user choose where to save text. `name` is the suggested file name. Unless the user cancels, `body` is
    /// called with the name of the file and with whether saving succeeded.
    package static func save(
        _ text: String, as name: String, title: String, over parent: Widget,
        then body: @escaping (String, Bool) -> Void
    ) {
        save(as: name, title: title, over: parent, bytes: { _ in Array(text.utf8) }) { body($0, $1 == .saved) }
    }

    /// Lets the user choose where to save a file whose contents can depend on its name. `name` is the suggested file
    /// name. Unless the user cancels, `body` is called with the name of the file and the outcome.
    package static func save(
        as name: String, title: String, over parent: Widget, bytes: @escaping (String) -> [UInt8]?,
        then body: @escaping (String, Outcome) -> Void
    ) {
        // Translators: A verb, on a button of a file chooser.
        choose(PEEKABOARD_SAVE_FILE, title: title, name: name, accept: translated("_Save"), over: parent) { file in
            let name = displayName(ofURI: uri(of: file))
            guard let bytes = bytes(name) else { return body(name, .refused) }
            body(name, replace(file, with: bytes) ? .saved : .failed)
        }
    }

    /// Lets the user choose where to save bytes. `name` is the suggested file name. Unless the user cancels, the file is
    /// written off the main thread, and `body` is called with its name and with whether saving succeeded.
    package static func save(
        _ bytes: [UInt8], as name: String, title: String, over parent: Widget,
        then body: @escaping (String, Bool) -> Void
    ) {
        // Translators: A verb, on a button of a file chooser.
        choose(PEEKABOARD_SAVE_FILE, title: title, name: name, accept: translated("_Save"), over: parent) { file in
            let uri = uri(of: file)
            inBackground {
                replace(uri, with: bytes)
            } then: {
                body(displayName(ofURI: uri), $0)
            }
        }
    }

    private nonisolated static func replace(_ uri: String, with bytes: [UInt8]) -> Bool {
        let file = g_file_new_for_uri(uri)!
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        return replace(file, with: bytes)
    }

    /// Writes a file in one step, and returns whether that succeeded.
    package nonisolated static func replace(_ file: OpaquePointer, with bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes {
            g_file_replace_contents(
                file, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count), nil, 0,
                peekaboard_file_create_none, nil, nil, nil) != 0
        }
    }

    /// A message that a file was saved.
    package static func success(ofSaving file: String) -> String {
        // Translators: {file} is the name of a file.
        filled(translated("Saved {file}"), ["file": file])
    }

    /// Lets the user choose a file or folder. Unless the user cancels, `body` is called with its URI.
    package static func open(_ kind: Kind, title: String, over parent: Widget, then body: @escaping (String) -> Void) {
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
        // The parent can be any widget, for example one in a dialog.
        guard let window = gtk_widget_get_root(parent.pointer) else { return }
        let parent = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        peekaboard_choose_file(
            // Translators: A verb, on a button of a file chooser.
            parent, operation, title, filter?.opaque, name, accept, translated("_Cancel"),
            { file, data in
                nonisolated(unsafe) let file = file
                let body = UserData<@MainActor (OpaquePointer) -> Void>.taken(data)
                MainActor.assumeIsolated { if let file { body(file) } }
            }, UserData.retained(body))
    }

    private static func filter(_ kind: Kind) -> Object? {
        let filter = Object(adopting: gtk_file_filter_new()!)
        switch kind {
        case .folder, .any: return nil
        case .picture:
            // Translators: The kind of files that a file chooser shows.
            gtk_file_filter_set_name(filter.opaque, translated("Pictures"))
            UserPicture.mediaTypes.forEach { gtk_file_filter_add_mime_type(filter.opaque, $0) }
        case .page:
            // Translators: The kind of files that a file chooser shows.
            gtk_file_filter_set_name(filter.opaque, translated("Swift Pages"))
            for pattern in ["*.swift", "*.peekpage"] { gtk_file_filter_add_pattern(filter.opaque, pattern) }
        case .deck:
            // Translators: The kind of files that a file chooser shows: sets of cards.
            gtk_file_filter_set_name(filter.opaque, translated("Decks"))
            gtk_file_filter_add_pattern(filter.opaque, "*.peekdeck")
        case .session:
            // Translators: The kind of files that a file chooser shows: recordings of what has happened on a page.
            gtk_file_filter_set_name(filter.opaque, translated("Sessions"))
            gtk_file_filter_add_pattern(filter.opaque, "*.peekaboard-session")
        case .sound:
            // Translators: The kind of files that a file chooser shows.
            gtk_file_filter_set_name(filter.opaque, translated("Sounds"))
            for ending in ["ogg", "oga", "wav"] { gtk_file_filter_add_suffix(filter.opaque, ending) }
        case .table:
            // Translators: The kind of files that a file chooser shows: lists of words, for instance.
            gtk_file_filter_set_name(filter.opaque, translated("Tables and Texts"))
            for ending in ["csv", "tsv", "txt"] { gtk_file_filter_add_suffix(filter.opaque, ending) }
        }
        return filter
    }
}
