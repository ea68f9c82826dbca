import CGtk
import Decks
import GtkKit
import PeekaboardModel
import Program

/// Making decks.
extension MainWindow {
    /// Opens the editor with a new deck, which is added to the user's decks when it is saved.
    func newDeck() {
        let library = DeckLibrary(path: installation.decks)
        // The name of the deck's folder after it has been saved.
        var name: String?
        edit(DeckDraft()) { document, done in
            let old = name
            inBackground {
                Result { () throws(DeckFileError) in
                    guard let old else { return try library.install(document) }
                    return try library.replace(old, with: document)
                }
            } then: { (result: Result<String, DeckFileError>) in
                switch result {
                case .success(let saved):
                    name = saved
                    done(nil)
                case .failure:
                    done(
                        filled(
                            translated("Could not write {file}: check the free space and the folder’s permissions"),
                            ["file": library.path]))
                }
            }
        }
    }

    /// Closes the windows of all decks, asking about unsaved changes, then calls `body` unless the user cancels.
    func closeDecks(then body: @escaping @MainActor () -> Void) {
        guard let editor = deckEditors.last else { return body() }
        editor.close { [weak self] in self?.closeDecks(then: body) }
    }

    /// Closes the decks before the window. Returns whether the window stays open until then.
    func staysOpenForDecks() -> Bool {
        guard !deckEditors.isEmpty else { return false }
        closeDecks { [weak self] in
            if let self { gtk_window_close(window.typed()) }
        }
        return true
    }

    /// Opens the editor with a deck. `save` saves it.
    func edit(_ draft: DeckDraft, save: @escaping DeckEditorWindow.Save) {
        let editor = DeckEditorWindow(
            draft, application: gtk_window_get_application(window.typed()).map { OpaquePointer($0) },
            installation: installation, sounds: sounds, save: save)
        deckEditors.append(editor)
        editor.closed = { [unowned self, unowned editor] in deckEditors.removeAll { $0 === editor } }
        editor.present()
    }
}
