import CGtk

/// A widget of any kind.
open class Widget: Object {
    /// The widget, for calls into C.
    public var pointer: UnsafeMutablePointer<GtkWidget> { typed() }

    /// Takes over a fresh widget.
    public convenience init(_ fresh: UnsafeMutablePointer<GtkWidget>) {
        self.init(taking: UnsafeMutableRawPointer(fresh))
    }

    /// Refers to a fresh window, which belongs to GTK until it is destroyed.
    public convenience init(window: UnsafeMutablePointer<GtkWidget>) {
        self.init(sharing: UnsafeMutableRawPointer(window))
    }

    /// Whether it can be seen, if its parents can.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// Whether it can be used.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Adds a widget at the end of this one, which must be a box.
    public func append(_ child: Widget) { gtk_box_append(typed(), child.pointer) }

    /// A flat button with an icon, for an action; `name` is told by its tooltip, and to screen readers.
    public static func button(icon: String, name: String, action: String) -> Widget {
        let button = Widget(gtk_button_new_from_icon_name(icon)!)
        button.name(name)
        button.addClass("flat")
        gtk_actionable_set_action_name(button.opaque, action)
        return button
    }

    /// Gives it a class of the style sheet.
    public func addClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }

    /// What a screen reader calls it, where it shows no words, and what appears when the pointer rests on it.
    public func name(_ words: String) {
        peekaboard_accessible_label(raw, words)
        gtk_widget_set_tooltip_text(pointer, words)
    }

    /// Takes the keyboard's focus from what is within it and is about to go, which GTK would hold on to for too long; whether it
    /// was there.
    public func releaseFocus() -> Bool {
        guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root),
            gtk_widget_is_ancestor(focus, pointer) != 0
        else { return false }
        gtk_root_set_focus(root, nil)
        return true
    }

    /// Gives it the keyboard's focus.
    public func grabFocus() { gtk_widget_grab_focus(pointer) }
}
