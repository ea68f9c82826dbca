import Boards
import GtkKit
import Scene

/// A folder of the player's as a deck.
enum DeckFolder {
    /// What was found in it: the faces, and the pictures that they bear.
    struct Contents: Sendable {
        let deck: Deck
        let pictures: [String: OwnPicture]
    }

    /// Why it is none.
    enum Problem: Error {
        case deck(DeckProblem)
        case picture(uri: String, PictureProblem)

        /// The reason in one line for the user.
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

    /// Reads the folder of a URI with all its pictures off the main thread, then calls `body`.
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
        var pictures: [String: OwnPicture] = [:]
        for case .own(let place) in deck.pictures where pictures[place] == nil {
            switch OwnPicture.read(uri: place) {
            case .success(let picture): pictures[place] = picture
            case .failure(let problem): throw .picture(uri: place, problem)
            }
        }
        return Contents(deck: deck, pictures: pictures)
    }
}
