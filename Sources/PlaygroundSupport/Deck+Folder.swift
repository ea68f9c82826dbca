import Boards

extension Deck {
    /// How long the words on a card may be, in bytes.
    private static let limit = 1000

    /// The deck that a folder of pictures makes, by its URI; nil where that is none. The pictures themselves are read by
    /// whoever shows them.
    init?(folderOf uri: String) {
        guard let path = FileURI.path(of: uri), let names = fileNames(in: path) else { return nil }
        let files = DeckFiles(names: names)
        func face(_ file: DeckFiles.File) -> Face? {
            let place = "\(path)/\(file.name)"
            if file.isText {
                return words(in: place, limit: Self.limit).map { Face(name: $0, picture: .text($0)) }
            }
            return isFile(place) ? Face(name: file.title, picture: .own(FileURI.of(path: place))) : nil
        }
        let pairs = files.pairs.compactMap { files -> Pair? in
            guard let first = face(files[0]), let second = face(files[1]) else { return nil }
            return Pair(first, second)
        }
        guard !pairs.isEmpty else { return nil }
        self.init(folder: uri, pairs: pairs, back: files.back.flatMap(face)?.picture)
    }
}
