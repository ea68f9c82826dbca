// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// The actions of the deck editor.
extension DeckEditorWindow {
    func addActions() {
        let add = { [weak self, actions] (name: String, keys: [String], body: @escaping (DeckEditorWindow) -> Void) in
            actions.add(name) {
                if let self { body(self) }
            }
            for key in keys { self?.window.addShortcut(key, action: "deck.\(name)", scope: .withinFirst) }
        }
        add("undo", ["<Control>z"]) { $0.step { $0.undo() } }
        add("redo", ["<Control><Shift>z", "<Control>y"]) { $0.step { $0.redo() } }
        add("save", ["<Control>s"]) { $0.saveDeck() }
        add("save-file", ["<Control><Shift>s"]) { $0.saveFile() }
        add("play", ["F5"]) { $0.playDeck() }
        add("import", ["<Control>i"]) { $0.chooseTable() }
        add("details", []) { $0.showDetails() }
        add("add", ["<Control>Return", "<Control>KP_Enter"]) { $0.addGroup() }
        add("shortcuts", ["<Control>question"]) { $0.showShortcuts() }
        enable("undo", false)
        enable("redo", false)
    }

    private func showShortcuts() {
        ShortcutsList.present(
            [
                (
                    translated("Deck Editor"),
                    [
                        ("Return", translated("Go to the next text, or add a pair or set")),
                        ("<Control>Return", translated("Add a pair or set")),
                        ("<Alt>Up", translated("Move the pair or set up")),
                        ("<Alt>Down", translated("Move the pair or set down")),
                        ("<Control>v", translated("Paste a text, picture, or file")),
                        ("<Control>z", translated("Undo")), ("<Control><Shift>z", translated("Redo")),
                        ("<Control>i", translated("Import a table")), ("<Control>s", translated("Save")),
                        ("<Control><Shift>s", translated("Save as a file")),
                        ("F5", translated("Save and play")),
                        ("<Control>w", translated("Close window")),
                    ]
                )
            ], over: window)
    }

    // MARK: Groups

    /// Adds a group after the one with the focus, or at the end, and moves the focus to it.
    private func addGroup() {
        let focused = list.hasFocus ? list.focusedGroup : nil
        if let new = editor.addGroup(after: focused) { list.focus(group: new) }
    }

    /// Moves the focus to the text of the card after another, and adds a group at the end.
    func goOn(from place: CardPlace) {
        if let next = editor.nextCard(after: place) { list.focus(group: next.group, side: next.side) }
    }

    /// Moves a group, which keeps the focus.
    func move(_ group: Int, by offset: Int) {
        if let new = editor.moveGroup(at: group, by: offset) { list.focus(group: new) }
    }

    /// Removes a group. The next one gets the focus.
    func remove(_ group: Int) {
        editor.removeGroup(at: group)
        let count = editor.draft.ids.count
        if count > 0 { list.focus(group: min(group, count - 1)) }
    }

    /// Undoes or redoes a step, and moves the focus to the first group that has changed.
    private func step(_ body: (DeckEditor) -> Void) {
        let old = editor.draft
        body(editor)
        let new = editor.draft
        if let place = new.firstCard(notIn: old) { list.focus(group: place.group, side: place.side) }
    }

    // MARK: Saving

    /// Saves the deck, then calls `body` with the URI of its folder unless it could not be saved.
    func saveDeck(then body: @escaping @MainActor (_ uri: String) -> Void = { _ in }) {
        guard !isSaving, let document = completeDocument() else { return }
        isSaving = true
        let draft = editor.draft
        save(document) { [weak self] result in
            guard let self else { return }
            isSaving = false
            switch result {
            case .success(let uri):
                self.uri = uri
                editor.markSaved(draft)
                // Translators: A verb, on a button: begins a game with the deck that has been saved.
                let play = translated("Play Deck")
                toasts.replace(with: translated("Deck saved"), button: (play, "deck.play"))
                body(uri)
            case .failure(let error): refuse(error.message(file: document.title))
            }
        }
    }

    /// Plays the deck, which is saved first if it has changed.
    private func playDeck() {
        if let uri, !editor.isModified { return play(uri) }
        saveDeck { [weak self] in self?.play($0) }
    }

    /// Saves the deck in a file that the user chooses.
    private func saveFile() {
        guard let document = completeDocument() else { return }
        let name = DeckLibrary.folderName(for: document.title) + DeckFileFormat.ending
        inBackground {
            try? DeckFileFormat.bytes(of: document)
        } then: { [weak self] bytes in
            guard let self else { return }
            guard let bytes else { return refuse(translated("The deck can’t be saved as a file")) }
            // Translators: The title of a file chooser.
            FileChooser.save(bytes, as: name, title: translated("Save as a File"), over: window) {
                [weak self] file, isSaved in
                isSaved
                    ? self?.toasts.replace(with: FileChooser.success(ofSaving: file))
                    : self?.refuse(unwritableMessage(file: file))
            }
        }
    }

    /// Returns the deck if it can be saved. Otherwise, says why not, and moves the focus to the place.
    private func completeDocument() -> DeckDocument? {
        findProblems()
        guard let error = problems.firstError else { return editor.draft.document }
        refuse(error.fullMessage(groupSize: editor.draft.deck.groupSize))
        if let place = error.place { list.focus(group: place.group, side: place.side) }
        return nil
    }

    /// Asks about unsaved changes, if there are any. Returns whether the window stays open.
    func staysOpen() -> Bool {
        guard !mayClose, editor.isModified else { return false }
        close {}
        return true
    }

    /// Closes the window, asking about unsaved changes, then calls `body` unless the user cancels.
    func close(then body: @escaping @MainActor () -> Void) {
        if editor.isModified, !mayClose { window.present() }
        askAboutChanges { [weak self] in
            guard let self else { return }
            let closed = closed
            self.closed = {
                closed()
                body()
            }
            mayClose = true
            window.close()
        }
    }

    /// Asks about unsaved changes, if there are any and the window is not closing already, then calls `body` unless the
    /// user cancels.
    func askAboutChanges(then body: @escaping @MainActor () -> Void) {
        guard editor.isModified, !mayClose else { return body() }
        Question.ask(
            // Translators: The heading of a question.
            heading: translated("Save Changes?"),
            text: translated("Changes to the deck that are not saved will be lost."),
            answers: [
                // Translators: A verb, on a button of a question: closes the window without saving the changes.
                Question.Response(translated("_Discard"), .destructive, body),
                Question.Response(translated("_Save"), .suggested) { [weak self] in self?.saveDeck { _ in body() } },
            ], over: window)
    }
}
