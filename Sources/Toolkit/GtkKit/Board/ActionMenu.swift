// SPDX-License-Identifier: GPL-3.0-or-later
// The menu is a child of the area's widget. It is removed when it is closed, and before the area is disposed.

import CGtk
import Console
import Scene

/// The menu with the custom actions of an element.
final class ActionMenu {
    private let parent: UnsafeMutablePointer<GtkWidget>
    private var popover: UnsafeMutablePointer<GtkWidget>?

    init(parent: UnsafeMutablePointer<GtkWidget>) { self.parent = parent }

    /// Opens the menu beside a rectangle. `chosen` is called with the index of the action, and `closed` when the menu
    /// has closed.
    func open(
        _ names: [String], at rect: Rect, chosen: @escaping @MainActor (Int) -> Void,
        closed: @escaping @MainActor () -> Void
    ) {
        remove()
        let menu = Object(adopting: g_menu_new()!)
        for (index, name) in names.enumerated() {
            // An underscore would be a mnemonic.
            let label = name.asMenuLabel.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
            g_menu_append(menu.opaque, label, "element.\(index)")
        }
        let popover = Widget(gtk_popover_menu_new_from_model(menu.typed())!)
        let actions = ActionMap(within: popover, named: "element")
        for index in names.indices { actions.add("\(index)") { chosen(index) } }
        let opened = popover.pointer
        popover.on("closed") { [weak self] in
            closed()
            guard let self else { return }
            // The chosen action is activated after the menu has closed. It may have opened another menu.
            whenIdle(for: self) { if $0.popover == opened { $0.remove() } }
        }
        gtk_widget_set_parent(popover.pointer, parent)
        var place = GdkRectangle(
            x: wholePoints(rect.origin.x), y: wholePoints(rect.origin.y), width: max(1, wholePoints(rect.size.width)),
            height: max(1, wholePoints(rect.size.height)))
        gtk_popover_set_pointing_to(popover.typed(), &place)
        self.popover = popover.pointer
        gtk_popover_popup(popover.typed())
    }

    /// Places the open menu. Called when its parent has a new size.
    func present() {
        guard let popover else { return }
        gtk_popover_present(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    }

    /// Removes the menu.
    func remove() {
        guard let popover else { return }
        self.popover = nil
        gtk_widget_unparent(popover)
    }
}

extension String {
    /// The text on one line that fits on a screen.
    fileprivate var asMenuLabel: String {
        let limit = 80
        let line = String(printable.prefix(limit + 1).map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return line.count > limit ? line.prefix(limit) + "…" : line
    }
}
