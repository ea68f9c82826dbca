// SPDX-License-Identifier: GPL-3.0-or-later
// The widgets are children of the area's widget, which owns them. `removeAll` must be called before that is finalized.

import CGtk
import Scene

/// Widgets, one for each element. They provide accessibility (role, name, bounds, action) and keyboard focus. All but
/// text fields are invisible and do not receive pointer events, which the area handles.
final class ElementButtons {
    /// Called when a screen reader activates an element.
    var activated: (ElementID) -> Void = { _ in }
    /// Called for each action of the user in a text field.
    var performed: (ElementAction, ElementID) -> Void = { _, _ in }

    /// Called when another element has got the keyboard focus.
    var focusMoved: (ElementID) -> Void = { _ in }
    private var latestFocus: ElementID?

    private let parent: UnsafeMutablePointer<GtkWidget>
    private var children: [ElementID: ElementWidget] = [:]
    private let ownName = Timeout()
    /// The time for which an announcement replaces the name of an element, in seconds.
    private static let spokenTime = 1.0

    init(parent: UnsafeMutablePointer<GtkWidget>) { self.parent = parent }

    /// Whether a text field has the keyboard focus.
    var isEditing: Bool { children.values.contains { $0 is EditableWidget && $0.hasFocus } }

    /// The element that has the keyboard focus.
    var focused: ElementID? { children.first { $0.value.hasFocus }?.key }

    /// Moves the keyboard focus to an element. Returns false if it has no widget.
    @discardableResult
    func focus(_ element: ElementID) -> Bool {
        children[element].map { gtk_widget_grab_focus($0.widget) != 0 } ?? false
    }

    /// Adds, removes, and renames widgets to match the elements of a stage.
    func sync(with stage: any Stage) {
        let described = stage.tabOrder.compactMap { element in
            stage.accessibility(of: element).map { (element, $0) }
        }
        let focus = focused
        if described.contains(where: { children[$0.0]?.role != $0.1.role }) { makeMissing(described) }
        if let focus, stage.accessibility(of: focus) == nil {
            let next = stage.element(nearestTo: focus) ?? stage.element(from: nil, toward: .first)
            if let next { self.focus(next) }
        } else if let focus, focused != focus {
            self.focus(focus)
        }
        for (element, child) in children {
            if let description = stage.accessibility(of: element) {
                child.update(description)
                if let child = child as? EditableWidget { (stage.textField(of: element)?.field).map(child.display) }
            } else {
                children[element] = nil
                child.remove()
            }
        }
    }

    /// Sends an announcement to the screen reader. GTK before 4.14 cannot announce text, but screen readers speak a
    /// changed name of the focused widget. So a vital announcement becomes the name of the focused element for a moment.
    func announce(_ said: Announcement) {
        let text = said.text
        if peekaboard_announce(parent, text) == 0, said.isVital, let element = focused {
            children[element]?.rename(text)
            ownName.start(after: Self.spokenTime) { [weak self] in self?.children[element]?.endName(text) }
        }
    }

    /// Moves each widget to its element.
    func allocate(on stage: any Stage) {
        for (element, child) in children {
            if let child = child as? EditableWidget {
                stage.textField(of: element).map(child.allocate)
            } else {
                (stage.outline(of: element)?.rect).map(child.allocate)
            }
        }
    }

    /// Draws the text fields, the only visible widgets.
    func snapshot(_ snapshot: OpaquePointer) {
        for child in children.values {
            guard let field = child as? EditableWidget else { continue }
            if let clip = field.clip {
                var bounds = graphene_rect_t()
                graphene_rect_init(
                    &bounds, Float(clip.origin.x), Float(clip.origin.y), Float(clip.size.width),
                    Float(clip.size.height))
                gtk_snapshot_push_clip(snapshot, &bounds)
            }
            gtk_widget_snapshot_child(parent, field.widget, snapshot)
            if field.clip != nil { gtk_snapshot_pop(snapshot) }
        }
    }

    /// Returns whether a text field covers a point of the area. It handles the touches there.
    func hasTextField(at point: Point) -> Bool {
        guard let picked = gtk_widget_pick(parent, point.x, point.y, GTK_PICK_DEFAULT) else { return false }
        return picked != parent
    }

    /// Prepares for another stage.
    func reset() { for case let child as EditableWidget in children.values { child.reset() } }

    /// Removes all widgets.
    func removeAll() {
        ownName.cancel()
        for child in children.values { child.remove() }
        children = [:]
    }

    /// Creates missing widgets, and sorts the widgets in Tab order.
    private func makeMissing(_ described: [(element: ElementID, description: NodeAccessibility)]) {
        var last: UnsafeMutablePointer<GtkWidget>?
        for (element, description) in described {
            if children[element]?.role != description.role {
                children[element]?.remove()
                children[element] = make(element, description)
            }
            guard let child = children[element] else { continue }
            gtk_widget_insert_after(child.widget, parent, last)
            last = child.widget
        }
    }

    private func make(_ element: ElementID, _ description: NodeAccessibility) -> ElementWidget {
        let child = makeWidget(element, description)
        child.gotFocus = { [weak self] in self?.gotFocus(element) }
        return child
    }

    /// A window that gets the focus back gives it to the element that had it.
    private func gotFocus(_ element: ElementID) {
        guard element != latestFocus else { return }
        latestFocus = element
        focusMoved(element)
    }

    private func makeWidget(_ element: ElementID, _ description: NodeAccessibility) -> ElementWidget {
        switch description.role {
        case .textField: TextFieldWidget(description, in: parent) { [weak self] in self?.performed($0, element) }
        case .textArea: TextAreaWidget(description, in: parent) { [weak self] in self?.performed($0, element) }
        default: ElementWidget(description, in: parent) { [weak self] in self?.activated(element) }
        }
    }
}
