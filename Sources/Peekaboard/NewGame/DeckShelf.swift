// The shelf holds references to its buttons, which their parent owns. Closures that the store keeps refer to the shelf
// weakly.

import BoardKinds
import Boards
import CGtk
import GtkKit
import PeekaboardModel
import Scene

/// Decks as fans of their first cards. The one that is played is pressed.
final class DeckShelf {
    /// The name of the property that the shelf sets.
    static let property = "deck"

    /// The widget.
    let widget: Widget

    /// The longer side of a picture, in points.
    private static let side = 92.0
    private let property: LiveProperty?
    private let store: PropertyStore
    private var buttons: [(deck: Deck, button: Widget)] = []

    /// Creates the shelf of the decks of a board that are part of the program, and the user's deck in use.
    init(of board: MemoryBoard, in store: PropertyStore, pictureCache: PictureCache) {
        self.store = store
        property = store.properties.first { $0.name == Self.property }
        let flow = Widget(gtk_flow_box_new()!)
        gtk_flow_box_set_selection_mode(flow.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_max_children_per_line(flow.opaque, 4)
        widget = .group(of: [flow])
        let decks = Deck.shipped + (board.faces.isShipped ? [] : [board.faces])
        for deck in decks {
            let button = Widget.pictureButton(
                of: NodeTree(of: deck.fan), side: Self.side, title: MemoryText.title(of: deck),
                pictureCache: pictureCache)
            button.on("clicked") { [weak self] in self?.choose(deck) }
            buttons.append((deck, button))
            gtk_flow_box_insert(flow.opaque, button.pointer, -1)
            if let parent = gtk_widget_get_parent(button.pointer) { gtk_widget_set_focusable(parent, 0) }
        }
        if let property { store.onChange(of: property) { [weak self] in self?.showCurrent() } }
        showCurrent()
    }

    private func choose(_ deck: Deck) {
        if let property { store.set(property, to: .choice(deck.id)) }
        showCurrent()  // GTK has released the button of the current deck.
    }

    private func showCurrent() {
        for (deck, button) in buttons {
            let isCurrent = property?.read() == .choice(deck.id)
            gtk_toggle_button_set_active(button.typed(), isCurrent ? 1 : 0)
        }
    }
}
