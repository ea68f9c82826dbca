// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// One or more accelerators, separated by spaces, and the translated title of what they do.
package typealias Shortcut = (keys: String, title: String)

/// A titled group of keyboard shortcuts.
package typealias ShortcutsSection = (title: String, shortcuts: [Shortcut])

/// The dialog that lists the keyboard shortcuts. It is built from XML, because not all versions of GTK and libadwaita
/// have functions to add shortcuts.
package enum ShortcutsList {
    /// Presents the dialog for a parent window, at its first section.
    package static func present(_ sections: [ShortcutsSection], over parent: Widget) {
        let dialog = Builder(text: description(of: sections)).widget("shortcuts")
        peekaboard_dialog_present(dialog.pointer, parent.pointer, nil)
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
