// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// A dialog for the author, the language, the license, and the back of a deck. Changes take effect immediately.
final class DeckDetailsDialog {
    private let dialog: Dialog
    private let editor: DeckEditor
    private let pictures: DraftPictures
    private let choose: Widget
    private let remove: Widget
    private let back = ActionRow()
    private let problem = Widget.paragraph("")

    /// Creates a dialog. `chooseBack` lets the user choose a picture.
    init(of editor: DeckEditor, pictures: DraftPictures, chooseBack: @escaping () -> Void) {
        (self.editor, self.pictures) = (editor, pictures)
        choose = Button(icon: "document-open-symbolic")
        choose.setAccessibleName(translated("Choose a Picture"))
        remove = Button(icon: "edit-delete-symbolic")
        // Translators: A verb, on a button: removes the picture on the backs of the cards.
        remove.setAccessibleName(translated("Remove the Picture"))
        let column = Box(.vertical, spacing: 18)
        column.addClass("results")
        dialog = Dialog(title: translated("Deck Details"), width: 360, height: 460, content: ScrolledWindow(of: column))
        let rows = [
            // Translators: The person who made a deck.
            row(translated("Author"), .author),
            // Translators: The conditions under which a deck may be used.
            row(translated("License"), .license),
            row(translated("Language code, such as en"), .language),
        ]
        column.append(PreferencesGroup(of: rows))
        back.title = translated("Card back")
        for button in [choose, remove] {
            button.valign = .center
            button.addClass("flat")
            back.addSuffix(button)
        }
        column.append(PreferencesGroup(of: [back]))
        problem.addClass("error")
        column.append(problem)
        choose.on("clicked") { chooseBack() }
        remove.on("clicked") { [weak self] in
            self?.editor.setBack(nil)
            self?.update()
        }
        update()
    }

    private func row(_ title: String, _ detail: DeckDocument.Detail) -> Widget {
        let row = EntryRow()
        row.title = title
        row.disableUndo()
        row.text = editor.draft.deck[detail]
        row.onEdit { [weak self] text in
            self?.editor.set(detail, to: text)
            self?.update()
        }
        return row
    }

    /// Shows the back and what is wrong with the texts.
    func update() {
        let name = editor.draft.deck.back
        // Translators: Instead of the name of a file.
        back.setSubtitle(name ?? translated("No picture"))
        remove.isVisible = name != nil
        let error = editor.draft.document.problems.first(where: \.isAboutDetail)
        problem.text = error?.message(groupSize: editor.draft.deck.groupSize) ?? ""
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent) }
}

extension DeckEditorWindow {
    /// Shows the details of the deck.
    func showDetails() {
        let dialog = DeckDetailsDialog(of: editor, pictures: pictures) { [weak self] in
            guard let self else { return }
            FileChooser.open(.picture, title: translated("Choose a Picture"), over: window) { [weak self] uri in
                self?.setBack(uri)
            }
        }
        self.dialog = dialog
        dialog.present(over: window)
    }

    private func setBack(_ uri: String) {
        let name = displayName(ofURI: uri)
        inBackground {
            Result { () throws(CardMedium.MediumProblem) in try CardMedium(uri: uri, name: name, in: GIOFiles()) }
        } then: { [weak self] (result: Result<CardMedium, CardMedium.MediumProblem>) in
            guard let self else { return }
            switch result {
            case .success(let medium): editor.setBack(medium)
            case .failure(let problem): refuse(problem.message(file: name))
            }
            (dialog as? DeckDetailsDialog)?.update()
        }
    }
}
