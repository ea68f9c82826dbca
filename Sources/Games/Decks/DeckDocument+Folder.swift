// SPDX-License-Identifier: GPL-3.0-or-later
import Files

extension DeckDocument {
    /// Reads the deck in the folder at a URI. Returns `nil` if the folder has no `deck.json`.
    package init?(folder uri: String, in files: some FileSystem) throws(DeckFileError) {
        try self.init(descriptionIn: uri, in: files)
        var total = 0
        for name in usedFiles {
            let limit = DeckLimits.archive.bytes - total
            guard let bytes = files.contents(of: FileURI.of(name, in: uri), limit: limit) else {
                throw .invalid(.missingFile(name))
            }
            total += bytes.count
            self.files[name] = bytes
        }
        try check()
    }

    /// Reads the deck in the folder at a URI without its pictures and sounds. Returns `nil` if the folder has no
    /// `deck.json`.
    package init?(descriptionIn uri: String, in files: some FileSystem) throws(DeckFileError) {
        guard let names = files.fileNames(in: uri) else { throw .unreadable }
        guard names.contains(DeckFileFormat.description) else { return nil }
        let file = FileURI.of(DeckFileFormat.description, in: uri)
        guard let bytes = files.contents(of: file, limit: DeckLimits.descriptionBytes) else { throw .unreadable }
        try self.init(description: DeckFileFormat.json(bytes))
    }
}
