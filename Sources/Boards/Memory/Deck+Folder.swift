import Files
import Scene

/// Why a folder makes no deck.
public enum DeckProblem: Error, Equatable, Sendable {
    /// The folder cannot be read.
    case unreadable
    /// The folder has no file that could be a face.
    case noFaces
    /// A text file has no words, or too many.
    case words(String)
}

extension Deck {
    /// The most text that a card bears, in bytes.
    private static let mostBytes = 1000

    /// Reads the deck in a folder with this URI. Its pictures are loaded when they are shown.
    public init(folder uri: String, in files: some FileSystem) throws(DeckProblem) {
        guard let names = files.fileNames(in: uri) else { throw .unreadable }
        let found = DeckFiles(names: names)
        guard !found.pairs.isEmpty else { throw .noFaces }
        func face(_ file: DeckFiles.File) throws(DeckProblem) -> Face {
            let place = FileURI.of(file.name, in: uri)
            guard file.isText else { return Face(name: file.title, picture: .own(place)) }
            let bytes = files.contents(of: place, limit: Self.mostBytes) ?? []
            let words = (String(validating: bytes, as: UTF8.self) ?? "").split(whereSeparator: \.isWhitespace)
            guard !words.isEmpty else { throw .words(file.name) }
            let text = words.joined(separator: " ")
            return Face(name: text, picture: .text(text))
        }
        var pairs: [Pair] = []
        for pair in found.pairs { pairs.append(Pair(try face(pair[0]), try face(pair[1]))) }
        self.init(folder: uri, pairs: pairs, back: found.back.map { .own(FileURI.of($0.name, in: uri)) })
    }
}
