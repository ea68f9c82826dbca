// SPDX-License-Identifier: GPL-3.0-or-later
// The widget is a child of the area's widget, which owns it until `remove` is called.

import CGtk
import Scene

/// The widget of one element. It is an invisible button, or a plain widget if there is nothing to activate. Only that of
/// a text that can be edited is visible.
class ElementWidget {
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The kind of the element, which its widget keeps.
    let role: NodeAccessibility.Role
    /// Called when the element has got the keyboard focus.
    var gotFocus: () -> Void = {}
    private(set) var description: NodeAccessibility?
    private var name = ""

    /// Creates the invisible widget of an element in an area. `activated` is called when a screen reader activates it.
    convenience init(
        _ description: NodeAccessibility, in parent: UnsafeMutablePointer<GtkWidget>,
        activated: @escaping @MainActor () -> Void
    ) {
        let role = description.role
        let isButton = role == .button || role == .toggle || role == .tab
        let type = isButton ? gtk_button_get_type() : gtk_drawing_area_get_type()
        let fresh = Object(adopting: peekaboard_new_element(type, role.gtk)!)
        gtk_widget_add_css_class(fresh.typed(), "piece")
        if isButton { fresh.on("clicked", activated) }
        self.init(fresh, role, in: parent)
        update(description)
    }

    init(_ fresh: Object, _ role: NodeAccessibility.Role, in parent: UnsafeMutablePointer<GtkWidget>) {
        self.role = role
        widget = fresh.typed()
        fresh.onNotify("has-focus") { [weak self] in
            gtk_widget_queue_draw(parent)
            if let self, hasFocus { gotFocus() }
        }
        gtk_widget_set_parent(widget, parent)
    }

    /// The widget that screen readers present.
    var named: UnsafeMutablePointer<GtkWidget> { widget }

    /// Whether the widget has the keyboard focus.
    var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }

    /// Presents another state of the element.
    func update(_ description: NodeAccessibility) {
        // An announcement may have replaced the name.
        rename(description.name)
        let old = self.description
        guard description != old else { return }
        self.description = description
        if description.hint != old?.hint ?? "" { peekaboard_accessible_description(named, description.hint) }
        if !description.isPlain || !(old?.isPlain ?? true) {
            peekaboard_accessible_states(
                named, description.isEnabled ? 0 : 1, description.actions.isEmpty ? 0 : 1)
        }
        if role == .toggle {
            peekaboard_accessible_checked(widget, description.isSelected ? 1 : 0)
        } else if description.isSelected != old?.isSelected ?? false {
            peekaboard_accessible_selected(widget, description.isSelected ? 1 : 0)
        }
    }

    /// Gives the element another name, without changing its description.
    func rename(_ name: String) {
        guard name != self.name else { return }
        self.name = name
        peekaboard_accessible_label(named, name)
    }

    /// Ends the announcement of a text as the name of the element.
    func endName(_ text: String) { if name == text { rename(description?.name ?? "") } }

    /// Moves the widget to its element.
    func allocate(_ rect: Rect) {
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        var allocation = GtkAllocation(
            x: wholePoints(rect.origin.x), y: wholePoints(rect.origin.y),
            width: max(1, wholePoints(rect.size.width)), height: max(1, wholePoints(rect.size.height)))
        gtk_widget_size_allocate(widget, &allocation, -1)
    }

    /// Removes the widget from its parent.
    func remove() { gtk_widget_unparent(widget) }
}

extension NodeAccessibility {
    /// Whether the element has the states of any new widget.
    fileprivate var isPlain: Bool { isEnabled && actions.isEmpty }
}

extension NodeAccessibility.Role {
    fileprivate var gtk: GtkAccessibleRole {
        switch self {
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        case .adjustable: GTK_ACCESSIBLE_ROLE_SLIDER
        case .text: GTK_ACCESSIBLE_ROLE_LABEL
        case .header: GTK_ACCESSIBLE_ROLE_HEADING
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .textField, .textArea: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        }
    }
}

/// Returns a length rounded to whole points, limited to a range that is larger than any screen.
func wholePoints(_ length: Double) -> Int32 { Int32(min(max(length, -1e6), 1e6).rounded()) }
