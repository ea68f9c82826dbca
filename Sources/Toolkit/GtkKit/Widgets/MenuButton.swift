// SPDX-License-Identifier: GPL-3.0-or-later
// The button owns the closure.

import CGtk

extension Widget {
    /// An item of a menu: its title and its action, such as `group.remove`.
    package typealias MenuItem = (title: String, action: String)

    /// Creates a button with a menu that is made each time it opens, because most menus of a long list never do. `name` is
    /// the accessible name and the tooltip. `sections` returns the items.
    package static func menuButton(
        _ child: Widget, name: String, sections: @escaping @MainActor () -> [[MenuItem]]
    ) -> Widget {
        let button = Widget(gtk_menu_button_new()!)
        gtk_menu_button_set_child(button.opaque, child.pointer)
        button.setAccessibleName(name)
        gtk_menu_button_set_create_popup_func(
            button.opaque,
            { button, data in
                let sections = handler(data, (@MainActor () -> [[MenuItem]]).self)
                nonisolated(unsafe) let button = button
                MainActor.assumeIsolated {
                    let menu = Widget.menu(of: sections())
                    gtk_menu_button_set_menu_model(button, menu.typed())
                }
            }, UserData.retained(sections), releaseData)
        return button
    }

    /// Creates a menu with sections of items.
    package static func menu(of sections: [[MenuItem]]) -> Object {
        let menu = Object(adopting: g_menu_new()!)
        for items in sections where !items.isEmpty {
            let section = Object(adopting: g_menu_new()!)
            for item in items { g_menu_append(section.opaque, item.title, item.action) }
            g_menu_append_section(menu.opaque, nil, section.typed())
        }
        return menu
    }
}
