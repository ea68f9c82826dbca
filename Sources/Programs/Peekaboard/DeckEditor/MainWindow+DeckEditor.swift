// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// Making decks.
extension MainWindow {
    /// Opens the editor with a new deck, which is added to the user's decks when it is saved.
    func newDeck() { edit(DeckDraft(), at: nil, save: saving(deckNamed: nil)) }

    /// Opens the editor with a deck, unless it is open already. If it is not one of the user's decks, another one is
    /// saved.
    func edit(_ deck: ListedDeck) {
        if let editor = deckEditors.first(where: { $0.uri == deck.uri }) { return editor.present() }
        inBackground {
            Result { () throws(DeckFileError) in try DeckDraft(DeckDocument(anyFolder: deck.uri, in: GIOFiles())) }
        } then: { [weak self] (result: Result<DeckDraft, DeckFileError>) in
            guard let self else { return }
            switch result {
            case .success(let draft):
                edit(draft, at: deck.uri, save: saving(deckNamed: deck.isReadOnly ? nil : deck.name))
            case .failure(let error): refuse(error.message(file: deck.title))
            }
        }
    }

    /// Returns a function that saves a deck in place of the one with a name, or adds it the first time.
    private func saving(deckNamed name: String?) -> DeckEditorWindow.Save {
        let library = deckLibrary
        var name = name
        return { [weak self] document, done in
            let old = name
            inBackground {
                Result { () throws(DeckFileError) in
                    guard let old else { return try library.install(document) }
                    return try library.replace(old, with: document)
                }
            } then: { (result: Result<String, DeckFileError>) in
                let saved = result.map { folder in
                    name = folder
                    return library.uri(of: folder)
                }
                if case .success(let uri) = saved { self?.deckSaved(uri) }
                done(saved)
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
            if let self { window.close() }
        }
        return true
    }

    /// Opens the editor with a deck, whose folder has a URI if it is not new. `save` saves it.
    private func edit(_ draft: DeckDraft, at uri: String?, save: @escaping DeckEditorWindow.Save) {
        let editor = DeckEditorWindow(
            draft, at: uri, application: window.application.map { OpaquePointer($0) },
            installation: installation, sounds: sounds, recorder: { MicrophoneRecorder() }, save: save)
        editor.play = { [unowned self] uri in
            play(deck: uri)
            window.present()
        }
        deckEditors.append(editor)
        editor.closed = { [unowned self, unowned editor] in deckEditors.removeAll { $0 === editor } }
        editor.present()
    }
}
