// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Scene

/// The reason why a folder cannot be used as a deck.
public enum DeckError: Error, Equatable, Sendable {
    /// The folder cannot be read.
    case unreadable
    /// The folder contains no files that can be used as faces.
    case noFaces
    /// A text file is empty or too long.
    case invalidText(String)
}

extension Deck {
    /// The maximum length of the text on a card, in bytes.
    private static let maxTextBytes = 1000

    /// Reads the deck in the folder at the given URI. Pictures are loaded when they are displayed.
    public init(folder uri: String, in files: some FileSystem) throws(DeckError) {
        guard let names = files.fileNames(in: uri) else { throw .unreadable }
        let found = DeckFolderFiles(names: names)
        guard !found.pairs.isEmpty else { throw .noFaces }
        func face(_ file: DeckFolderFiles.FaceFile) throws(DeckError) -> Face {
            let fileURI = FileURI.of(file.name, in: uri)
            guard file.isText else { return Face(name: file.title, picture: .custom(uri: fileURI)) }
            let bytes = files.contents(of: fileURI, limit: Self.maxTextBytes) ?? []
            let words = (String(validating: bytes, as: UTF8.self) ?? "").split(whereSeparator: \.isWhitespace)
            guard !words.isEmpty else { throw .invalidText(file.name) }
            let text = words.joined(separator: " ")
            return Face(name: text, picture: .text(text))
        }
        var groups: [Group] = []
        for pair in found.pairs {
            let (first, second) = (try face(pair[0]), try face(pair[1]))
            groups.append(Group(first == second ? [first] : [first, second]))
        }
        self.init(folder: uri, groups: groups, back: found.back.map { .custom(uri: FileURI.of($0.name, in: uri)) })
    }
}
