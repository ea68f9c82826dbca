// The shelf of a board's pictures is shared with the area that draws them.

import BoardKinds
import Boards
import GtkKit

/// The files of the player's for one board: pictures, put on a shelf, and folders that are decks.
final class FileShelf: PlayersFiles {
    /// The pictures that are ready to be drawn.
    let pictures: PictureShelf

    /// A shelf beside the program's own drawings, which lie below a folder.
    init(folder: String) { pictures = PictureShelf(folder: folder) }

    func loadPicture(uri: String, then body: @escaping (_ problem: String?) -> Void) {
        pictures.load(uri: uri) { problem in body(problem?.words(file: GtkKit.displayName(ofURI: uri))) }
    }

    func readDeck(folder uri: String, then body: @escaping (_ deck: Deck?, _ problem: String?) -> Void) {
        DeckFolder.read(uri: uri) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let contents):
                pictures.keep(contents.pictures)
                body(contents.deck, nil)
            case .failure(let problem): body(nil, problem.words(folder: GtkKit.displayName(ofURI: uri)))
            }
        }
    }

    func displayName(ofURI uri: String) -> String { GtkKit.displayName(ofURI: uri) }

    func watch(folder uri: String, _ changed: @escaping @MainActor () -> Void) -> AnyObject {
        FolderWatch(uris: [uri], changed)
    }
}
