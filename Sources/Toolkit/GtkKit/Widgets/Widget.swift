// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkWidget. Its subclasses are the kinds of widgets of which more than the members of this class are needed.
package class Widget: Object {
    package var pointer: UnsafeMutablePointer<GtkWidget> { typed() }

    package required override init(sharing pointer: UnsafeMutableRawPointer) { super.init(sharing: pointer) }

    override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

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

    /// Whether the widget only takes up room: nobody sees it, uses it, or hears of it.
    package var isConcealed: Bool {
        get { gtk_widget_get_opacity(pointer) == 0 }
        set {
            guard newValue != isConcealed else { return }
            gtk_widget_set_opacity(pointer, newValue ? 0 : 1)
            isSensitive = !newValue
            peekaboard_accessible_hidden(raw, newValue ? 1 : 0)
        }
    }

    /// Whether the widget is sensitive.
    package var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// How the widget is placed horizontally in the space that it gets.
    package var halign: GtkAlign {
        get { gtk_widget_get_halign(pointer) }
        set { gtk_widget_set_halign(pointer, newValue) }
    }

    /// How the widget is placed vertically in the space that it gets.
    package var valign: GtkAlign {
        get { gtk_widget_get_valign(pointer) }
        set { gtk_widget_set_valign(pointer, newValue) }
    }

    /// Whether the widget gets horizontal space that is left over.
    package var hexpand: Bool {
        get { gtk_widget_get_hexpand(pointer) != 0 }
        set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
    }

    /// Whether the widget gets vertical space that is left over.
    package var vexpand: Bool {
        get { gtk_widget_get_vexpand(pointer) != 0 }
        set { gtk_widget_set_vexpand(pointer, newValue ? 1 : 0) }
    }

    /// The opacity, 0...1.
    package var opacity: Double {
        get { gtk_widget_get_opacity(pointer) }
        set { gtk_widget_set_opacity(pointer, newValue) }
    }

    /// The size of the widget, in points.
    package var size: (width: Int, height: Int) {
        (Int(gtk_widget_get_width(pointer)), Int(gtk_widget_get_height(pointer)))
    }

    /// Requests a minimum size, in points; -1 for that of the contents.
    package func requestSize(width: Int = -1, height: Int = -1) {
        gtk_widget_set_size_request(pointer, Int32(width), Int32(height))
    }

    /// The natural width, in points.
    package var naturalWidth: Int {
        var natural = Int32(0)
        gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
        return Int(natural)
    }

    /// The natural height at a width, in points.
    package func naturalHeight(forWidth width: Int) -> Int {
        var natural = Int32(0)
        gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, Int32(width), nil, &natural, nil, nil)
        return Int(natural)
    }

    /// Redraws the widget.
    package func queueDraw() { gtk_widget_queue_draw(pointer) }

    package var firstChild: Widget? { gtk_widget_get_first_child(pointer).map { Widget(sharing: $0) } }

    /// Sets the action that the widget activates, such as `win.new-game`.
    package func setAction(_ name: String) { gtk_actionable_set_action_name(opaque, name) }

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

extension GtkAlign {
    package static var start: GtkAlign { GTK_ALIGN_START }
    package static var center: GtkAlign { GTK_ALIGN_CENTER }
    package static var end: GtkAlign { GTK_ALIGN_END }
    package static var fill: GtkAlign { GTK_ALIGN_FILL }
}
