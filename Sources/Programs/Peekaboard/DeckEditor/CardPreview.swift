// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import CGtk
import GtkKit
import PeekaboardModel
import Scene

/// The cards of a group as they will be on the board.
final class CardPreview {
    /// The size of a card in a narrow window, in points.
    private static let narrowSize = Size(width: 78, height: 92)

    private let box: Box
    private let pictures: DraftPictures
    private var views: [(column: Widget, view: PlateView, label: Label)] = []

    /// Creates a preview in a box.
    init(in box: Box, pictures: DraftPictures) {
        (self.box, self.pictures) = (box, pictures)
        for side in 0..<DeckDraft.maxGroupSize {
            let column = Box(.vertical, spacing: 3)
            let view = PlateView(Self.narrowSize, pictureCache: pictures.cards)
            let label = Label(DeckPartName.card(side))
            label.addClass("caption")
            label.dim()
            column.append(view.widget)
            column.append(label)
            box.append(column)
            views.append((column, view, label))
        }
    }

    /// Shows the cards of a group; those of none if it is `nil`.
    func display(_ draft: DeckDraft, group: Int?) {
        let sides = group.map { Array(draft.sides(of: $0)) } ?? []
        pictures.load(cards: sides, of: draft)
        for (side, view) in views.enumerated() {
            view.column.isVisible = side < draft.deck.groupSize
            view.view.display(side < sides.count ? CardFace.plate(of: sides[side]) : nil)
        }
    }

    /// Places the cards below each other, or side by side if the window is narrow.
    func setNarrow(_ isNarrow: Bool) {
        box.setOrientation(isNarrow ? .horizontal : .vertical)
        box.halign = isNarrow ? .center : .fill
        views.forEach { $0.view.setSize(isNarrow ? Self.narrowSize : MemoryConstants.card) }
    }
}
