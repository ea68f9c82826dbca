// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Localization

extension Playground.Page {
    /// The reason why values cannot be written to a file of a page.
    package enum WriteError: Error, Equatable, Sendable {
        /// The file is not one of the page's own.
        case notOfPage
        /// The declaration of a property is not where the compiler has found it.
        case notFound
        /// The file cannot be written to.
        case unwritable

        /// Returns the message for the user, given the name of the file.
        package func message(file: String) -> String {
            switch self {
            case .notOfPage:
                filled(translated("Nothing was written: {file} is not a file of this page"), ["file": file])
            case .notFound:
                filled(translated("Nothing was written: the live properties were not found in {file}"), ["file": file])
            case .unwritable: unwritableMessage(file: file)
            }
        }
    }

    /// Returns a declaration in one of the files of the page. `edited` is its text if that has not been saved.
    package func declaration(in file: String, edited: String?, line: Int, column: Int) -> LiveDeclaration? {
        guard isOwn(file), let bytes = edited.map({ Array($0.utf8) }) ?? contents(ofFile: file, limit: Disk.maxBytes)
        else { return nil }
        return LiveDeclaration(in: bytes, line: line, column: column)
    }

    /// Writes initial values of live properties to a file of the page.
    package func write(_ edits: [InitialValueEdit], to file: String) throws(WriteError) {
        guard isOwn(file) else { throw .notOfPage }
        guard let bytes = contents(ofFile: file, limit: Disk.maxBytes),
            let edited = InitialValueEdit.apply(edits, to: bytes)
        else { throw .notFound }
        guard Disk.replace(edited, at: file) else { throw .unwritable }
    }

    /// Returns an unsaved text of a file of the page with initial values of live properties.
    package func text(_ text: String, of file: String, with edits: [InitialValueEdit]) throws(WriteError) -> String {
        guard isOwn(file) else { throw .notOfPage }
        guard let edited = InitialValueEdit.apply(edits, to: Array(text.utf8)) else { throw .notFound }
        return String(decoding: edited, as: UTF8.self)
    }

    /// Whether a file belongs to the page. A page could name any file, or contain a link to one.
    private func isOwn(_ file: String) -> Bool {
        files.contains(file) && ReadableFiles([folder]).contains(path: file)
    }
}
