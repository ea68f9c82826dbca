import Boards
import GtkKit
import Scene

/// Reads the user's folders as decks.
enum DeckFolder {
    /// The deck that was read from the folder, and its pictures by URI.
    struct Contents: Sendable {
        let deck: Deck
        let pictures: [String: UserPicture]
    }

    /// Why a folder cannot be used as a deck.
    enum ReadError: Error {
        case deck(DeckError)
        case picture(uri: String, PictureError)

        /// Returns the reason in one line for the user.
        @MainActor func message(folder: String) -> String {
            switch self {
            case .deck(.unreadable): filled(translated("Could not read the folder {folder}"), ["folder": folder])
            case .deck(.noFaces): filled(translated("No pictures found in the folder {folder}"), ["folder": folder])
            case .deck(.invalidText(let file)):
                // Translators: A text file in a deck’s folder: its text is shown on a card.
                filled(translated("{file} has no text or too much text"), ["file": file])
            case .picture(let uri, let problem): problem.message(file: displayName(ofURI: uri))
            }
        }
    }

    /// Reads a folder and all its pictures off the main thread, then calls `body`.
    static func read(uri: String, then body: @escaping @MainActor (Result<Contents, ReadError>) -> Void) {
        inBackground {
            Result { () throws(ReadError) in try contents(uri) }
        } then: {
            body($0)
        }
    }

    private nonisolated static func contents(_ uri: String) throws(ReadError) -> Contents {
        let deck: Deck
        do throws(DeckError) { deck = try Deck(folder: uri, in: GIOFiles()) } catch { throw .deck(error) }
        var pictures: [String: UserPicture] = [:]
        for case .custom(let pictureURI) in deck.pictures where pictures[pictureURI] == nil {
            switch UserPicture.read(uri: pictureURI) {
            case .success(let picture): pictures[pictureURI] = picture
            case .failure(let problem): throw .picture(uri: pictureURI, problem)
            }
        }
        return Contents(deck: deck, pictures: pictures)
    }
}
