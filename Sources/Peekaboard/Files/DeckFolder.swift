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
    enum Problem: Error {
        case deck(DeckProblem)
        case picture(uri: String, PictureProblem)

        /// Returns the reason in one line for the user.
        @MainActor func words(folder: String) -> String {
            switch self {
            case .deck(.unreadable): filled(translated("Could not read the folder {folder}"), ["folder": folder])
            case .deck(.noFaces): filled(translated("No pictures found in the folder {folder}"), ["folder": folder])
            case .deck(.words(let file)):
                // Translators: A text file in a deck’s folder: its text is shown on a card.
                filled(translated("{file} has no text or too much text"), ["file": file])
            case .picture(let uri, let problem): problem.words(file: displayName(ofURI: uri))
            }
        }
    }

    /// Reads a folder and all its pictures off the main thread, then calls `body`.
    static func read(uri: String, then body: @escaping @MainActor (Result<Contents, Problem>) -> Void) {
        inBackground {
            Result { () throws(Problem) in try contents(uri) }
        } then: {
            body($0)
        }
    }

    private nonisolated static func contents(_ uri: String) throws(Problem) -> Contents {
        let deck: Deck
        do throws(DeckProblem) { deck = try Deck(folder: uri, in: GIOFiles()) } catch { throw .deck(error) }
        var pictures: [String: UserPicture] = [:]
        for case .own(let place) in deck.pictures where pictures[place] == nil {
            switch UserPicture.read(uri: place) {
            case .success(let picture): pictures[place] = picture
            case .failure(let problem): throw .picture(uri: place, problem)
            }
        }
        return Contents(deck: deck, pictures: pictures)
    }
}
