// SPDX-License-Identifier: GPL-3.0-or-later
// The list owns the rows and their widgets. Closures of widgets refer to the row weakly.

import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// A row of the deck editor: the cards of a group, and what is wrong with them.
final class GroupRow {
    /// Called when a widget of the row gets the keyboard focus, or when none has it any more.
    var focusMoved: (_ isInside: Bool) -> Void = { _ in }
    /// The widget of the row.
    let widget = Box(peekaboard_named_box_new(GTK_ORIENTATION_VERTICAL)!)
    /// The index of the group that the row shows.
    private(set) var index = 0

    private let number = Label()
    private let sides = Box(.horizontal, spacing: 6)
    private let problems = Box(.vertical)
    private let editors: [SideEditor]
    private var menu: Widget?
    private var shownProblems: [String] = []
    private var groupSize = 0
    private var hasFocus = false

    /// Creates a row for a deck.
    init(of editor: DeckEditor, pictures: DraftPictures, window: DeckEditorWindow) {
        editors = (0..<DeckDraft.maxGroupSize).map {
            SideEditor(side: $0, of: editor, pictures: pictures, window: window)
        }
        widget.addClass("deck-group")
        number.setWidth(characters: 3)
        number.setXalign(1)
        for style in ["numeric", "dim-label"] { number.addClass(style) }
        sides.hexpand = true
        sides.makeHomogeneous()
        editors.forEach { sides.append($0.widget) }
        let line = Box(.horizontal, spacing: 6)
        for part in [number, sides, makeMenu(of: editor, window)] { line.append(part) }
        widget.append(line)
        widget.append(problems)
        let focus = Object(sharing: gtk_event_controller_focus_new()!)
        focus.on("enter") { [weak self] in self?.focusChanged(true) }
        focus.on("leave") { [weak self] in self?.focusChanged(false) }
        gtk_widget_add_controller(widget.pointer, focus.opaque)
    }

    private func makeMenu(of editor: DeckEditor, _ window: DeckEditorWindow) -> Widget {
        let actions = ActionMap(within: widget, named: "group")
        let add = { [weak self, weak window] (name: String, body: @escaping (GroupRow, DeckEditorWindow) -> Void) in
            _ = actions.add(name) {
                if let self, let window { body(self, window) }
            }
        }
        add("up") { $1.move($0.index, by: -1) }
        add("down") { $1.move($0.index, by: 1) }
        add("duplicate") { [editor] row, window in
            if let new = editor.duplicateGroup(at: row.index) { window.list.focus(group: new) }
        }
        add("repeat") { [editor] row, _ in editor.repeatFirstCard(ofGroup: row.index) }
        add("remove") { $1.remove($0.index) }
        let icon = Image(icon: "view-more-symbolic")
        let menu = Widget.menuButton(icon, name: "") { [weak self, editor] in
            guard let self else { return [] }
            let isFirst = index == 0
            let isLast = index == editor.draft.ids.count - 1
            return [
                (isFirst ? [] : [(translated("Move _Up"), "group.up")])
                    + (isLast ? [] : [(translated("Move _Down"), "group.down")]),
                [
                    // Translators: A verb, in a menu: adds a copy of a pair.
                    (translated("D_uplicate"), "group.duplicate"),
                    // Translators: In a menu: puts on the other cards of a pair what is on its first card.
                    (translated("Same on _All Cards"), "group.repeat"),
                ],
                // Translators: A verb, in a menu: removes a pair, a picture, or a sound.
                [(translated("_Remove"), "group.remove")],
            ]
        }
        menu.addClass("flat")
        self.menu = menu
        widget.addShortcut("<Alt>Up", action: "group.up", scope: .withinFirst)
        widget.addShortcut("<Alt>Down", action: "group.down", scope: .withinFirst)
        return menu
    }

    private func focusChanged(_ isInside: Bool) {
        hasFocus = isInside
        focusMoved(isInside)
    }

    /// Shows a group and its problems. While the user edits a group, cards that are still empty are no problem.
    func display(_ draft: DeckDraft, group index: Int, _ all: [DeckProblem]) {
        let problems = hasFocus ? all.filter { !$0.isEmptyCard } : all
        if self.index != index || groupSize != draft.deck.groupSize || shownName.isEmpty {
            name(index, draft.deck.groupSize)
        }
        let messages = problems.map { $0.message(groupSize: draft.deck.groupSize) }
        for (side, editor) in editors.enumerated() {
            editor.widget.isVisible = side < draft.deck.groupSize
            let own = zip(problems, messages).filter { $0.0.place?.side == side }.map(\.1)
            if side < draft.deck.groupSize { editor.display(draft, group: index, problem: own.joined(separator: ". ")) }
        }
        guard messages != shownProblems else { return }
        shownProblems = messages
        self.problems.removeChildren()
        for (problem, message) in zip(problems, messages) {
            self.problems.append(Self.line(message, problem.isWarning))
        }
    }

    private var shownName = ""

    private func name(_ index: Int, _ groupSize: Int) {
        (self.index, self.groupSize) = (index, groupSize)
        shownName = DeckPartName.group(index, size: groupSize)
        number.text = "\(index + 1)"
        peekaboard_accessible_label(widget.raw, shownName)
        // Translators: The name of a button. {group} is “Pair 3”, for instance.
        menu?.setAccessibleName(filled(translated("{group}: menu"), ["group": shownName]))
    }

    private static func line(_ message: String, _ isWarning: Bool) -> Widget {
        let line = Box(.horizontal, spacing: 6)
        line.addClass("deck-problem")
        line.addClass(isWarning ? "warning" : "error")
        let icon = isWarning ? "dialog-warning-symbolic" : "dialog-error-symbolic"
        let image = Image(icon: icon)
        image.valign = .start
        line.append(image)
        let text = Widget.paragraph(message)
        text.addClass("caption")
        text.wrap(PANGO_WRAP_WORD_CHAR)
        line.append(text)
        return line
    }

    /// Places the cards side by side, or below each other.
    func setNarrow(_ isNarrow: Bool) {
        sides.setOrientation(isNarrow ? .vertical : .horizontal)
    }

    /// Moves the keyboard focus to the text of a card.
    func grabFocus(side: Int) { editors[side].grabFocus() }
}
