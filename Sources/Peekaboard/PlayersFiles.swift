// The watch on the deck's folder refers back weakly.

import Boards
import GtkKit

/// The files of the player's that values of properties refer to: pictures, and folders that are decks. They are read off
/// the main thread; a folder is watched for as long as it is the deck.
final class PlayersFiles {
    /// Called when something is wrong with a folder that is in use, with the reason in words.
    var refused: (String) -> Void = { _ in }

    private let board: MemoryBoard
    private let shelf: PictureShelf
    private var watch: FolderWatch?

    init(board: MemoryBoard, shelf: PictureShelf) {
        self.board = board
        self.shelf = shelf
    }

    /// Has what a value refers to ready, then calls `body` with nil, or with the reason why it cannot be had.
    func read(_ value: PropertyValue, of property: LiveProperty, then body: @escaping (String?) -> Void) {
        switch (value, property.kind) {
        case (.picture(.own(let uri)), _): readPicture(uri, then: body)
        case (.choice(let uri), .choice(_, takesFolder: true)) where uri.contains("://"): readDeck(uri, then: body)
        case (_, .choice(_, takesFolder: true)):
            watch = nil
            body(nil)
        default: body(nil)
        }
    }

    private func readPicture(_ uri: String, then body: @escaping (String?) -> Void) {
        shelf.load(uri: uri) { problem in body(problem?.words(file: displayName(ofURI: uri))) }
    }

    private func readDeck(_ uri: String, then body: @escaping (String?) -> Void) {
        DeckFolder.read(uri: uri) { [weak self] result in
            guard let self else { return }
            switch result {
            case .failure(let problem): body(problem.words(folder: displayName(ofURI: uri)))
            case .success(let contents):
                shelf.keep(contents.pictures)
                board.ownDecks[uri] = contents.deck
                watch = FolderWatch(uri: uri) { [weak self] in self?.readAgain(uri) }
                body(nil)
            }
        }
    }

    /// Something in the folder of the deck has changed: it is seen at once, if it is still a deck for this game.
    private func readAgain(_ uri: String) {
        guard board.deck.id == uri else { return watch = nil }
        DeckFolder.read(uri: uri) { [weak self] result in
            guard let self, board.deck.id == uri else { return }
            switch result {
            case .failure(let problem): refused(problem.words(folder: displayName(ofURI: uri)))
            case .success(let contents):
                let (has, needs) = (contents.deck.pairs.count, board.game.deal.pairs)
                guard has >= needs else {
                    return refused(LiveProperty.Refusal.tooFewFaces(has: has, needs: needs).words)
                }
                shelf.keep(contents.pictures)
                board.ownDecks[uri] = contents.deck
                board.deck = contents.deck
            }
        }
    }
}
