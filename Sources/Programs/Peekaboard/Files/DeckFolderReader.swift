// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Decks
import GtkKit
import PeekaboardModel
import Scene

/// Reads folders as decks: those with `deck.json`, and folders of pictures and texts.
enum DeckFolderReader {
    /// The deck that was read from the folder, and its pictures by URI.
    struct LoadedDeck: Sendable {
        let deck: Deck
        let pictures: [String: UserPicture]
    }

    /// Why a folder cannot be used as a deck.
    enum ReadError: Error {
        case deck(DeckError)
        case document(DeckFileError)
        case picture(uri: String, PictureError)

        /// Returns the reason in one line for the user.
        @MainActor func message(folder: String) -> String {
            switch self {
            case .deck(.unreadable): filled(translated("Could not read the folder {folder}"), ["folder": folder])
            case .deck(.noFaces): filled(translated("No pictures found in the folder {folder}"), ["folder": folder])
            case .deck(.invalidText(let file)):
                // Translators: A text file in a deck’s folder: its text is shown on a card.
                filled(translated("{file} has no text or too much text"), ["file": file])
            case .document(let error): error.message(file: folder)
            case .picture(let uri, let problem): problem.message(file: displayName(ofURI: uri))
            }
        }
    }

    /// Reads a folder and pictures of its deck, all of them by default, off the main thread, then calls `body`.
    static func read(
        uri: String, pictures: @escaping @Sendable (Deck) -> [Picture] = \.pictures,
        then body: @escaping @MainActor (Result<LoadedDeck, ReadError>) -> Void
    ) {
        inBackground {
            Result { () throws(ReadError) in try contents(uri, pictures) }
        } then: {
            body($0)
        }
    }

    private nonisolated static func contents(
        _ uri: String, _ wanted: (Deck) -> [Picture]
    ) throws(ReadError) -> LoadedDeck {
        let deck = try deck(uri)
        var pictures: [String: UserPicture] = [:]
        let batch = PictureBatch()
        for case .custom(let pictureURI) in wanted(deck) where pictures[pictureURI] == nil {
            switch UserPicture.read(uri: pictureURI, in: batch) {
            case .success(let picture): pictures[pictureURI] = picture
            case .failure(let problem): throw .picture(uri: pictureURI, problem)
            }
        }
        return LoadedDeck(deck: deck, pictures: pictures)
    }

    private nonisolated static func deck(_ uri: String) throws(ReadError) -> Deck {
        do throws(DeckFileError) {
            if let document = try DeckDocument(descriptionIn: uri, in: GIOFiles()) {
                return Deck(document, folder: uri)
            }
        } catch {
            // Without a description, the folder can be one of pictures.
            if error != .unreadable { throw .document(error) }
        }
        do throws(DeckError) { return try Deck(folder: uri, in: GIOFiles()) } catch { throw .deck(error) }
    }
}
