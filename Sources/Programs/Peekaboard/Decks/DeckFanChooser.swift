// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import GtkKit
import PeekaboardModel
import Scene

/// Decks as fans of their first cards: those without files and, after them, decks in folders as they are read.
final class DeckFanChooser {
    var widget: Widget { chooser.widget }
    /// The fans, by the names of their decks.
    let chooser: PictureChooser

    private let pictureCache: PictureCache
    private var unread: ArraySlice<ListedDeck> = []

    /// Creates a shelf of the decks without files.
    init(pictureCache: PictureCache) {
        self.pictureCache = pictureCache
        chooser = PictureChooser(side: 70, columns: 4, pictureCache: pictureCache)
        chooser.widget.setAccessibleLabel(translated("Decks"))
        for deck in Deck.shipped { add(deck, title: MemoryText.title(of: deck)) }
    }

    /// Reads decks in folders, and adds them in this order. Those that cannot be read are left out.
    func add(_ decks: [ListedDeck]) {
        unread = decks[...]
        addNext()
    }

    private func addNext() {
        guard let next = unread.popFirst() else { return }
        DeckFolderReader.read(uri: next.uri, pictures: \.fanPictures) { [weak self] result in
            guard let self else { return }
            if case .success(let contents) = result {
                pictureCache.add(contents.pictures)
                add(contents.deck, title: next.title)
            }
            addNext()
        }
    }

    private func add(_ deck: Deck, title: String) {
        chooser.add(.init(id: deck.id, title: title, picture: NodeTree(of: deck.fan)))
    }
}
