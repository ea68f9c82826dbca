// SPDX-License-Identifier: GPL-3.0-or-later
// The row owns the editors of its cards. Closures of widgets refer to the editor weakly.

import CGtk
import Decks
import GtkKit
import PeekaboardModel
import Scene

/// The widgets for one card: its picture, its text, and its sound.
final class SideEditor {
    /// The root widget.
    let widget = Box(.horizontal)

    private let side: Int
    private let editor: DeckEditor
    private weak var window: DeckEditorWindow?
    private let entry = Entry()
    private let thumbnail: PlateView
    private let noPicture = Image(icon: "image-x-generic-symbolic")
    private let soundIcon = Image()
    private var pictureButton: Widget?
    private var soundButton: Widget?
    private var group = 0
    private var shownName = "", shownProblem = ""

    private var place: CardPlace { CardPlace(group: group, side: side) }

    /// Creates the widgets for the cards with an index in their groups.
    init(side: Int, of editor: DeckEditor, pictures: DraftPictures, window: DeckEditorWindow) {
        (self.side, self.editor, self.window) = (side, editor, window)
        thumbnail = PlateView(CardFace.thumbnailSize, pictureCache: pictures.thumbnails)
        widget.addClass("linked")
        addActions()
        addPictureButton()
        entry.disableUndo()  // The window has its own undo.
        entry.hexpand = true
        entry.setWidth(characters: 6)
        entry.onEdit { [weak self] text in
            if let self { self.editor.setText(text, at: place) }
        }
        entry.on("activate") { [weak self] in
            if let self { self.window?.goOn(from: place) }
        }
        widget.append(entry)
        addSoundButton()
        widget.addShortcut("<Control>v", action: "side.paste-media", scope: .withinFirst)
        widget.acceptMedia(includesChildren: true) { [weak self] content in
            guard let self else { return }
            self.window?.put(content, at: place)
        }
    }

    private func addPictureButton() {
        let picture = Widget(gtk_overlay_new()!)
        gtk_overlay_set_child(picture.opaque, thumbnail.widget.pointer)
        gtk_overlay_add_overlay(picture.opaque, noPicture.pointer)
        let button = Widget.menuButton(picture, name: "") { [weak self] in self?.pictureMenu ?? [] }
        button.addClass("card-button")
        widget.append(button)
        pictureButton = button
    }

    private func addSoundButton() {
        let button = Widget.menuButton(soundIcon, name: "") { [weak self] in self?.soundMenu ?? [] }
        button.addClass("card-button")
        widget.append(button)
        soundButton = button
    }

    private var pictureMenu: [[Widget.MenuItem]] {
        let hasPicture = editor.draft[place].picture != nil
        return [
            [
                // Translators: In a menu: opens a file chooser.
                (translated("_Choose a File…"), "side.choose-picture"),
                // Translators: A verb, in a menu: puts on a card what is on the clipboard.
                (translated("_Paste"), "side.paste"),
                // Translators: In a menu: opens a dialog in which the user draws a picture.
                (translated("_Draw…"), "side.draw"),
            ],
            hasPicture ? [(translated("_Remove"), "side.remove-picture")] : [],
        ]
    }

    private var soundMenu: [[Widget.MenuItem]] {
        let hasSound = editor.draft[place].sound != nil
        // Translators: In a menu: opens a dialog in which the user records a sound.
        let record = window?.canRecord == true ? [(translated("_Record…"), "side.record")] : []
        return [
            // Translators: A verb, in a menu: plays a sound.
            hasSound ? [(translated("_Play"), "side.play")] : [],
            [(translated("_Choose a File…"), "side.choose-sound")] + record,
            hasSound ? [(translated("_Remove"), "side.remove-sound")] : [],
        ]
    }

    private func addActions() {
        let actions = ActionMap(within: widget, named: "side")
        let add = { [weak self] (name: String, body: @escaping (SideEditor, DeckEditorWindow) -> Void) in
            _ = actions.add(name) {
                if let self, let window = self.window { body(self, window) }
            }
        }
        add("choose-picture") { $1.choose(.picture, at: $0.place) }
        add("choose-sound") { $1.choose(.sound, at: $0.place) }
        add("paste") { side, window in
            side.widget.paste { [weak window, place = side.place] in window?.put($0, at: place) }
        }
        add("paste-media") { side, window in
            guard side.widget.canPasteMedia else {
                // The text field pastes texts itself.
                _ = gtk_widget_activate_action_variant(side.focusedText.pointer, "clipboard.paste", nil)
                return
            }
            side.widget.paste { [weak window, place = side.place] in window?.put($0, at: place) }
        }
        add("draw") { $1.draw(at: $0.place) }
        add("record") { $1.record(at: $0.place) }
        add("play") { $1.playSound(at: $0.place) }
        add("remove-picture") { side, _ in side.editor.removePicture(at: side.place) }
        add("remove-sound") { side, _ in side.editor.removeSound(at: side.place) }
    }

    /// The text inside the text field, which has the actions for the clipboard.
    private var focusedText: Widget { entry.delegate }

    /// Shows a card. `problem` is what is wrong with it.
    func display(_ draft: DeckDraft, group: Int, problem: String) {
        self.group = group
        let card = draft[place]
        // Setting the text again would move the cursor while the user types.
        if entry.text != card.text ?? "" { entry.withoutSignals { entry.text = card.text ?? "" } }
        noPicture.isVisible = card.picture == nil
        thumbnail.display(CardFace.thumbnail(of: card))
        let icon = card.sound == nil ? "audio-volume-muted-symbolic" : "audio-volume-high-symbolic"
        soundIcon.setIcon(icon)
        soundIcon.opacity = card.sound == nil ? 0.5 : 1
        name(draft, card)
        guard problem != shownProblem else { return }
        shownProblem = problem
        peekaboard_accessible_description(entry.raw, problem)
    }

    private func name(_ draft: DeckDraft, _ card: DeckDocument.Side) {
        let text = DeckPartName.part(.text, of: place, size: draft.deck.groupSize)
        let name = "\(text) \(card.picture ?? "") / \(card.sound ?? "")"
        guard name != shownName else { return }
        shownName = name
        entry.setAccessibleLabel(text)
        // Translators: The name of a button that shows a file. {part} is “Pair 3, first card: picture”, for instance.
        let withFile = translated("{part}, {file}")
        func fullName(_ part: DeckPartName.CardPart, _ file: String?) -> String {
            let part = DeckPartName.part(part, of: place, size: draft.deck.groupSize)
            return file.map { filled(withFile, ["part": part, "file": $0]) } ?? part
        }
        pictureButton?.setAccessibleName(fullName(.picture, card.picture))
        soundButton?.setAccessibleName(fullName(.sound, card.sound))
    }

    /// Moves the keyboard focus to the text.
    func grabFocus() { entry.grabFocus() }
}
