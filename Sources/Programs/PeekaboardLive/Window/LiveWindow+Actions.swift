// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import CGtk
import GtkKit

/// The window's actions.
extension LiveWindow {
    /// Adds the actions to the window.
    func addActions() {
        actions.add(
            of: self,
            [
                "open": { $0.choose() },
                "examples": { window in window.editor.askAboutUnsavedChanges { window.showStart() } },
                "guide": { $0.showGuide() }, "shortcuts": { $0.showShortcuts() },
                "about": { About.present(over: $0.window) },
            ])
        actions.add(
            of: self, if: { $0.runner != nil },
            ["run": { $0.runner?.run(.request) }, "start-over": { $0.runner?.run(.startOver) }])
        actions.add(of: self, if: { $0.runner?.needsConsent == true }, ["run-anyway": { $0.runner?.runWithConsent() }])
        actions.add(of: self, if: { $0.layout.request.isWhole }, ["other-part": { $0.goToOtherPart() }])
        editor.addActions(to: actions)
        stage.addActions(to: actions)
        properties.addActions(to: actions)
        console.addActions(to: actions)
        addNewActions()
        addSharingActions()
        addExportActions()
        addSessionActions()
        actions.addSwitch("start-over-on-save", isOn: startsOver) { [unowned self] isOn in
            startsOver = isOn
            runner?.startsOver = isOn
        }
        actions.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in
            sounds.isOn = isOn
            playbackPlayer.isOn = isOn
        }
        update()
    }

    /// Updates what depends on the state of the page and its code. The past takes no input.
    func update() {
        actions.update()
        let canRun = runner?.expressions.canRun == true
        console.entry.isEnabled = canRun
        let line = runner?.timeLine
        properties.setRunning(
            canRun && line?.isPaused != true, isPaused: line?.isPaused == true && line?.isPausedForTrial != true)
        editor.panel.updatable = runner?.updatable
        layout.request.asks = runner?.needsConsent == true
    }

    /// Moves the focus from the code to the page, from there to the files if they are shown, and back to the code. In a
    /// narrow window, the one takes the place of the other.
    func goToOtherPart() {
        if !layout.showsCode || !layout.codeBox.hasFocusWithin {
            if !editor.focusFiles() { editor.focus() }
            return
        }
        if layout.isNarrow { layout.reveal(.board) }
        goToBoard()
    }

    /// Gives the focus to the board, or to the console if the page shows nothing.
    func goToBoard() {
        if !stage.board.grabFocus() { gtk_widget_child_focus(layout.other.pointer, GTK_DIR_TAB_FORWARD) }
    }

    private func choose() {
        FileChooser.open(.page, title: translated("Open a Swift Page"), over: window) { [weak self] uri in
            guard let self, let path = path(ofURI: uri) else { return }
            if path.hasSuffix(PageFile.ending) { return showPageFile(path) }
            editor.askAboutUnsavedChanges { self.open(path) }
        }
    }

    private func showGuide() {
        let dialog = GuideDialog(folder: installation.guide, about: guideTopic, parent: window)
        dialog.closed = { [weak self] in
            whenIdle(for: self) { $0.guideDialog = nil }
        }
        guideDialog = dialog
        dialog.present()
    }

    private func showShortcuts() {
        // Translators: In the list of keyboard shortcuts.
        let page: [Shortcut] = [
            ("<Control>n", translated("New page")), ("<Control>o", translated("Open a page")),
            ("<Control>s", translated("Save")), ("<Control><Shift>s", translated("Save under another name")),
            ("F2", translated("Rename the file, or the symbol at the cursor in the code")),
            ("<Alt>Page_Up", translated("Previous page")), ("<Alt>Page_Down", translated("Next page")),
            ("<Control>r", translated("Run again")), ("<Control><Shift>r", translated("Start over")),
            ("F7", translated("Pause or play")), ("<Shift>F7 <Control>F7", translated("One step back or forward")),
            ("<Shift>F4 F4", translated("Previous or next input")),
            ("F5", translated("Present the page")), ("<Control>comma", translated("Properties")),
            ("<Control>z <Control><Shift>z", translated("Undo or redo the last property change")),
        ]
        let code: [Shortcut] = [
            ("<Control>z <Control><Shift>z", translated("Undo or redo")),
            ("<Control>f", translated("Find in the code")),
            ("<Control>h", translated("Find and replace in the code")),
            ("<Control>g <Control><Shift>g", translated("Next or previous match")),
            ("<Control>space", translated("Complete the code")),
            ("<Control>i", translated("Documentation of the name at the cursor")),
            ("F8 <Shift>F8", translated("Next or previous error")),
            ("<Control>period", translated("Go to the fix of an error")),
            ("<Control><Shift>i", translated("Format the code")),
            ("<Control>slash", translated("Turn lines into comments or back")),
            ("<Control><Shift>m", translated("Comments as source or as text")),
            ("<Control>plus <Control>minus <Control>0", translated("Larger, smaller, or normal letters in the code")),
        ]
        let values: [Shortcut] = [
            ("<Control>e", translated("Show or hide the values below the line")),
            (
                "<Control><Alt>Page_Up <Control><Alt>Page_Down",
                translated("Change the number, color, or name at the cursor")
            ),
            (
                "<Control><Alt><Shift>Page_Up <Control><Alt><Shift>Page_Down",
                translated("Change the number in larger steps")
            ),
            ("<Control><Alt>Return", translated("Keep the value for comparison")),
        ]
        let window: [Shortcut] = [
            ("F9", translated("Code")), ("<Shift>F9", translated("Board")), ("<Control>F9", translated("Files")),
            ("F6", translated("Go to the page, the files, or back to the code")),
            ("F12", translated("Go to the console, or hide it")),
            ("F11", translated("Full screen")), ("F10", translated("Main menu")), ("F1", translated("Guide")),
            ("<Control>question", translated("Keyboard shortcuts")),
            ("<Control>w", translated("Close window")), ("<Control>q", translated("Quit")),
        ]
        ShortcutsList.present(
            [
                (translated("Page"), page), (translated("Code"), code),
                // Translators: In the list of keyboard shortcuts.
                (translated("Values"), values),
                // Translators: In the list of keyboard shortcuts.
                (translated("Window"), window),
            ], over: self.window)
    }
}
