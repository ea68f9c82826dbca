import CGtk

/// A GtkWidget.
open class Widget: Object {
    /// The pointer to the widget.
    public var pointer: UnsafeMutablePointer<GtkWidget> { typed() }

    /// Takes ownership of a new widget.
    public convenience init(_ fresh: UnsafeMutablePointer<GtkWidget>) {
        self.init(adopting: UnsafeMutableRawPointer(fresh))
    }

    /// Adds a reference to a new window, which GTK owns until it is destroyed.
    public convenience init(window: UnsafeMutablePointer<GtkWidget>) {
        self.init(sharing: UnsafeMutableRawPointer(window))
    }

    /// Whether the widget is visible, provided that its parents are.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// Whether the widget is sensitive.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Appends a child to a box.
    public func append(_ child: Widget) { gtk_box_append(typed(), child.pointer) }

    /// Creates a flat icon button for an action. `name` is its accessible name and tooltip.
    public static func button(icon: String, name: String, action: String) -> Widget {
        let button = Widget(gtk_button_new_from_icon_name(icon)!)
        button.setAccessibleName(name)
        button.addClass("flat")
        gtk_actionable_set_action_name(button.opaque, action)
        return button
    }

    /// Adds a CSS class.
    public func addClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }

    /// Sets the accessible name and the tooltip.
    public func setAccessibleName(_ name: String) {
        peekaboard_accessible_label(raw, name)
        gtk_widget_set_tooltip_text(pointer, name)
    }

    /// Removes the keyboard focus from a descendant that is about to be removed, because GTK would keep a reference to
    /// it for too long. Returns whether a descendant had the focus.
    public func releaseFocus() -> Bool {
        guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root),
            gtk_widget_is_ancestor(focus, pointer) != 0
        else { return false }
        gtk_root_set_focus(root, nil)
        return true
    }

    /// Grabs the keyboard focus.
    public func grabFocus() { gtk_widget_grab_focus(pointer) }
}
