// SPDX-License-Identifier: GPL-3.0-or-later
// The flow holds references to its box and buttons, which their parent owns.

import CGtk

/// Cards that can be chosen, in as many columns as there is space for. The flow is one stop of the Tab key; arrow keys
/// move between its cards.
package final class CardFlow {
    package struct FlowCard {
        let title: String
        let text: String
        let picture: String?
        let chosen: @MainActor () -> Void

        /// Creates a card with the path of an optional picture. `chosen` is called when the user chooses the card.
        package init(title: String, text: String, picture: String?, chosen: @escaping @MainActor () -> Void) {
            (self.title, self.text, self.picture, self.chosen) = (title, text, picture, chosen)
        }
    }

    /// The smallest width of a card, and the height of its picture, in points.
    private static let minWidth = 136
    private static let pictureHeight = 124

    private let flow: FlowBox
    private let keys: ArrowKeys

    /// Creates a flow without cards from a GtkFlowBox. `name` is its accessible name.
    package init(in flow: Widget, name: String) {
        self.flow = FlowBox(sharing: flow.raw)
        flow.setAccessibleLabel(name)
        keys = ArrowKeys(in: flow)
    }

    /// Replaces the cards.
    package func display(_ cards: [FlowCard]) {
        _ = flow.releaseFocus()
        flow.removeChildren()
        keys.buttons = cards.map { card in
            let button = Self.button(of: card)
            // Choosing a card may remove it.
            button.on("clicked") { [weak self] in
                whenIdle(for: self) { _ in card.chosen() }
            }
            gtk_widget_set_focusable(flow.append(button).pointer, 0)
            return button
        }
        keys.current = 0
    }

    /// Moves the focus to the current card.
    package func grabFocus() { if !keys.buttons.isEmpty { keys.focus(keys.current) } }

    private static func button(of card: FlowCard) -> Button {
        let column = Box(.vertical)
        if let path = card.picture {
            let picture = Widget(gtk_picture_new_for_filename(path)!)
            gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_COVER)
            // An overlay has the size of its child, so the size of the picture has no effect on the number of columns.
            let space = Box(.vertical)
            space.requestSize(height: pictureHeight)
            let overlay = Widget(gtk_overlay_new()!)
            gtk_overlay_set_child(overlay.opaque, space.pointer)
            gtk_overlay_add_overlay(overlay.opaque, picture.pointer)
            column.append(overlay)
        }
        let texts = Box(.vertical, spacing: 3)
        texts.addClass("card-text")
        texts.valign = .start
        for (text, style) in [(card.title, "heading"), (card.text, "caption")] {
            let label = Widget.paragraph(text)
            label.wrap(PANGO_WRAP_WORD_CHAR)
            // The natural width must not be that of the whole text in one line.
            label.setMaxWidth(characters: 20)
            label.addClass(style)
            texts.append(label)
        }
        column.append(texts)
        let button = Button(child: column)
        button.requestSize(width: minWidth)
        gtk_widget_set_overflow(button.pointer, GTK_OVERFLOW_HIDDEN)
        for style in ["card", "activatable", "picture-card"] { button.addClass(style) }
        button.setAccessibleLabel(card.title)
        peekaboard_accessible_description(button.raw, card.text)
        return button
    }
}
