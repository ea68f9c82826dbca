// The watch on the deck's folder refers back weakly.

import Boards
import Files
import GtkKit

/// The files of the player's that values of Memory's properties refer to: pictures, and folders that are decks. They are
/// read off the main thread; a folder is watched for as long as it is the deck.
final class PlayersFiles: PropertySources {
    /// Called when something is wrong with a folder that is in use, with the reason in words.
    var refused: (String) -> Void = { _ in }
    /// Called when the board has other faces, because something in their folder has changed.
    var renewed: () -> Void = {}

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
        case (.choice(let uri), .choice(_, takesFolder: true)) where FileURI.isURI(uri): readDeck(uri, then: body)
        default: PlayersPictures(shelf: shelf).read(value, of: property, then: body)
        }
    }

    private func readDeck(_ uri: String, then body: @escaping (String?) -> Void) {
        readFolder(uri) { [weak self] contents, problem in
            guard let self else { return }
            if let contents {
                keep(contents, of: uri)
                watch = FolderWatch(uris: [uri]) { [weak self] in self?.readAgain(uri) }
            }
            body(problem)
        }
    }

    /// Something in the folder of the deck has changed: it is seen at once, if it is still a deck for this game.
    private func readAgain(_ uri: String) {
        guard board.deck == uri else { return watch = nil }
        readFolder(uri) { [weak self] contents, problem in
            guard let self, board.deck == uri else { return }
            if let problem { refused(problem) }
            guard let contents else { return }
            let (has, needs) = (contents.deck.pairs.count, board.game.deal.pairs)
            guard has >= needs else { return refused(LiveProperty.Refusal.tooFewFaces(has: has, needs: needs).words) }
            keep(contents, of: uri)
            board.faces = contents.deck
            renewed()
        }
    }

    /// Calls `body` with what is in a folder, or with the reason why that is no deck.
    private func readFolder(_ uri: String, then body: @escaping (DeckFolder.Contents?, String?) -> Void) {
        DeckFolder.read(uri: uri) { result in
            switch result {
            case .success(let contents): body(contents, nil)
            case .failure(let problem): body(nil, problem.words(folder: displayName(ofURI: uri)))
            }
        }
    }

    private func keep(_ contents: DeckFolder.Contents, of uri: String) {
        shelf.keep(contents.pictures)
        board.ownDecks[uri] = contents.deck
    }
}
