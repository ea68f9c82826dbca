import CGtk

/// A GtkWidget.
open class Widget: Object {
    /// The pointer to the widget.
    package var pointer: UnsafeMutablePointer<GtkWidget> { typed() }

    /// Takes ownership of a new widget.
    package convenience init(_ fresh: UnsafeMutablePointer<GtkWidget>) {
        self.init(adopting: UnsafeMutableRawPointer(fresh))
    }

    /// Adds a reference to a new window, which GTK owns until it is destroyed.
    package convenience init(window: UnsafeMutablePointer<GtkWidget>) {
        self.init(sharing: UnsafeMutableRawPointer(window))
    }

    /// Whether the widget is visible, provided that its parents are.
    package var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// Whether the widget is sensitive.
    package var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Appends a child to a box.
    package func append(_ child: Widget) { gtk_box_append(typed(), child.pointer) }

    /// Removes all children from a box.
    package func removeChildren() {
        while let child = gtk_widget_get_first_child(pointer) { gtk_box_remove(typed(), child) }
    }

    /// Creates a button whose label is one line, which is shortened where there is no space.
    package static func button(_ title: String, ellipsizedAt place: PangoEllipsizeMode) -> Widget {
        let button = Widget(gtk_button_new_with_label(title)!)
        if let label = gtk_button_get_child(button.typed()) {
            gtk_label_set_ellipsize(OpaquePointer(label), place)
            gtk_label_set_single_line_mode(OpaquePointer(label), 1)
        }
        return button
    }

    /// Creates a flat icon button for an action. `name` is its accessible name and tooltip.
    package static func button(icon: String, name: String, action: String) -> Widget {
        let button = Widget(gtk_button_new_from_icon_name(icon)!)
        button.setAccessibleName(name)
        button.addClass("flat")
        gtk_actionable_set_action_name(button.opaque, action)
        return button
    }

    /// Adds a CSS class.
    package func addClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }

    /// Sets the accessible name and the tooltip.
    package func setAccessibleName(_ name: String) {
        setAccessibleLabel(name)
        gtk_widget_set_tooltip_text(pointer, name)
    }

    /// Sets the accessible name.
    package func setAccessibleLabel(_ label: String) { peekaboard_accessible_label(raw, label) }

    /// Adds or removes a CSS class.
    package func setClass(_ name: String, _ isOn: Bool) {
        if isOn { addClass(name) } else { gtk_widget_remove_css_class(pointer, name) }
    }

    /// Whether a descendant has the keyboard focus.
    package var hasFocusWithin: Bool {
        guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else { return false }
        return gtk_widget_is_ancestor(focus, pointer) != 0
    }

    /// Removes the keyboard focus from a descendant that is about to be removed, because GTK would keep a reference to
    /// it for too long. Returns whether a descendant had the focus.
    package func releaseFocus() -> Bool {
        guard hasFocusWithin, let root = gtk_widget_get_root(pointer) else { return false }
        gtk_root_set_focus(root, nil)
        return true
    }

    /// Grabs the keyboard focus.
    package func grabFocus() { gtk_widget_grab_focus(pointer) }
}
