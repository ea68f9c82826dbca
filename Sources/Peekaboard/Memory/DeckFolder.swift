import Boards
import GtkKit
import Scene

/// Why a folder makes no deck.
enum DeckProblem: Error {
    case unreadable
    case noFaces
    case picture(String, PictureProblem)
    case words(String)

    /// The reason in one line for the user.
    @MainActor func words(folder: String) -> String {
        switch self {
        case .unreadable: filled(translated("The folder {folder} cannot be read"), ["folder": folder])
        case .noFaces: filled(translated("The folder {folder} has no pictures"), ["folder": folder])
        case .picture(let file, let problem): problem.words(file: file)
        // Translators: A text file in a folder that is a deck: its words are on a card.
        case .words(let file): filled(translated("{file} has no words, or too many"), ["file": file])
        }
    }
}

/// A folder of the player's as a deck.
enum DeckFolder {
    /// What was found in it: the faces, and the pictures that they bear.
    struct Contents: Sendable {
        let deck: Deck
        let pictures: [String: OwnPicture]
    }

    /// Reads the folder of a URI with all its pictures off the main thread, then calls `body`.
    static func read(uri: String, then body: @escaping @MainActor (Result<Contents, DeckProblem>) -> Void) {
        inBackground {
            do throws(DeckProblem) {
                return .success(try contents(uri))
            } catch {
                return .failure(error)
            }
        } then: {
            body($0)
        }
    }

    private nonisolated static func contents(_ uri: String) throws(DeckProblem) -> Contents {
        guard let names = Folder.fileNames(uri: uri) else { throw .unreadable }
        let files = DeckFiles(names: names)
        guard !files.pairs.isEmpty else { throw .noFaces }
        var pictures: [String: OwnPicture] = [:]
        func face(_ file: DeckFiles.File) throws(DeckProblem) -> Deck.Face {
            let place = Folder.uri(of: file.name, in: uri)
            if file.isText {
                guard let words = Folder.words(uri: place) else { throw .words(file.name) }
                return Deck.Face(name: words, picture: .text(words))
            }
            if pictures[place] == nil {
                switch OwnPicture.read(uri: place) {
                case .success(let picture): pictures[place] = picture
                case .failure(let problem): throw .picture(file.name, problem)
                }
            }
            return Deck.Face(name: file.title, picture: .own(place))
        }
        var pairs: [Deck.Pair] = []
        for pair in files.pairs { pairs.append(Deck.Pair(try face(pair[0]), try face(pair[1]))) }
        var back: Picture?
        if let file = files.back { back = try face(file).picture }
        return Contents(deck: Deck(folder: uri, pairs: pairs, back: back), pictures: pictures)
    }
}
