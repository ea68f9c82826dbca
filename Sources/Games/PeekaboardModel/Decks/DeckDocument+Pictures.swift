// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Decks
import Files

nonisolated extension DeckDocument {
    /// Reads the deck in the folder at a URI: one with `deck.json`, or a folder of pictures and texts, whose name becomes
    /// the title.
    package init(anyFolder uri: String, in files: some FileSystem) throws(DeckFileError) {
        if let document = try DeckDocument(folder: uri, in: files) {
            self = document
            return
        }
        guard let names = files.fileNames(in: uri) else { throw .unreadable }
        try self.init(pictures: DeckFolderFiles(names: names), folder: uri, in: files)
    }

    private init(pictures found: DeckFolderFiles, folder uri: String, in files: some FileSystem) throws(DeckFileError) {
        self.init()
        title = FileURI.name(of: uri) ?? ""
        back = found.back?.name
        for pair in found.pairs {
            var sides: [Side] = []
            for file in pair { sides.append(try Self.side(file, folder: uri, in: files)) }
            groups.append(sides)
        }
        var total = 0
        for name in usedFiles {
            let bytes = files.contents(of: FileURI.of(name, in: uri), limit: DeckLimits.archive.bytes - total)
            guard let bytes else { throw .invalid(.missingFile(name)) }
            total += bytes.count
            self.files[name] = bytes
        }
        try check()
    }

    private static func side(
        _ file: DeckFolderFiles.FaceFile, folder uri: String, in files: some FileSystem
    ) throws(DeckFileError) -> Side {
        guard file.isText else { return Side(picture: file.name) }
        let bytes = files.contents(of: FileURI.of(file.name, in: uri), limit: DeckLimits.textBytes)
        guard let text = bytes.flatMap({ String(validating: $0, as: UTF8.self) }) else {
            throw .invalid(.missingFile(file.name))
        }
        return Side(text: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
}
