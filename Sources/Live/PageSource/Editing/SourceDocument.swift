// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The text of a Swift file that is being edited, and what the file contains. Other programs can change the file
/// meanwhile, and neither their text nor the user's is ever dropped without being asked about.
package struct SourceDocument: Equatable, Sendable {
    /// The reason why a file cannot be edited.
    package enum ReadError: Error, Equatable, Sendable {
        /// The file does not exist, cannot be read, or is too large.
        case unreadable
        /// The file is not text in UTF-8.
        case notText
        /// The text has too many lines, or one that is too long, for a text view to show it.
        case unshowable
    }

    /// The reason why a file was not written.
    package enum SaveError: Error, Equatable, Sendable {
        /// Another program has changed the file. The document has a conflict now.
        case conflict
        /// The file cannot be written to.
        case unwritable
    }

    /// The effect of a change of the file on the document.
    package enum Effect: Equatable, Sendable {
        /// Nothing has changed for the user.
        case none
        /// The document had no changes of its own and has the file's text now.
        case replaced
        /// Both have changed, and the user has to choose.
        case conflict
        /// The file was deleted. The document keeps its text.
        case deleted
    }

    /// The absolute path of the file.
    package private(set) var path: String
    /// The text that the file had when it was last read or written; `nil` if there never was a file.
    package private(set) var fileText: String?
    /// Whether the file has been deleted.
    package private(set) var isDeleted = false
    /// The text as the user has edited it.
    package private(set) var text: String
    /// What another program has written while the text was modified; `nil` without a conflict.
    package private(set) var conflictingText: String?

    /// The largest number of lines, and of bytes in one of them. A text view lays out a line as a whole.
    package static let maxLines = 100_000, maxLineLength = 20_000

    /// Reads a file.
    package init(path: String) throws(ReadError) {
        self.path = path
        text = try Self.read(path)
        fileText = text
    }

    /// Restores a document with unsaved text.
    package init(_ draft: Draft) {
        path = draft.path
        fileText = draft.fileText
        text = draft.text
    }

    /// Whether the text has to be saved, or a conflict resolved.
    package var isModified: Bool { isDeleted || hasChanges || conflictingText != nil }

    /// The text to keep in case the program ends unexpectedly; `nil` if it has been saved.
    package var draft: Draft? {
        isModified ? Draft(path: path, fileText: isDeleted ? nil : fileText, text: text) : nil
    }

    /// Whether the user has changed the text since the file was last read or written.
    private var hasChanges: Bool { fileText.map { !$0.isIdentical(to: text) } ?? true }

    /// Returns the document of the file after it was renamed.
    func moved(to path: String) -> SourceDocument {
        var moved = self
        moved.path = path
        return moved
    }

    /// Replaces the text.
    package mutating func edit(_ text: String) {
        self.text = text
        if let conflictingText, conflictingText.isIdentical(to: text) { takeFileText() }
    }

    /// Looks at the file again.
    package mutating func update() -> Effect {
        let found: String
        do throws(ReadError) {
            found = try Self.read(path)
        } catch {
            guard FileKind(of: path) == nil, fileText != nil, !isDeleted else { return .none }
            (isDeleted, conflictingText) = (true, nil)
            return .deleted
        }
        isDeleted = false
        if let known = conflictingText ?? fileText, known.isIdentical(to: found) { return .none }
        if !hasChanges, conflictingText == nil {
            (fileText, text) = (found, found)
            return .replaced
        }
        if found.isIdentical(to: text) || fileText?.isIdentical(to: found) == true {
            // Both have made the same change, or the other program has taken its change back.
            (fileText, conflictingText) = (found, nil)
            return .none
        }
        conflictingText = found
        return .conflict
    }

    /// Resolves a conflict: the text of the file replaces the user's.
    package mutating func takeFileText() {
        guard let conflictingText else { return }
        (fileText, text, self.conflictingText) = (conflictingText, conflictingText, nil)
    }

    /// Resolves a conflict: the user's text stays and can be saved.
    package mutating func keepText() {
        guard let conflictingText else { return }
        (fileText, self.conflictingText) = (conflictingText, nil)
    }

    /// Writes the text to the file, unless another program has changed that.
    package mutating func save() throws(SaveError) {
        if update() == .conflict || conflictingText != nil { throw .conflict }
        let bytes = Array(text.utf8)
        let isWritten =
            FileKind(of: path) == nil ? Disk.write(bytes, to: path, mode: 0o666) : Disk.replace(bytes, at: path)
        guard isWritten else { throw .unwritable }
        (fileText, isDeleted) = (text, false)
    }

    private static func read(_ path: String) throws(ReadError) -> String {
        guard let bytes = contents(ofFile: path, limit: Disk.maxBytes) else { throw .unreadable }
        // The text view cannot contain zero bytes.
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
        guard isShowable(bytes) else { throw .unshowable }
        return text
    }

    /// Whether a text view can show a text.
    package static func isShowable(_ text: some Sequence<UInt8>) -> Bool {
        var (lines, length) = (1, 0)
        for byte in text {
            // U+2029 ends a line, too. Without it, a line only counts as longer.
            let endsLine = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            (lines, length) = endsLine ? (lines + 1, 0) : (lines, length + 1)
            guard length <= maxLineLength, lines <= maxLines else { return false }
        }
        return true
    }
}

extension String {
    /// Whether two texts have the same bytes. `==` also holds for other encodings of the same characters.
    func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
