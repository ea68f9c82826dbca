// SPDX-License-Identifier: GPL-3.0-or-later
import CodeAssistance
import GtkKit
import PageSource

/// Other names for what the code declares.
extension CodePanel {
    /// Lets the user rename the symbol at the cursor, or after a number of Unicode scalars. Returns false if there is none.
    func renameSymbol(at offset: Int? = nil) -> Bool {
        for (path, document) in editor.documents { assistant()?.textChanged(document.text, of: path) }
        return renaming.open(at: offset)
    }

    /// Makes the edits that rename a symbol, in each file as a step that the user can undo, unless a file has been changed
    /// since.
    func apply(_ rename: SymbolRename) {
        guard rename.files.allSatisfy({ (try? editor.open($0.path))?.text == $0.text }) else {
            return say(translated("Nothing was renamed, because a file has changed in the meantime"))
        }
        for file in rename.files {
            view.buffer(of: file.path) { editor.history(of: file.path) }.replace(file.changes)
        }
        let message = filled(
            // Translators: {count} is the number of places in the code that have a new name.
            translated("Renamed in {count} place", "Renamed in {count} places", count: rename.count),
            ["count": "\(rename.count)"])
        // What has changed in other files is not seen.
        if rename.files.count > 1 { say(message) } else { view.announce(message) }
        let pages = otherPages(with: rename)
        guard !pages.isEmpty else { return }
        // Translators: {name} is a name that was changed on one page, and {pages} are the names of others.
        let warning = translated("Other pages may need the change, because they have the name {name}, too: {pages}")
        let names = pages.map(\.name.printable).joined(separator: ", ")
        say(filled(warning, ["name": CodeName.plain(rename.oldName), "pages": names]))
    }

    /// Returns the other pages of the playground that share a renamed source, and contain the name.
    private func otherPages(with rename: SymbolRename) -> [Playground.Page] {
        let changed = Set(rename.files.map(\.path))
        return (playground?.pages ?? []).filter { other in
            let text = editor.documents[other.file]?.text ?? other.text ?? ""
            return other.file != page?.file && !changed.isDisjoint(with: other.files)
                && !CodeName.all(named: rename.oldName, in: text).isEmpty
        }
    }

    /// Shows a message, which a screen reader says, too.
    func say(_ message: String) {
        happened(.said(message))
        view.announce(message)
    }
}
