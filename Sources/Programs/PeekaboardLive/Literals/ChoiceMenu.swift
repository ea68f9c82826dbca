// SPDX-License-Identifier: GPL-3.0-or-later
// The menu is a child of the box around the text view: a text view cannot be destroyed with a popover in it. Closures
// refer back weakly.

import CGtk
import GtkKit

/// A menu in which the user chooses one of several names.
final class ChoiceMenu {
    /// Called when the menu has closed, after a choice.
    var closed: () -> Void = {}

    private let area: Widget
    private var popover: Widget?
    private static let group = "choice", action = "name"

    /// Creates a menu in the box that a code view fills.
    init(in area: Widget) { self.area = area }

    /// Opens the menu at a place in the text view. The present name is checked. `chosen` is called with another one.
    func popUp(
        _ names: [String], title: String, present: String, at place: GdkRectangle,
        chosen: @escaping @MainActor (String) -> Void
    ) {
        remove()
        let (menu, section) = (Object(adopting: g_menu_new()!), Object(adopting: g_menu_new()!))
        for name in names {
            // An underscore would be a mnemonic.
            let item = Object(adopting: g_menu_item_new(name.printable.replacing("_", with: "__"), nil)!)
            g_menu_item_set_action_and_target_value(
                item.opaque, "\(Self.group).\(Self.action)", g_variant_new_string(name))
            g_menu_append_item(section.opaque, item.opaque)
        }
        g_menu_append_section(menu.opaque, title, section.typed())
        let popover = Widget(gtk_popover_menu_new_from_model(menu.typed())!)
        popover.setAccessibleLabel(title)
        ActionMap(within: popover, named: Self.group).addChoice(Self.action, present, chosen)
        popover.on("closed") { [weak self, pointer = popover.pointer] in
            // The action of the item is activated after the menu has closed.
            whenIdle(for: self) { if $0.popover?.pointer == pointer { $0.remove() } }
        }
        gtk_widget_set_parent(popover.pointer, area.pointer)
        var place = place
        gtk_popover_set_pointing_to(popover.typed(), &place)
        self.popover = popover
        gtk_popover_popup(popover.typed())
    }

    private func remove() {
        guard let popover else { return }
        self.popover = nil
        gtk_widget_unparent(popover.pointer)
        closed()
    }
}
