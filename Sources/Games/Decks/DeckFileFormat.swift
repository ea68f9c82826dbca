// SPDX-License-Identifier: GPL-3.0-or-later
import Archives
import JSON

/// The file format of decks: a zip archive with `deck.json`, and the pictures and sounds that it names.
package enum DeckFileFormat {
    /// The extension of the file name, with the dot.
    package static let ending = ".peekdeck"
    /// The maximum length of a file, in bytes.
    package static let maxBytes = DeckLimits.archive.bytes
    /// The name of the file that describes the deck.
    package static let description = "deck.json"

    /// Reads a deck from the bytes of a file, which can come from anywhere.
    package static func read(_ bytes: [UInt8]) throws(DeckFileError) -> DeckDocument {
        guard bytes.count <= maxBytes else { throw .archive(.tooLarge) }
        var files: [String: [UInt8]] = [:]
        do throws(ArchiveError) {
            for file in try ZipArchive.files(in: bytes, limits: DeckLimits.archive) { files[file.path] = file.bytes }
        } catch {
            throw .archive(error)
        }
        guard let description = files.removeValue(forKey: description) else { throw .noDescription }
        return try DeckDocument(json: json(description), files: files)
    }

    /// Returns the bytes of the file for a deck. Equal decks have equal files.
    package static func bytes(of document: DeckDocument) throws(DeckFileError) -> [UInt8] {
        let files = try files(of: document).map { ZipArchive.File(path: $0.name, bytes: $0.bytes) }
        do throws(ArchiveError) { return try ZipArchive.bytes(of: files) } catch { throw .archive(error) }
    }

    /// Returns the files of a deck: `deck.json`, and the others sorted by name.
    static func files(of document: DeckDocument) throws(DeckFileError) -> [(name: String, bytes: [UInt8])] {
        try document.check()
        guard JSON.isAvailable else { throw .noJSON }
        let description = Array((document.json.text(isIndented: true) + "\n").utf8)
        return [(Self.description, description)]
            + document.usedFiles.sorted().map { ($0, document.files[$0]!) }
    }

    /// Parses `deck.json`.
    static func json(_ bytes: [UInt8]) throws(DeckFileError) -> JSON {
        guard bytes.count <= DeckLimits.descriptionBytes else { throw .descriptionTooLong }
        do throws(JSON.ParsingError) { return try JSON(parsing: bytes) } catch {
            throw error == .unavailable ? .noJSON : .invalidJSON(line: error.line)
        }
    }
}
