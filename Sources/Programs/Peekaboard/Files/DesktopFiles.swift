// SPDX-License-Identifier: GPL-3.0-or-later
// The picture cache is shared with the area that draws the pictures.

import BoardKinds
import Boards
import GtkKit

/// The user's files for one board: pictures, and folders that are used as decks.
final class DesktopFiles: UserFiles {
    /// The pictures that are ready to be drawn.
    let pictures: PictureCache

    /// Creates the user's files for one board. `folder` contains the program's own drawings.
    init(folder: String) { pictures = PictureCache(folder: folder) }

    func loadPicture(uri: String, then body: @escaping (_ problem: String?) -> Void) {
        pictures.load(uri: uri) { problem in body(problem?.message(file: GtkKit.displayName(ofURI: uri))) }
    }

    func readDeck(folder uri: String, then body: @escaping (_ deck: Deck?, _ problem: String?) -> Void) {
        DeckFolderReader.read(uri: uri) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let contents):
                pictures.add(contents.pictures)
                body(contents.deck, nil)
            case .failure(let problem): body(nil, problem.message(folder: GtkKit.displayName(ofURI: uri)))
            }
        }
    }

    func displayName(ofURI uri: String) -> String { GtkKit.displayName(ofURI: uri) }

    func watch(folder uri: String, _ changed: @escaping @MainActor () -> Void) -> AnyObject {
        FolderWatch(uris: [uri], changed)
    }
}
