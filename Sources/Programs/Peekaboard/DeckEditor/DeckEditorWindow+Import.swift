// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// Import of tables.
extension DeckEditorWindow {
    /// Lets the user choose a table, and adds its rows to the deck.
    func chooseTable() {
        // Translators: The title of a file chooser.
        FileChooser.open(.table, title: translated("Import a Table"), over: window) { [weak self] uri in
            self?.importTable(uri, media: parent(ofURI: uri))
        }
    }

    /// Reads a table off the main thread. The files that it refers to are in the folder with the URI `media`.
    func importTable(_ uri: String, media: String?) {
        inBackground {
            Result { () throws(TableImportError) in
                guard let bytes = GIOFiles().contents(of: uri, limit: DeckLimits.descriptionBytes) else {
                    throw .notUTF8
                }
                return try TableImport(bytes, folder: media, in: GIOFiles())
            }
        } then: { [weak self] (result: Result<TableImport, TableImportError>) in
            guard let self else { return }
            switch result {
            case .failure(let error): refuse(error.message(file: displayName(ofURI: uri)))
            case .success(let table):
                let missing = table.problems.count(where: \.isMissingFile)
                missing > 0 ? askForFolder(table, uri, missing) : askForHeader(table)
            }
        }
    }

    /// Asks for the folder with the pictures and sounds that were not found beside the table.
    private func askForFolder(_ table: TableImport, _ uri: String, _ missing: Int) {
        Question.ask(
            // Translators: The heading of a question.
            heading: translated("Where Are the Files?"),
            text: filled(
                translated(
                    "{count} picture or sound was not found in the table’s folder.",
                    "{count} pictures or sounds were not found in the table’s folder.", count: missing),
                ["count": grouped(missing)]),
            answers: [
                // Translators: On a button of a question: imports a table without the files that were not found.
                Question.Response(translated("_Skip Them")) { [weak self] in self?.askForHeader(table) },
                // Translators: A verb, on a button of a question: opens a file chooser.
                Question.Response(translated("Choose _Folder…"), .suggested) { [weak self] in
                    guard let self else { return }
                    // Translators: The title of a file chooser: the folder with the pictures and sounds of a table.
                    FileChooser.open(.folder, title: translated("Folder of the Files"), over: window) { [weak self] in
                        self?.importTable(uri, media: $0)
                    }
                },
            ], over: window)
    }

    /// Asks whether the first row has the titles of the columns, if it looks like that, and adds the rows.
    private func askForHeader(_ table: TableImport) {
        guard let header = table.header else { return add(table) }
        Question.ask(
            // Translators: The heading of a question: the first row of a table may have the titles of its columns.
            heading: translated("Is the First Row a Header?"),
            text: filled(
                // Translators: {row} is the first row of a table, such as “Country, Capital”.
                translated("“{row}” looks like the titles of the columns and not like a pair of cards."),
                ["row": header.joined(separator: ", ")]),
            answers: [
                // Translators: On a button of a question: the first row of a table becomes a pair of cards.
                Question.Response(translated("_Keep It")) { [weak self] in self?.add(table) },
                // Translators: On a button of a question: the first row of a table does not become a pair of cards.
                Question.Response(translated("_Leave It Out"), .suggested) { [weak self] in
                    self?.add(table.withoutHeader)
                },
            ], over: window)
    }

    private func add(_ table: TableImport) {
        let first = editor.draft.filledGroups.count
        let count = editor.add(table)
        guard count > 0 else { return }
        list.focus(group: first)
        toasts.replace(with: TableImport.success(count, size: editor.draft.deck.groupSize))
        guard !table.problems.isEmpty else { return }
        let dialog = ImportProblems(table.problems.map(\.message))
        self.dialog = dialog
        dialog.present(over: window)
    }
}

/// Returns the URI of the folder of a file.
private func parent(ofURI uri: String) -> String? {
    let file = Object(adopting: g_file_new_for_uri(uri)!)
    guard let parent = g_file_get_parent(file.opaque) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(parent)) }
    return GtkKit.uri(of: parent)
}

/// A dialog that lists what was not imported from a table.
private final class ImportProblems {
    private let dialog: Dialog

    /// The number of lines that are shown at most.
    private static let limit = 200

    init(_ messages: [String]) {
        let column = Box(.vertical, spacing: 6)
        column.addClass("results")
        let rest = messages.count - Self.limit
        let more = filled(
            // Translators: At the end of a list: the number of lines that are not shown.
            translated("{count} more", "{count} more", count: max(0, rest)), ["count": grouped(max(0, rest))])
        for message in messages.prefix(Self.limit) + (rest > 0 ? [more] : []) {
            let line = Widget.paragraph(message)
            line.wrap(PANGO_WRAP_WORD_CHAR)
            line.makeSelectable()
            column.append(line)
        }
        dialog = Dialog(
            // Translators: The title of a dialog that lists rows of a table.
            title: translated("Not Imported"), width: 360, height: 420, content: ScrolledWindow(of: column))
    }

    func present(over parent: Widget) { dialog.present(over: parent) }
}
