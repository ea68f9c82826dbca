// SPDX-License-Identifier: GPL-3.0-or-later
// The menu is a child of its parent's widget, and is removed when it has closed.

import CGtk
import Scene

/// A menu that opens at a place in a widget.
package final class ContextMenu {
    /// Called when the menu has closed, after the action of an item.
    package var closed: () -> Void = {}

    private let parent: Widget
    private var popover: Widget?

    /// Creates a menu within a widget that has the actions of its items, and that stays while it is open.
    package init(within parent: Widget) { self.parent = parent }

    /// Opens the menu beside a rectangle of a descendant of the widget, in points.
    package func open(_ sections: [[Widget.MenuItem]], at rect: Rect, of widget: Widget) {
        remove()
        var (start, place) = (graphene_point_t(x: Float(rect.origin.x), y: Float(rect.origin.y)), graphene_point_t())
        guard gtk_widget_compute_point(widget.pointer, parent.pointer, &start, &place) != 0 else { return }
        let menu = Widget.menu(of: sections)
        let popover = Widget(gtk_popover_menu_new_from_model(menu.typed())!)
        popover.on("closed") { [weak self, pointer = popover.pointer] in
            // The chosen action is activated after the menu has closed.
            whenIdle(for: self) { if $0.popover?.pointer == pointer { $0.remove() } }
        }
        gtk_widget_set_parent(popover.pointer, parent.pointer)
        gtk_popover_set_has_arrow(popover.typed(), 0)
        popover.halign = .start
        var target = GdkRectangle(
            x: Int32(place.x), y: Int32(place.y), width: max(1, Int32(rect.size.width)),
            height: max(1, Int32(rect.size.height)))
        gtk_popover_set_pointing_to(popover.typed(), &target)
        self.popover = popover
        gtk_popover_popup(popover.typed())
    }

    /// Removes the menu.
    package func remove() {
        guard let popover else { return }
        self.popover = nil
        gtk_widget_unparent(popover.pointer)
        closed()
    }
}
