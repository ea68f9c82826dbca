// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// An AdwViewStack: pages with a title and an icon, one of which is visible.
package final class ViewStack: Widget {
    /// Creates a stack without pages.
    package convenience init() { self.init(adw_view_stack_new()!) }

    /// The name of the visible page; `nil` if there is none.
    package var visiblePage: String? {
        get { adw_view_stack_get_visible_child_name(opaque).map { String(cString: $0) } }
        set { adw_view_stack_set_visible_child_name(opaque, newValue) }
    }

    package func add(_ page: Widget, name: String, title: String, icon: String) {
        adw_view_stack_add_titled_with_icon(opaque, page.pointer, name, title, icon)
    }
}
