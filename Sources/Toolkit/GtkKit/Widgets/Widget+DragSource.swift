// SPDX-License-Identifier: GPL-3.0-or-later
// The widget owns its drag source, which owns what is dragged.

import CGtk

extension Widget {
    /// Lets the user drag a text from the widget.
    package func offerText(_ text: String) {
        var value = GValue()
        g_value_init(&value, peekaboard_type_string)
        defer { g_value_unset(&value) }
        g_value_set_string(&value, text)
        let source = Object(sharing: gtk_drag_source_new()!)
        let content = Object(adopting: UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value)!))
        gtk_drag_source_set_content(source.opaque, content.typed())
        gtk_widget_add_controller(pointer, source.opaque)
    }
}
