// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import PageBuild
import PageSource
import Scene

/// The code editor in the window.
extension LiveWindow {
    /// Connects the editor with the page and the console.
    func connectCode() {
        codePanel.assistant = { [weak self] in self?.runner?.assistant }
        codePanel.pageChosen = { [weak self] index in self?.runner?.turn(to: index) }
        codePanel.runNeeded = { [weak self] in self?.runner?.run(.typing) }
        codePanel.saved = { [weak self] path, text in self?.runner?.saved(path, text: text) }
        codePanel.said = { [weak self] message in self?.say(message) }
        codePanel.isModifiedChanged = { [weak self] in
            self?.enable()
            self?.files.list.update()
        }
        console.linkLength = { [weak self] line in self?.place(in: line)?.length }
        console.followed = { [weak self] line in
            guard let self, let place = place(in: line) else { return }
            layout.reveal(.code)
            codePanel.go(to: place)
        }
        window.onCloseRequest { [weak self] in
            guard let self, !mayClose, codePanel.isModified else { return false }
            askAboutUnsavedChanges { [weak self] in
                guard let self else { return }
                mayClose = true
                gtk_window_close(window.typed())
            }
            return true
        }
    }

    private func place(in line: String) -> MessagePlace? {
        runner.flatMap { MessagePlace(in: line, of: $0.page.files) }
    }

    /// Moves the focus from the code to the page, or back. In a narrow window, the one takes the place of the other.
    func goToOtherPart() {
        if !layout.showsCode || !layout.codeBox.hasFocusWithin {
            layout.reveal(.code)
            return codePanel.view.grabFocus()
        }
        if layout.isNarrow { layout.reveal(.board) }
        if !stage.grabFocus() { gtk_widget_child_focus(layout.other.pointer, GTK_DIR_TAB_FORWARD) }
    }

    /// Saves the file that is shown.
    func save() { codePanel.save() }

    /// Shows the code and its search bar.
    func find() {
        layout.reveal(.code)
        codePanel.showFindBar()
    }

    /// Shows the code and formats the file that is shown.
    func formatCode() {
        layout.reveal(.code)
        if let runner { codePanel.format(with: runner) }
    }

    /// Runs the page with its present code.
    func runAgain() { runner?.run(.request) }

    /// Runs the page with its present code from the beginning.
    func startOver() { runner?.run(.startOver) }

    /// Makes a page of an earlier version of Swift one of today, in the editor.
    func updatePage() {
        layout.reveal(.code)
        runner?.updatePage()
    }

    /// Takes what an update has made of files, and runs the page as after an edit.
    func take(_ texts: [String: String], _ message: String) {
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) { codePanel.update(path, text) }
        say(message)
        codePanel.view.announce(message)
        if !texts.isEmpty, !codePanel.editor.runsOnEdit { runner?.run(.typing) }
    }

    /// Calls `body` after asking what to do about unsaved changes, unless the user cancels.
    func askAboutUnsavedChanges(then body: @escaping () -> Void) {
        guard codePanel.isModified else { return body() }
        let names = codePanel.editor.modifiedPaths.map { displayName(ofPath: $0).printable }
        Question.ask(
            // Translators: The heading of a question.
            heading: translated("Save Changes?"),
            text: filled(
                // Translators: {files} is a list of file names.
                translated("Changes that are not saved will be lost: {files}"),
                ["files": names.joined(separator: ", ")]),
            answers: [
                // Translators: A verb, on a button of a question: closes the files without saving the changes.
                Question.Response(translated("_Discard"), .destructive) { [weak self] in
                    self?.codePanel.close()
                    body()
                },
                Question.Response(translated("_Save"), .suggested) { [weak self] in
                    if self?.codePanel.saveAll() == true { body() }
                },
            ], over: window)
    }

    /// Shows a message of the editor in the console.
    private func say(_ message: String) {
        if let runner { runner.note(message) } else { log(message, .note) }
    }
}
