// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import Files

/// A picture, sound, or text that the user adds to a deck.
package nonisolated struct CardMedium: Equatable, Sendable {
    /// What the file contains.
    package enum Content: Equatable, Sendable {
        case picture([UInt8])
        case sound([UInt8])
        case text(String)
    }

    /// The reason why a file cannot be on a card.
    package enum MediumProblem: Error, Equatable, Sendable {
        /// The file cannot be read, or is too large.
        case unreadable
        /// The file is neither a picture nor a sound nor a text of a supported format.
        case unsupported
        case soundTooLong
    }

    /// The name of the file.
    package let name: String
    /// What the file contains.
    package let content: Content

    /// Creates a medium from the bytes of a file.
    package init(_ bytes: [UInt8], name: String) throws(MediumProblem) {
        self.name = name
        if PictureFile.size(in: bytes) != nil {
            content = .picture(bytes)
        } else if let seconds = SoundFile.duration(in: bytes) {
            guard seconds <= DeckLimits.soundSeconds else { throw .soundTooLong }
            content = .sound(bytes)
        } else if let text = Self.text(bytes) {
            content = .text(text)
        } else {
            throw .unsupported
        }
    }

    /// Reads the file at a URI.
    package init(uri: String, name: String, in files: some FileSystem) throws(MediumProblem) {
        guard let bytes = files.contents(of: uri, limit: SoundFile.maxBytes) else { throw .unreadable }
        try self.init(bytes, name: name)
    }

    /// Returns a short text as one line.
    private static func text(_ bytes: [UInt8]) -> String? {
        guard bytes.count <= DeckLimits.textBytes, let text = String(validating: bytes, as: UTF8.self) else {
            return nil
        }
        let isPrintable = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || $0.properties.isWhitespace
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        return isPrintable && !words.isEmpty ? words.joined(separator: " ") : nil
    }
}
