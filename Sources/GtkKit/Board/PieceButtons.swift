// The buttons are children of the area's widget, which owns them. `removeAll` must be called before the widget is
// finalized.

import CGtk
import Scene

/// Invisible buttons, one for each piece. They provide accessibility (role, name, bounds, action) and keyboard focus.
/// They do not receive pointer events, which the area handles.
final class PieceButtons {
    /// Called when a screen reader activates the button of a piece.
    var activated: (Int) -> Void = { _ in }

    private struct Child {
        let button: UnsafeMutablePointer<GtkWidget>
        var name: String
    }

    private let parent: UnsafeMutablePointer<GtkWidget>
    private var children: [Int: Child] = [:]
    private let ownName = Timeout()
    /// The time for which an announcement replaces the name of a piece, in seconds.
    private static let spokenTime = 1.0

    init(parent: UnsafeMutablePointer<GtkWidget>) { self.parent = parent }

    /// The piece whose button has the keyboard focus.
    var focused: Int? {
        children.first { gtk_widget_has_focus($0.value.button) != 0 }?.key
    }

    /// Moves the keyboard focus to a piece. Returns false if it has no button.
    @discardableResult
    func focus(_ piece: Int) -> Bool { children[piece].map { gtk_widget_grab_focus($0.button) != 0 } ?? false }

    /// Adds, removes, and renames buttons to match the pieces.
    func sync(with board: any Board, names: (Int) -> String?) {
        let names = board.scene.pieces.indices.map(names)
        let focus = focused
        if names.indices.contains(where: { names[$0] != nil && children[$0] == nil }) {
            makeMissing(in: board.tabOrder, names)
        }
        if let focus, !names.indices.contains(focus) || names[focus] == nil {
            let next = focus < names.count ? board.piece(nearestTo: focus) : board.piece(from: 0, toward: .first)
            if let next { self.focus(next) }
        }
        for (piece, child) in children {
            let name = piece < names.count ? names[piece] : nil
            if let name { rename(piece, to: name) } else { remove(piece, child) }
        }
    }

    /// Sends an announcement to the screen reader. GTK before 4.14 cannot announce text, but screen readers speak a
    /// changed name of the focused widget. So a vital announcement becomes the name of the focused piece for a moment.
    func announce(_ said: Announcement) {
        let text = said.text
        if peekaboard_announce(parent, text) == 0, said.isVital, let piece = focused, let name = children[piece]?.name {
            rename(piece, to: text)
            ownName.start(after: Self.spokenTime) { [weak self] in
                if let self, children[piece]?.name == text { rename(piece, to: name) }
            }
        }
    }

    /// Moves each button to its piece.
    func allocate(_ rect: (Int) -> Rect) {
        for (piece, child) in children {
            let rect = rect(piece)
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
        for (piece, child) in children { remove(piece, child) }
    }

    /// Creates missing buttons, and sorts the buttons in Tab order.
    private func makeMissing(in order: [Int], _ names: [String?]) {
        var last: UnsafeMutablePointer<GtkWidget>?
        for piece in order {
            guard let name = names[piece] else { continue }
            if children[piece] == nil { make(piece, name) }
            guard let child = children[piece] else { continue }
            gtk_widget_insert_after(child.button, parent, last)
            last = child.button
        }
    }

    private func make(_ piece: Int, _ name: String) {
        let button = Object(adopting: gtk_button_new()!)
        gtk_widget_add_css_class(button.typed(), "piece")
        gtk_widget_set_can_target(button.typed(), 0)
        button.on("clicked") { [weak self] in self?.activated(piece) }
        button.onNotify("has-focus") { [weak self] in if let self { gtk_widget_queue_draw(parent) } }
        gtk_widget_set_parent(button.typed(), parent)
        children[piece] = Child(button: button.typed(), name: "")
        rename(piece, to: name)
    }

    private func rename(_ piece: Int, to name: String) {
        guard let child = children[piece], child.name != name else { return }
        children[piece]?.name = name
        peekaboard_accessible_label(child.button, name)
    }

    private func remove(_ piece: Int, _ child: Child) {
        children[piece] = nil
        gtk_widget_unparent(child.button)
    }
}

/// Returns a length rounded to whole points, limited to a range that is larger than any screen.
func wholePoints(_ length: Double) -> Int32 { Int32(min(max(length, -1e6), 1e6).rounded()) }
