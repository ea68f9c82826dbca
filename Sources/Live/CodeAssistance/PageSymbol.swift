// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageSource

/// A name in the code of a page that can be renamed.
package nonisolated struct PageSymbol: Equatable, Sendable {
    /// Why a name cannot be renamed.
    package enum Refusal: Error, Equatable, Sendable {
        /// The server knows nothing about it, or does not answer.
        case unknown
        /// It is not declared in the page.
        case foreign
        /// It is the label of an argument.
        case label
        /// A protocol or a class declares it, too.
        case shared
    }

    /// The name as it is in the code.
    package let name: String
    /// The file, and the place in it.
    let place: Place
    /// What identifies it. There are two for a name that unwraps another one.
    let ids: Set<String>

    /// A place in a file.
    struct Place: Equatable, Sendable {
        let path: String
        let position: SourcePosition
    }

    /// The largest number of places at which a server is asked about a name.
    static let maxPlaces = 200
    /// The numbers of the language server protocol for methods and properties.
    static let memberKinds = [6, 7]

    /// Returns what identifies the symbols that a server has found.
    static func ids(in json: JSON) -> Set<String> { Set((json.array ?? []).compactMap { $0["usr"]?.string }) }
}

/// The edits that rename a symbol.
package nonisolated struct SymbolRename: Equatable, Sendable {
    /// The edits of a file.
    package struct File: Equatable, Sendable {
        /// The path.
        package let path: String
        /// The text to which the edits belong.
        package let text: String
        /// The edits, in the order of the text.
        package let edits: [TextEdit]

        /// The edits as a text view counts.
        package var changes: [TextChange] { TextChange.all(edits, in: text) }
    }

    /// The name as it was in the code.
    package let oldName: String
    /// The files.
    package internal(set) var files: [File] = []

    /// The number of places.
    package var count: Int { files.map(\.edits.count).reduce(0, +) }

    /// The maximum numbers of edits in a file.
    static let maxEdits = 20_000
}

nonisolated extension SymbolRename.File {
    /// Reads the answer of a server about the file with a URI. Returns `nil` unless it does nothing but rename: each edit
    /// replaces the old name by the new one, or adds it to a parameter that had one name for two purposes.
    init?(
        _ json: JSON, of uri: String?, path: String, text: String, in lines: LinePositions, from old: String,
        to new: String
    ) {
        guard let uri, let changes = json["changes"]?.object, Set(changes.keys) == [uri],
            let found = changes[uri]?.array, !found.isEmpty, found.count <= SymbolRename.maxEdits
        else { return nil }
        let source = Array(text.utf8)
        var edits: [TextEdit] = []
        for edit in found {
            guard let place = lines.range(edit["range"]), let added = edit["newText"]?.string else { return nil }
            let range = lines.offset(of: place.lowerBound)..<lines.offset(of: place.upperBound)
            guard range.upperBound <= source.count else { return nil }
            let replaced = String(decoding: source[range], as: UTF8.self)
            let isReplacement = added == new && CodeName.plain(replaced) == CodeName.plain(old)
            guard isReplacement || added == " " + new && replaced.isEmpty else { return nil }
            edits.append(TextEdit(range: range, replacement: added))
        }
        guard let ordered = TextEdit.fromTheEnd(edits) else { return nil }
        (self.path, self.text, self.edits) = (path, text, ordered.reversed())
    }
}
