import CGtk

extension Widget {
    /// Creates a label with wrapped text, aligned to the start.
    package static func paragraph(_ text: String) -> Widget {
        let label = Widget(gtk_label_new(text)!)
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_xalign(label.opaque, 0)
        return label
    }

    /// Creates a vertically scrolled container.
    package static func scroller(of content: Widget) -> Widget {
        let scroller = Widget(gtk_scrolled_window_new()!)
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scroller.opaque, content.pointer)
        return scroller
    }

    /// Creates a titled group of rows or other widgets.
    package static func group(title: String = "", description: String? = nil, of members: [Widget] = []) -> Widget {
        let group = Widget(adw_preferences_group_new()!)
        adw_preferences_group_set_title(group.typed(), title)
        adw_preferences_group_set_description(group.typed(), description)
        members.forEach { adw_preferences_group_add(group.typed(), $0.pointer) }
        return group
    }

    /// Creates a row with a switch for an action that has a state.
    package static func switchRow(title: String, action: String) -> Widget {
        let (row, control) = (Widget(adw_action_row_new()!), Widget(gtk_switch_new()!))
        adw_preferences_row_set_title(row.typed(), title)
        control.setAccessibleLabel(title)
        gtk_widget_set_valign(control.pointer, GTK_ALIGN_CENTER)
        gtk_actionable_set_action_name(control.opaque, action)
        adw_action_row_add_suffix(row.typed(), control.pointer)
        adw_action_row_set_activatable_widget(row.typed(), control.pointer)
        return row
    }

    /// Creates a row that opens to show other rows, and is closed at first.
    package static func expander(title: String, of rows: [Widget]) -> Widget {
        let expander = Widget(adw_expander_row_new()!)
        adw_preferences_row_set_title(expander.typed(), title)
        rows.forEach { adw_expander_row_add_row(expander.typed(), $0.pointer) }
        return expander
    }
}
