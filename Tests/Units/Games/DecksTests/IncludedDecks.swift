// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Decks
import Files
import Testing

/// The decks that are part of the program, in the source folder.
enum IncludedDecks {
    static let folder = dataFolder.appending(path: "decks").path
    /// The names of all folders.
    static let names = (Folder.names(in: folder) ?? []).sorted()
    static let languages = ["de", "en", "es", "fr", "pl", "pt-BR"]

    /// Reads a deck with all its files.
    static func document(_ name: String) throws -> DeckDocument {
        try #require(try DeckDocument(folder: FileURI.of(path: "\(folder)/\(name)"), in: LocalFiles()))
    }
}

extension DeckDocument {
    /// Returns the drawing on a side.
    func drawing(_ side: Side) throws -> String {
        let name = try #require(side.picture)
        return String(decoding: try #require(files[name]), as: UTF8.self)
    }

    /// Returns the samples of the sound on a side, from -1 to 1, after a header of 44 bytes.
    func samples(_ side: Side) throws -> [Double] {
        let name = try #require(side.sound)
        let bytes = try #require(files[name])
        return stride(from: 44, to: bytes.count - 1, by: 2).map {
            Double(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)) / 32767
        }
    }
}
