// The buttons are children of the area's widget, which owns them. `removeAll` must be called before the widget is
// finalized.

import CGtk
import Scene

/// Invisible buttons, one for each element. They provide accessibility (role, name, bounds, action) and keyboard focus.
/// They do not receive pointer events, which the area handles.
final class ElementButtons {
    /// Called when a screen reader activates the button of an element.
    var activated: (ElementID) -> Void = { _ in }

    private struct Child {
        let button: UnsafeMutablePointer<GtkWidget>
        var name: String
    }

    private let parent: UnsafeMutablePointer<GtkWidget>
    private var children: [ElementID: Child] = [:]
    private let ownName = Timeout()
    /// The time for which an announcement replaces the name of an element, in seconds.
    private static let spokenTime = 1.0

    init(parent: UnsafeMutablePointer<GtkWidget>) { self.parent = parent }

    /// The element whose button has the keyboard focus.
    var focused: ElementID? {
        children.first { gtk_widget_has_focus($0.value.button) != 0 }?.key
    }

    /// Moves the keyboard focus to an element. Returns false if it has no button.
    @discardableResult
    func focus(_ element: ElementID) -> Bool {
        children[element].map { gtk_widget_grab_focus($0.button) != 0 } ?? false
    }

    /// Adds, removes, and renames buttons to match the elements of a stage.
    func sync(with stage: any Stage) {
        let named = stage.tabOrder.compactMap { element in stage.name(of: element).map { (element, $0) } }
        let focus = focused
        if named.contains(where: { children[$0.0] == nil }) { makeMissing(named) }
        if let focus, stage.name(of: focus) == nil {
            let next = stage.element(nearestTo: focus) ?? stage.element(from: nil, toward: .first)
            if let next { self.focus(next) }
        }
        for (element, child) in children {
            if let name = stage.name(of: element) { rename(element, to: name) } else { remove(element, child) }
        }
    }

    /// Sends an announcement to the screen reader. GTK before 4.14 cannot announce text, but screen readers speak a
    /// changed name of the focused widget. So a vital announcement becomes the name of the focused element for a moment.
    func announce(_ said: Announcement) {
        let text = said.text
        if peekaboard_announce(parent, text) == 0, said.isVital, let element = focused,
            let name = children[element]?.name
        {
            rename(element, to: text)
            ownName.start(after: Self.spokenTime) { [weak self] in
                if let self, children[element]?.name == text { rename(element, to: name) }
            }
        }
    }

    /// Moves each button to its element.
    func allocate(_ rect: (ElementID) -> Rect?) {
        for (element, child) in children {
            guard let rect = rect(element) else { continue }
            gtk_widget_measure(child.button, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
            var allocation = GtkAllocation(
                x: wholePoints(rect.origin.x), y: wholePoints(rect.origin.y),
                width: max(1, wholePoints(rect.size.width)), height: max(1, wholePoints(rect.size.height)))
            gtk_widget_size_allocate(child.button, &allocation, -1)
        }
    }

    /// Removes all buttons.
    func removeAll() {
        ownName.cancel()
        for (element, child) in children { remove(element, child) }
    }

    /// Creates missing buttons, and sorts the buttons in Tab order.
    private func makeMissing(_ named: [(element: ElementID, name: String)]) {
        var last: UnsafeMutablePointer<GtkWidget>?
        for (element, name) in named {
            if children[element] == nil { make(element, name) }
            guard let child = children[element] else { continue }
            gtk_widget_insert_after(child.button, parent, last)
            last = child.button
        }
    }

    private func make(_ element: ElementID, _ name: String) {
        let button = Object(adopting: gtk_button_new()!)
        gtk_widget_add_css_class(button.typed(), "piece")
        gtk_widget_set_can_target(button.typed(), 0)
        button.on("clicked") { [weak self] in self?.activated(element) }
        button.onNotify("has-focus") { [weak self] in if let self { gtk_widget_queue_draw(parent) } }
        gtk_widget_set_parent(button.typed(), parent)
        children[element] = Child(button: button.typed(), name: "")
        rename(element, to: name)
    }

    private func rename(_ element: ElementID, to name: String) {
        guard let child = children[element], child.name != name else { return }
        children[element]?.name = name
        peekaboard_accessible_label(child.button, name)
    }

    private func remove(_ element: ElementID, _ child: Child) {
        children[element] = nil
        gtk_widget_unparent(child.button)
    }
}

/// Returns a length rounded to whole points, limited to a range that is larger than any screen.
func wholePoints(_ length: Double) -> Int32 { Int32(min(max(length, -1e6), 1e6).rounded()) }
