// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// An AdwPreferencesGroup: a titled group of rows or other widgets.
package final class PreferencesGroup: Widget {
    /// Creates a group.
    package convenience init(title: String = "", description: String? = nil, of members: [Widget] = []) {
        self.init(adw_preferences_group_new()!)
        adw_preferences_group_set_title(group, title)
        setDescription(description)
        members.forEach(add)
    }

    private var group: UnsafeMutablePointer<AdwPreferencesGroup> { typed() }

    /// Sets the text below the title.
    package func setDescription(_ text: String?) { adw_preferences_group_set_description(group, text) }

    /// Sets the widget beside the title.
    package func setHeaderSuffix(_ widget: Widget) { adw_preferences_group_set_header_suffix(group, widget.pointer) }

    /// Adds a row or another widget.
    package func add(_ member: Widget) { adw_preferences_group_add(group, member.pointer) }
}
