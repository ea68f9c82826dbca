// SPDX-License-Identifier: GPL-3.0-or-later
import Files

extension DeckLibrary {
    /// Adds the deck in the file at a URI and returns the URI of its folder. A deck that is there already is not added
    /// again.
    package func open(_ uri: String, in files: some FileSystem) throws(DeckFileError) -> String {
        guard let bytes = files.contents(of: uri, limit: DeckFileFormat.maxBytes) else { throw .unreadable }
        let document = try DeckFileFormat.read(bytes)
        if let name = name(of: document) { return self.uri(of: name) }
        return self.uri(of: try install(document))
    }

    /// Returns the name of a deck if the library contains it.
    private func name(of document: DeckDocument) -> String? {
        let start = Self.folderName(for: document.title)
        return names.first { name in
            guard name.hasPrefix(start) else { return false }
            // A deck that cannot be read is a different one.
            return (try? DeckDocument(folder: uri(of: name), in: LocalFiles())) == document
        }
    }
}
