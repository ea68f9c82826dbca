// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// A message from the compiler or the linker.
package struct Diagnostic: Equatable, Sendable {
    /// The severity of a message.
    package enum Severity: String, Equatable, Sendable {
        case error, warning, note, remark
    }

    /// The file that the message refers to, if any.
    package let file: String?
    /// The line number, starting at 1, if any.
    package let line: Int?
    /// The column in UTF-8 bytes, starting at 1, if any.
    package let column: Int?
    /// The declaration in a module that the message refers to, instead of a file, such as `Foundation.CGRect`.
    package let declaration: String?
    /// The severity.
    package let severity: Severity
    /// The text of the message.
    package let text: String
    /// The parts of the source that the message refers to.
    package internal(set) var ranges: [SourceRange] = []
    /// The change that corrects the error, if the message itself offers one.
    package internal(set) var fixIt: FixIt?
    /// The notes that belong to the message.
    package internal(set) var notes: [Diagnostic] = []

    /// The message, preceded by its location in the usual `file:line:column` format, with only the name of the file.
    package var message: String {
        let prefix = [file.map(displayName(ofPath:)), line.map(String.init), column.map(String.init)].compactMap { $0 }
            .joined(separator: ":")
        return (prefix.isEmpty ? "" : prefix + ": ") + "\(severity.rawValue): \(text)"
    }

    /// The changes that the message and its notes offer. Each corrects the error.
    package var fixIts: [FixIt] {
        let offered = withNotes.compactMap(\.fixIt)
        return offered.isEmpty ? [operandConversion, valueConversion].compactMap(\.self) : offered
    }

    /// The message and its notes, in their order.
    package var withNotes: [Diagnostic] { [self] + notes.flatMap(\.withNotes) }

    /// Whether the error is that a module was built by a different compiler version.
    package var isCompilerMismatch: Bool {
        ["cannot be imported by the Swift", "was created by an older", "was created by a newer"]
            .contains { text.contains($0) }
    }

    /// Whether the message is a warning that does not concern a page: about what is only an error in Swift 6, while pages
    /// are written in Swift 5, or about a value that nothing uses, while the user sees it in its line.
    var isIrrelevant: Bool {
        severity == .warning
            && [
                "this is an error in the Swift 6 language mode", "actor-isolated", "may introduce data races",
                "Sendable", "was never used",
            ]
            .contains { text.contains($0) }
    }

    /// Whether the message is about a header of C, such as one of the system with a name like a misspelled one.
    var isAboutHeader: Bool { file?.hasSuffix(".h") == true }

    /// The maximum number of messages per command, including notes.
    static let most = 100

    /// Creates a message. Only a name that is a path is that of a file; others are those of declarations.
    init(severity: Severity, text: String, name: String? = nil, line: Int? = nil, column: Int? = nil) {
        let isFile = name?.hasPrefix("/") == true && line != nil
        self.severity = severity
        self.text = text
        file = isFile ? name : nil
        declaration = isFile || line == nil || name?.hasPrefix("<") == true ? nil : name
        self.line = isFile ? line : nil
        self.column = isFile ? column : nil
    }
}
