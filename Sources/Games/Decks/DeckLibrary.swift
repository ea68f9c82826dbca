// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc

/// The folder with the user’s decks. Each deck is a folder with `deck.json` and its files.
package struct DeckLibrary: Sendable {
    /// The path of the folder. It is created when the first deck is added.
    package let path: String
    /// The maximum length of the name of a deck’s folder, in bytes.
    private static let maxNameBytes = 100
    /// The number of names that are tried for a deck.
    private static let maxTries = 10_000

    /// Creates the library in the folder at a path.
    package init(path: String) { self.path = path }

    /// The names of all decks, sorted.
    package var names: [String] {
        let names = Folder.names(in: path) ?? []
        return names.filter { $0.first != "." && FileKind(of: "\(path)/\($0)/\(DeckFileFormat.description)") == .file }
            .sorted()
    }

    /// Returns the URI of a deck.
    package func uri(of name: String) -> String { FileURI.of(path: "\(path)/\(name)") }

    /// Replaces the deck with a name, which it keeps. If it has been removed meanwhile, the new
    /// deck is added. Returns the name of the deck.
    package func replace(_ name: String, with document: DeckDocument) throws(DeckFileError) -> String {
        guard names.contains(name) else { return try install(document) }
        guard try newFolder(with: document).replace("\(path)/\(name)") else { throw .unwritable }
        return name
    }

    /// Adds a deck and returns its name, which is the title, with a number if that name is taken.
    ///
    /// The deck is complete as soon as its folder has this name. If it cannot be written, nothing remains.
    package func install(_ document: DeckDocument) throws(DeckFileError) -> String {
        let folder = try newFolder(with: document)
        let name = Self.folderName(for: document.title)
        for number in 1...Self.maxTries {
            let numbered = number == 1 ? name : "\(name) \(number)"
            switch folder.move(to: "\(path)/\(numbered)") {
            case .moved: return numbered
            case .isTaken: continue
            case .failed: throw .unwritable
            }
        }
        throw .unwritable
    }

    /// Writes a deck to a hidden folder.
    private func newFolder(with document: DeckDocument) throws(DeckFileError) -> NewFolder {
        let files = try DeckFileFormat.files(of: document)
        guard Folder.make(path), let folder = NewFolder(in: path) else { throw .unwritable }
        for file in files {
            guard folder.write(file.bytes, to: file.name) else { throw .unwritable }
        }
        guard folder.sync() else { throw .unwritable }
        return folder
    }

    /// Returns a name for the folder of a deck that is valid in all file systems.
    package static func folderName(for title: String) -> String {
        var name = ""
        for character in title {
            let isPlain = character.isLetter || character.isNumber || "-_.,()' ".contains(character)
            let next = isPlain ? character : character.isWhitespace ? " " : "-"
            guard name.utf8.count + next.utf8.count <= maxNameBytes else { break }
            name.append(next)
        }
        // A name that begins with a dot is hidden, and spaces or dots at the end are removed by some file systems.
        let trimmed = name.drop { " .".contains($0) }
        let end = trimmed.lastIndex { !" .".contains($0) }
        return end.map { String(trimmed[...$0]) } ?? "deck"
    }
}
