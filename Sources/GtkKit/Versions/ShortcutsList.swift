import CGtk

/// A key, or several, and what it does.
public struct Shortcut {
    /// The keys as GTK writes them, with a space between them.
    let keys: String
    /// What they do, in the user's language.
    let title: String

    /// Keys as GTK writes them, with a space between them, and what they do.
    public init(_ keys: String, _ title: String) {
        self.keys = keys
        self.title = title
    }
}

/// Keyboard shortcuts that belong together.
public struct ShortcutsSection {
    let title: String
    let shortcuts: [Shortcut]

    /// Shortcuts under a title.
    public init(title: String, _ shortcuts: [Shortcut]) {
        self.title = title
        self.shortcuts = shortcuts
    }
}

/// The dialog that lists keyboard shortcuts. Neither GTK's window nor libadwaita's dialog can be filled by calls in every
/// version, but both can be built from a description.
public enum ShortcutsList {
    /// Shows the dialog over a window, at its first section.
    public static func show(_ sections: [ShortcutsSection], over parent: Widget) {
        let dialog = Builder(text: description(of: sections)).widget("shortcuts")
        peekaboard_dialog_present(dialog.pointer, parent.pointer)
    }

    private static func description(of sections: [ShortcutsSection]) -> String {
        let parts = sections.enumerated().map { number, section in
            let items = section.shortcuts.map {
                object(PEEKABOARD_SHORTCUTS_ITEM, ["title": $0.title, "accelerator": $0.keys])
            }.joined()
            let (name, group) = (PEEKABOARD_SHORTCUTS_SECTION, PEEKABOARD_SHORTCUTS_GROUP)
            guard !group.isEmpty else { return object(name, ["title": section.title], items) }
            return object(
                name, ["title": section.title, "section-name": "\(number)", "max-height": "20"],
                object(group, [:], items))
        }
        return "<interface>" + object(PEEKABOARD_SHORTCUTS, id: "shortcuts", [:], parts.joined()) + "</interface>"
    }

    private static func object(
        _ name: String, id: String? = nil, _ properties: KeyValuePairs<String, String>, _ children: String = ""
    ) -> String {
        let id = id.map { " id=\"\($0)\"" } ?? ""
        let properties = properties.map { "<property name=\"\($0)\">\(escaped($1))</property>" }.joined()
        let object = "<object class=\"\(name)\"\(id)>\(properties)\(children)</object>"
        return id.isEmpty ? "<child>\(object)</child>" : object
    }

    private static func escaped(_ text: String) -> String {
        let escaped = g_markup_escape_text(text, -1)!
        defer { g_free(escaped) }
        return String(cString: escaped)
    }
}
